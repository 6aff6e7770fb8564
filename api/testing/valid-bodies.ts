import type { CallName } from 'shared/contract/call/calls';

/** A body that the service with the sample pack answers well, for calls that need one. */
export const VALID_BODIES: Readonly<Partial<Record<CallName, object>>> = {
  'calls/together': { calls: [{ name: 'site/info', body: {} }] },
  'menu/queryAllByParm': { code: 'MENU-MAIN' },
  'site/page': { path: '/about/intro' },
  'pageModule/queryByCode': { code: 'MOD-SY-01' },
  'article/detail': { baseId: 'first-light' },
  'article/more': { id: 'first-light' },
  'article/updateHits': { baseId: 'first-light' },
  'search/page': { searchKeyword: '车' },
  'search/participle': { searchKeyword: '车' },
  'topic/detail': { id: 'car-topic' },
  'topic/articles': { categoryCode: 'SPC-MTZX-MTZT' },
  'activity/list': { category: 1 },
  'category/query': { code: 'COL-XWZX' },
  'category/childrenByCode': { code: 'COL-XWZX' },
  'job/detail': { id: 'graduate' },
  'media/fileCountAndSize': { ids: ['image-one'] },
  'media/batchDownload': { ids: ['image-one'], resolution: 'original', acceptTerms: true },
  'topic/rootPage': { categoryCode: 'SPC-TZGX-GGB-AG' },
  'announcement/detail': { baseId: 'a-1' },
  'sitemap/articles': { from: 'first-light' },
  'browser/report': {
    reports: [{ type: 'crash', url: 'https://www.example.com/cn/en/news', body: { reason: 'oom' } }],
  },
  rum: { page: '/news', navigation: 'navigate', lcp: 900 },
  'booking/calendar': { month: '2026-12' },
  'stock/realtime': { market: 'A' },
  'stock/minute': { market: 'H' },
  'stock/kline': { market: 'H', period: 'week' },
};
