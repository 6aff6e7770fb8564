import { useEffect, useRef } from 'react';
import { monthOf } from 'shared/ui/form/date-grid/calendar';

/** Seats of the month that is shown first may have gone since the page was made: they are asked for anew, once. */
export function useFreshMonth(showMonth: (month: string) => void, date: string): void {
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    showMonth(monthOf(date));
  });
}
