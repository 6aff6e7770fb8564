import type { Translate } from 'shared';
import type { DateGridProps } from 'shared/ui/form/date-grid/date-grid';
import type { DateRange } from 'shared/ui/form/date-grid/calendar';
import type { Messages } from '../messages/en.ts';
import { dayIn, availabilityOf, type Calendars } from '../model/visit-days.ts';

/** What the grid shows and says of a day. */
export function dayStates(t: Translate<Messages>, calendars: Calendars, range: DateRange): DateGridProps['day'] {
  return (date) => {
    if (date < range.first || date > range.last) return { canChoose: false, kind: 'closed', says: t('days.outside') };
    const day = dayIn(calendars, date);
    if (!day) return { canChoose: false, kind: 'closed' };
    const { kind, seats } = availabilityOf(day);
    const note = t(`days.${kind}`);
    if (kind === 'closed') return { canChoose: false, kind, note, says: day.note };
    if (kind === 'full') return { canChoose: false, kind, note, says: t('days.noSeats') };
    return { canChoose: true, kind, note, says: t('days.seats', { count: seats }) };
  };
}
