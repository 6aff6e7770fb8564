import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';

/** Years as their annual reports have them, newest first, each with the sum of its dividends. */
export async function keyFigures({ content }: Services, lang: Lang): Promise<CallData<'keyFigure/list'>> {
  const [years, dividends] = await Promise.all([findEntries(content, 'keyFigure'), findEntries(content, 'dividend')]);
  const fenOf = (year: number) =>
    dividends.rows
      .filter((row) => row.year === year)
      .reduce((sum, { per10Shares }) => sum + Math.round(per10Shares * 100), 0);
  const list = years.rows.map(({ id, restated, ...figures }) => ({
    year: Number(id),
    ...figures,
    restated: restated.map(({ figure, note }) => ({ figure, note: note[lang] })),
    dividend: fenOf(Number(id)) / 100,
  }));
  return { list };
}
