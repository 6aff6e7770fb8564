import type { Mark } from 'shared/contract/invest/stock';
import type { Lang } from 'shared/contract/text/lang';
import { paths } from '../../../paths.ts';
import type { BarSpan } from '../../../model/chart-span.ts';

/** What happened within one bar. */
export interface PlacedMarks {
  /** Place of the bar. */
  at: number;
  marks: Mark[];
}

/** Each mark at the bar of its day, or at the next one where nobody traded; what lies before the first bar or after the last is left out. */
export function placedMarks(dates: readonly string[], marks: readonly Mark[]): PlacedMarks[] {
  const [first = ''] = dates;
  const places = Map.groupBy(
    marks.filter(({ date }) => date >= first),
    ({ date }) => dates.findIndex((bar) => bar >= date),
  );
  places.delete(-1);
  return [...places].map(([at, placed]) => ({ at, marks: placed })).toSorted((one, other) => one.at - other.at);
}

/** The marks within a part of the history. */
export function marksWithin(dates: readonly string[], marks: readonly Mark[], { start, end }: BarSpan): Mark[] {
  return placedMarks(dates, marks)
    .filter(({ at }) => at >= start && at < end)
    .flatMap((placed) => placed.marks);
}

/** The announcement itself; of a dividend all payments. */
export function markHref(lang: Lang, { kind, id }: Mark): string {
  return kind === 'dividend' ? `${paths.record.href(lang)}#payments` : paths.announcement.href(lang, { id });
}
