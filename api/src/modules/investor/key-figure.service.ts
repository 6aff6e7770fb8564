import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { isOut } from '../../model/shanghai-time.ts';
import { publishedDividends } from './dividend.service.ts';

/** Years as their annual reports have them, newest first, each with the sum of its dividends; none before its report. */
export async function keyFigures(services: Services, lang: Lang): Promise<CallData<'keyFigure/list'>> {
  const { content, now } = services;
  const [years, dividends] = await Promise.all([findEntries(content, 'keyFigure'), publishedDividends(services)]);
  const fenOf = (year: number) =>
    dividends
      .filter((row) => row.year === year)
      .reduce((sum, { per10Shares }) => sum + Math.round(per10Shares * 100), 0);
  const list = years.rows
    .filter(({ published }) => isOut(published, now()))
    .map(({ id, published: _published, restated, ...figures }) => ({
      year: Number(id),
      ...figures,
      restated: restated.map(({ figure, note }) => ({ figure, note: note[lang] })),
      dividend: fenOf(Number(id)) / 100,
    }));
  return { list };
}
