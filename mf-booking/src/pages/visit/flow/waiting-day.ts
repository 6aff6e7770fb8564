import type { Translate } from 'shared';
import type { DateGridProps } from 'shared/ui/form/date-grid/date-grid';
import type { Messages } from '../../../messages/en.ts';
import { slotsOn, type Calendars } from '../../../model/visit-days.ts';

/** The same days, of which a full one can be chosen too when there is a slot to wait for. */
export function withWaiting(
  day: DateGridProps['day'],
  t: Translate<Messages>,
  calendars: Calendars,
): DateGridProps['day'] {
  return (date) => {
    const shown = day(date);
    const canWait = shown.kind === 'full' && slotsOn(calendars, date).some(({ waiting }) => waiting !== undefined);
    return canWait ? { ...shown, canChoose: true, says: t('waiting.day') } : shown;
  };
}
