import { month, narrowing, pageQuery } from 'shared/contract/section/query';
import { monthOf } from 'shared/ui/form/date-grid/calendar';
import type { BookableDays } from '../../model/visit-days.ts';
import { paths } from '../../paths.ts';

/** The month whose days are shown; empty is the first with places left. */
export const bookQuery = pageQuery({ month: narrowing(month) });

/** Below the language segment, of a month of the days that can be booked; the first with places left needs no naming. */
export function monthAddress(shown: string, { begin }: BookableDays): string {
  return paths.book.address(bookQuery.texts({ month: shown === monthOf(begin) ? '' : shown }));
}
