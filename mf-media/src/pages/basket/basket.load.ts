import type { MediaBasket } from 'shared/contract/media/media';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { choiceOfAll, conditionsOf } from '../../model/library-choice.ts';
import { trailTo } from '../../model/media-trail.ts';
import { basketQuery, picksOf } from '../../model/picks-query.ts';
import { paths } from '../../paths.ts';

export interface BasketData {
  /** What the address names; null when it names nothing, or the service is away. */
  found: MediaBasket | null;
  /** The address says what is chosen, not this device. */
  isShared: boolean;
  /** Results that do not fit into a basket. */
  left: number;
}

export async function loadBasket(request: PageRequest, { api, report }: LoadServices): Promise<Outcome<BasketData>> {
  const choice = basketQuery.parse(request.query);
  if (!choice) return NOT_FOUND;
  const all = choice.from === '' ? null : choiceOfAll(choice.from);
  if (choice.from !== '' && !all) return NOT_FOUND;
  const results = all && (await orFallback(api.call('media/ids', conditionsOf(all)), null, report));
  const ids = results?.ids ?? picksOf(choice.picks);
  const isShared = ids.length > 0;
  const found = isShared ? await orFallback(api.call('media/basket', { ids }), null, report) : null;
  const { basket } = request.lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: basket.title,
      description: basket.lead,
      canonical: paths.basket.address({}),
      trail: trailTo(request.lang, basket.title),
      noindex: true,
    },
    data: { found, isShared, left: results ? results.totalCount - results.ids.length : 0 },
  };
}
