import type { KeyFigure } from 'shared/contract/invest/investor';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { figuresAddress, figuresQuery, type FiguresQuery } from './figures-query.ts';
import { trailTo } from '../../model/invest-trail.ts';

export interface FiguresData {
  query: FiguresQuery;
  /** Newest year first; null when the list did not arrive. */
  years: KeyFigure[] | null;
}

/** Ten years of key figures (spec I15). */
export async function loadFigures(request: PageRequest, services: LoadServices): Promise<Outcome<FiguresData>> {
  const query = figuresQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { api, report, lang } = services;
  const found = await orFallback(api.call('keyFigure/list', {}), null, report);
  const { figures } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: figures.title,
      description: figures.description,
      canonical: figuresAddress(query),
      trail: trailTo(lang, figures.title),
      ...(figuresQuery.isNarrowed(query) ? { noindex: true } : {}),
    },
    data: { query, years: found?.list ?? null },
  };
}
