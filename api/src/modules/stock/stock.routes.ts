import type { STOCK_CALLS } from 'shared/contract/invest/stock.calls';
import type { Handlers, Services } from '../../calls/call-table.ts';
import { candleChart, minutesOfMarket, realtimeQuote } from './stock.service.ts';

export const stockCalls = (services: Services): Handlers<typeof STOCK_CALLS> => ({
  'stock/realtime': ({ market }, lang) => realtimeQuote(services, lang, market),
  'stock/minute': ({ market }) => minutesOfMarket(services, market),
  'stock/kline': ({ market, period }) => candleChart(services, market, period),
});
