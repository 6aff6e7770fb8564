import { ANNOUNCEMENT_CODES, type Announcement } from 'shared/contract/content/announcement';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices } from 'shared/contract/section/section';
import { MARKETS, type Market } from 'shared/contract/invest/stock';

/** The latest of both markets; a market whose call fails has none (spec CALL-topic-rootPage, ERR-logged-only). */
export async function latestAnnouncements({ api, report }: LoadServices): Promise<Record<Market, Announcement[]>> {
  const [a, h] = await Promise.all(
    MARKETS.map((market) => orFallback(api.call('topic/rootPage', latest(market)), null, report)),
  );
  return { A: a?.list ?? [], H: h?.list ?? [] };
}

/** The root topic of a market, five entries. */
function latest(market: Market) {
  return { categoryCode: ANNOUNCEMENT_CODES[market], businessType: 2, appendixType: 1, pageNo: 1, pageSize: 5 };
}
