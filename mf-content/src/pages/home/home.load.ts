import { ANNOUNCEMENT_CODES, type Announcement } from 'shared/contract/content/announcement';
import type { ArticleItem } from 'shared/contract/content/article';
import type { Brand } from 'shared/contract/content/brand';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import type { Pavilion } from 'shared/contract/booking/pavilion';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { SiteInfo } from 'shared/contract/site/site-info';
import type { SalesTotal } from 'shared/contract/invest/performance';
import type { Market, Realtime } from 'shared/contract/invest/stock';
import { messages } from '../../messages/by-language.ts';
import { paths } from '../../paths.ts';
import { moduleItems } from '../../service/module-items.ts';
import { homeQuery } from './home-query.ts';

/** One market: what was announced, and its last price. */
export interface MarketData {
  announcements: Announcement[];
  quote: Realtime | null;
}

/** The blocks of the home page. Each stands alone: null or empty where its call failed. */
export interface HomeData {
  info: SiteInfo | null;
  banners: PageModuleItem[];
  /** What the first banner tells while somebody scrolls. */
  scenes: PageModuleItem[];
  topics: PageModuleItem[];
  entries: PageModuleItem[];
  brands: Brand[];
  /** The id of the brand that is chosen; empty for the first. */
  brand: string;
  news: ArticleItem[];
  sales: SalesTotal | null;
  markets: Record<Market, MarketData>;
  pavilion: Pavilion | null;
}

/** Spec LIM-home. */
const NEWS = 6;
const ANNOUNCEMENTS = 5;

const NOTHING = { list: [], pageNo: 1, totalCount: 0 };

async function marketOf(market: Market, { api, report }: LoadServices): Promise<MarketData> {
  const filter = { categoryCode: ANNOUNCEMENT_CODES[market], businessType: 2, appendixType: 1, pageNo: 1 };
  const [page, quote] = await Promise.all([
    orFallback(api.call('topic/rootPage', { ...filter, pageSize: ANNOUNCEMENTS }), NOTHING, report),
    orFallback(api.call('stock/realtime', { market }), null, report),
  ]);
  return { announcements: page.list, quote };
}

async function companyNews({ api, report }: LoadServices): Promise<ArticleItem[]> {
  const page = api.call('article/page', { categoryCode: 'COL-XWZX-QYDT', pageNo: 1, pageSize: NEWS });
  return (await orFallback(page, NOTHING, report)).list;
}

function headOf({ info, banners, brand }: HomeData, lang: LoadServices['lang']): Head {
  const words = messages[lang].home;
  const picture = banners[0]?.picture;
  return {
    title: info ? `${info.name} – ${info.slogan}` : words.title,
    description: words.description,
    canonical: paths.home.address(homeQuery.texts({ brand })),
    ...(homeQuery.isNarrowed({ brand }) ? { noindex: true } : {}),
    ...(picture?.widths.includes(1200) ? { image: picture.name } : {}),
  };
}

async function loadBlocks(services: LoadServices): Promise<Omit<HomeData, 'brand'>> {
  const { api, report } = services;
  const [info, banners, scenes, topics, entries, brands, news, sales, A, H, pavilion] = await Promise.all([
    orFallback(api.call('site/info', {}), null, report),
    moduleItems('MOD-SY-01', services),
    moduleItems('MOD-SY-04', services),
    moduleItems('MOD-SY-02', services),
    moduleItems('MOD-SY-03', services),
    orFallback(api.call('brand/list', {}), { list: [] }, report),
    companyNews(services),
    orFallback(api.call('performance/lastMonthCompanySales', {}), null, report),
    marketOf('A', services),
    marketOf('H', services),
    orFallback(api.call('booking/pavilion', {}), null, report),
  ]);
  return { info, banners, scenes, topics, entries, brands: brands.list, news, sales, markets: { A, H }, pavilion };
}

/** All blocks at once; none of them is required (spec ERR-logged-only). */
export async function loadHome(request: PageRequest, services: LoadServices): Promise<Outcome<HomeData>> {
  const query = homeQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const blocks = await loadBlocks(services);
  const at = blocks.brands.findIndex(({ id }) => id === query.brand);
  if (query.brand !== '' && blocks.brands.length > 0 && at < 0) return NOT_FOUND;
  const data = { ...blocks, brand: at > 0 ? query.brand : '' };
  return { kind: 'page', head: headOf(data, services.lang), data };
}
