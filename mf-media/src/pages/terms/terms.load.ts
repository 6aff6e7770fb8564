import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/media-trail.ts';
import { picksOf, termsQuery, type REFUSALS, type SIZES } from '../../model/picks-query.ts';
import { paths } from '../../paths.ts';

export interface TermsData {
  /** Who publishes; empty while the service is away. */
  group: string;
  picks: string[];
  /** A file of a film by its name; empty for the whole entry. */
  file: string;
  resolution: (typeof SIZES)[number];
  /** Why the download did not begin; null when nobody has tried yet. */
  refused: (typeof REFUSALS)[number] | null;
}

export async function loadTerms(request: PageRequest, { api, report }: LoadServices): Promise<Outcome<TermsData>> {
  const choice = termsQuery.parse(request.query);
  if (!choice) return NOT_FOUND;
  const site = await orFallback(api.call('site/info', {}), null, report);
  const { terms } = request.lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: terms.title,
      description: terms.description,
      canonical: paths.terms.address({}),
      trail: trailTo(request.lang, terms.title),
      ...(choice.picks === '' ? {} : { noindex: true }),
    },
    data: {
      group: site?.name ?? '',
      picks: picksOf(choice.picks),
      file: choice.file,
      resolution: choice.resolution,
      refused: choice.refused,
    },
  };
}
