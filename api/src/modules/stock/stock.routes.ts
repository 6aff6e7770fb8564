import type { STOCK_CALLS } from 'shared/contract/invest/stock.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { compared } from './comparison.service.ts';
import { marksOf } from './marks.service.ts';
import { candleChart, minutesOfMarket, realtimeQuote } from './stock.service.ts';

export const stockCalls = (services: Services): Handlers<typeof STOCK_CALLS> => ({
  'stock/realtime': ({ market }, lang) => realtimeQuote(services, lang, market),
  'stock/minute': ({ market }) => minutesOfMarket(services, market),
  'stock/kline': ({ market, period }) => candleChart(services, market, period),
  'stock/compare': ({ market, period }, lang) => compared(services, lang, { market, period }),
  'stock/marks': ({ market }, lang) => marksOf(services, lang, market),
});
