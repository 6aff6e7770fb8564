import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { reportFilter } from 'shared/contract/invest/investor';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findEntries } from '../../imported/entry.store.ts';

/** Periodic reports and presentations, newest first; a report without a market belongs to both. */
export async function reports(
  { content, now }: Services,
  lang: Lang,
  { year, kind, market, pageNo, pageSize }: z.output<typeof reportFilter>,
): Promise<CallData<'report/page'>> {
  const { rows } = await findEntries(content, 'report', { until: dayOf(now()) });
  const wanted = rows.filter(
    (row) =>
      (year === 0 || row.year === year) &&
      (kind === '' || row.kind === kind) &&
      (market === '' || row.market === '' || row.market === market),
  );
  const list = wanted
    .slice((pageNo - 1) * pageSize, pageNo * pageSize)
    .map((row) => ({ ...row, title: row.title[lang] }));
  const years = [...new Set(rows.map((row) => row.year))].toSorted((a, b) => b - a);
  return { list, pageNo, totalCount: wanted.length, years };
}
