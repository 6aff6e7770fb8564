import {
  pickOf,
  type BasketQuery,
  type MediaBasket,
  type MediaOffer,
  type Resolution,
} from 'shared/contract/media/media';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { takeableEntries } from './library.service.ts';
import { mediaItems } from './media-item.service.ts';

/** Chosen entries in the order in which they were chosen (spec M3). */
export async function mediaBasketOf(
  services: Services,
  lang: Lang,
  { ids, resolution }: BasketQuery,
): Promise<MediaBasket> {
  const picks = new Map(ids.map(pickOf).map((pick) => [pick.id, pick.resolution ?? resolution]));
  const entries = (await takeableEntries(services)).filter(({ row }) => picks.has(row.id));
  const items = new Map((await mediaItems(services, entries, lang)).map((item) => [item.id, item]));
  const lines = [...picks].flatMap(([id, wanted]) => {
    const item = items.get(id);
    return item && item.offers.length > 0 ? [{ item, resolution: nearest(item.offers, wanted) }] : [];
  });
  const there = lines.map(({ item, resolution: taken }) => `${item.id}~${taken}`);
  return {
    keepDays: services.downloads.keepDays,
    lines,
    missing: [...picks.keys()].filter((id) => lines.every(({ item }) => item.id !== id)),
    amount:
      there.length === 0 ? { count: 0, size: 0, zip: 0 } : await services.downloads.amount({ ids: there, resolution }),
  };
}

/** What is offered of what somebody wants: that, or the largest. */
const nearest = (offers: readonly MediaOffer[], wanted: Resolution): Resolution =>
  offers.find((offer) => offer.resolution === wanted)?.resolution ?? offers[0]?.resolution ?? 'original';
