import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { reportFilter } from 'shared/contract/invest/investor';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { isOut } from '../../model/shanghai-time.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';

/** The minute at which a report is out, `yyyy-MM-dd HH:mm`. */
export const reportStamp = ({ date, time }: Pick<EntryBody<'report'>, 'date' | 'time'>): string => `${date} ${time}`;

/** The document in a language: the English one where there is one, else the one for both. */
export function documentIn(
  lang: Lang,
  { url, size, english }: Pick<EntryBody<'report'>, 'url' | 'size' | 'english'>,
): { url: string; size: number } {
  return lang === 'en' && english ? english : { url, size };
}

/** What is out at this minute, newest first; everything that shows reports asks here. */
export async function publishedReports({
  content,
  now,
}: Pick<Services, 'content' | 'now'>): Promise<EntryBody<'report'>[]> {
  const { rows } = await findEntries(content, 'report');
  return rows.filter((row) => isOut(reportStamp(row), now()));
}

/** Periodic reports and presentations, newest first; a report without a market belongs to both. */
export async function reports(
  services: Services,
  lang: Lang,
  { year, kind, market, pageNo, pageSize }: z.output<typeof reportFilter>,
): Promise<CallData<'report/page'>> {
  const rows = await publishedReports(services);
  const wanted = rows.filter(
    (row) =>
      (year === 0 || row.year === year) &&
      (kind === '' || row.kind === kind) &&
      (market === '' || row.market === '' || row.market === market),
  );
  const list = wanted
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map((row) => ({ ...row, title: row.title[lang], ...documentIn(lang, row) }));
  const years = [...new Set(rows.map((row) => row.year))].toSorted((a, b) => b - a);
  return { list, pageNo, totalCount: wanted.length, years };
}
