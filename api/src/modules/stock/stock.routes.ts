import type { Calls, Services } from '../../call-table.ts';
import { candleChart, realtimeQuote } from './stock.service.ts';

export const stockCalls = (services: Services): Calls<'stock/realtime' | 'stock/kline'> => ({
  'stock/realtime': ({ market }, lang) => realtimeQuote(services, lang, market),
  'stock/kline': ({ market, period }) => candleChart(services, market, period),
});
