import { writeFile } from 'node:fs/promises';
import { CLOSED_DAYS, SHARES, type Market, type Share } from './stock-sample.data.ts';

/*
 * `pnpm --filter content stock-sample`: writes `pack/stock-a.json` and `pack/stock-h.json`, the recorded sample feed.
 * The shares are invented; the same seed always gives the same candles.
 */

type Candle = [date: string, open: number, close: number, low: number, high: number, volume: number, amount: number];

const LAST_DAY = '2026-11-20';
const DAYS = 540;
const DAY_MS = 86_400_000;

/** A small seeded generator (mulberry32): numbers in [0, 1). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cent = (price: number) => Math.round(price * 100) / 100;

function tradingDays(market: Market): string[] {
  const dates: string[] = [];
  for (let time = Date.parse(`${LAST_DAY}T00:00:00Z`); dates.length < DAYS; time -= DAY_MS) {
    const weekend = new Date(time).getUTCDay() % 6 === 0;
    const date = new Date(time).toISOString().slice(0, 10);
    if (!weekend && !CLOSED_DAYS[market].has(date)) dates.unshift(date);
  }
  return dates;
}

/** Log closes through the way points: a random walk whose drift is taken out between each pair (a Brownian bridge). */
function closes(share: Share, dates: string[], normal: () => number): number[] {
  const path: number[] = [];
  for (const [index, [from, start]] of share.wayPoints.slice(0, -1).entries()) {
    const [to, end] = share.wayPoints[index + 1] ?? [from, start];
    const part = dates.filter((date) => date > from && date <= to);
    const steps = part.map(() => normal() * share.volatility);
    const total = steps.reduce((sum, step) => sum + step, 0);
    const drift = (Math.log(end / start) - total) / part.length;
    let level = Math.log(start);
    for (const step of steps) path.push(Math.exp((level += step + drift)));
  }
  return path.map(cent);
}

function candlesOf(share: Share): Candle[] {
  const next = random(share.seed);
  const normal = () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
  const dates = tradingDays(share.market);
  const path = closes(share, dates, normal);
  return dates.map((date, index): Candle => {
    const close = path[index] ?? 0;
    const before = path[index - 1] ?? close;
    const open = cent(before * (1 + normal() * share.volatility * 0.3));
    const reach = () => Math.abs(normal()) * share.volatility * 0.4;
    const high = cent(Math.max(open, close) * (1 + reach()));
    const low = cent(Math.min(open, close) * (1 - reach()));
    const stir = 0.55 + Math.abs(normal()) * 0.35 + (Math.abs(close / before - 1) / share.volatility) * 0.3;
    const volume = Math.round((share.volume * stir) / share.lot) * share.lot;
    return [date, open, close, low, high, volume, Math.round((volume * (open + close + low + high)) / 4)];
  });
}

/** Days whose figures other parts of the pack quote are set exactly. */
function withKnownDays(share: Share, candles: Candle[]): Candle[] {
  const known = new Map(share.known.map((candle) => [candle[0], candle]));
  return candles.map((candle) => known.get(candle[0]) ?? candle);
}

for (const share of SHARES) {
  const candles = withKnownDays(share, candlesOf(share));
  const { market, code, name, currency } = share;
  const head = JSON.stringify({ market, code, name, currency, sample: true }, null, 2).slice(0, -2);
  const rows = candles.map((candle) => `    ${JSON.stringify(candle).replaceAll(',', ', ')}`).join(',\n');
  const file = new URL(`../pack/stock-${market.toLowerCase()}.json`, import.meta.url);
  await writeFile(file, `${head},\n  "candles": [\n${rows}\n  ]\n}\n`);
  console.log(`${code}: ${candles.length} days, ${candles[0]?.[0]} to ${candles.at(-1)?.[0]}`);
}
