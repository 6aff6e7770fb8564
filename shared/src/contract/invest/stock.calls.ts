import { defineCalls } from '../call/call-row.ts';
import { kline, klineQuery, minuteChart, realtime, stockQuery } from './stock.ts';

export const STOCK_CALLS = defineCalls({
  'stock/realtime': {
    method: 'GET',
    request: stockQuery,
    response: realtime,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'The newest quote, never younger than 15 minutes; prices in CNY or HKD, volume in shares.',
    reference: 'spec CALL-stock-realtime, LIM-quote-delay',
  },
  'stock/minute': {
    method: 'GET',
    request: stockQuery,
    response: minuteChart,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'The newest day by minutes, never younger than 15 minutes: 240 in market A, 330 in market H.',
    reference: 'spec CALL-stock-minute, LIM-quote-delay',
  },
  'stock/kline': {
    method: 'GET',
    request: klineQuery,
    response: kline,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'Candles of days, weeks or months, oldest first.',
    reference: 'spec CALL-stock-kline',
  },
});
