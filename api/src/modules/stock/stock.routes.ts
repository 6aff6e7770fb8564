import type { Calls, Services } from '../../call-table.ts';
import { candleChart, minutesOfMarket, realtimeQuote } from './stock.service.ts';

export const stockCalls = (services: Services): Calls<'stock/realtime' | 'stock/minute' | 'stock/kline'> => ({
  'stock/realtime': ({ market }, lang) => realtimeQuote(services, lang, market),
  'stock/minute': ({ market }) => minutesOfMarket(services, market),
  'stock/kline': ({ market, period }) => candleChart(services, market, period),
});
