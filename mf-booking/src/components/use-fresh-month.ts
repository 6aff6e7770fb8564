import { useEffect, useRef } from 'react';
import { monthOf } from 'shared/ui/date-grid/calendar';

/** Places of the month that is shown first may have gone since the page was made: they are asked for anew, once. */
export function useFreshMonth(showMonth: (month: string) => void, date: string): void {
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    showMonth(monthOf(date));
  });
}
