import { month, narrowing, pageQuery } from 'shared/contract/section/query';
import { monthOf, type DateRange } from 'shared/ui/form/date-grid/calendar';
import { paths } from '../../paths.ts';

/** The month whose days are shown; empty is the first in which a visit can be booked. */
export const bookQuery = pageQuery({ month: narrowing(month) });

/** Below the language segment, of a month of the days that can be booked; the first needs no naming. */
export function monthAddress(shown: string, { first }: DateRange): string {
  return paths.book.address(bookQuery.texts({ month: shown === monthOf(first) ? '' : shown }));
}
