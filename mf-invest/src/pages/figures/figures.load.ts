import type { KeyFigure } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { figuresAddress, figuresQuery, type FiguresQuery } from './figures-query.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { datasetOf } from '../../model/table-files.ts';

export interface FiguresData {
  query: FiguresQuery;
  /** Newest year first; null when the list did not arrive. */
  years: KeyFigure[] | null;
}

/** All years and figures as data (spec I27). */
function subjectOf(
  years: readonly KeyFigure[],
  { title: name, description }: { title: string; description: string },
  lang: Lang,
): Pick<Head, 'subject'> {
  const [last, first] = [years[0], years.at(-1)];
  if (!last || !first) return {};
  const covers = [String(first.year), String(last.year)] as const;
  return { subject: datasetOf({ table: 'keyFigures', lang }, { name, description, covers }) };
}

/** Ten years of key figures (spec I15). */
export async function loadFigures(request: PageRequest, services: LoadServices): Promise<Outcome<FiguresData>> {
  const query = figuresQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang } = services;
  const found = await orFallback(api.call('keyFigure/list', {}), null, report);
  const { figures } = lang === 'cn' ? cn : en;
  const years = found?.list ?? null;
  return {
    kind: 'page',
    head: {
      title: figures.title,
      description: figures.description,
      canonical: figuresAddress(query),
      trail: trailTo(lang, figures.title),
      ...(figuresQuery.isNarrowed(query) ? { noindex: true } : subjectOf(years ?? [], figures, lang)),
    },
    data: { query, years },
  };
}
