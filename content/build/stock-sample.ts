import { writeFile } from 'node:fs/promises';
import { daysUntil, normalOf, pathThrough, random } from './price-path.ts';
import { CLOSED_DAYS, DAYS, LAST_DAY, SHARES, type Share } from './stock-sample.data.ts';

/*
 * `pnpm --filter content stock-sample`: writes `pack/stock-a.json` and `pack/stock-h.json`, the recorded sample feed.
 * The shares are invented; the same seed always gives the same candles.
 */

type Candle = [date: string, open: number, close: number, low: number, high: number, volume: number, amount: number];

const cent = (price: number) => Math.round(price * 100) / 100;

function candlesOf(share: Share): Candle[] {
  const next = random(share.seed);
  const normal = normalOf(next);
  const dates = daysUntil(LAST_DAY, DAYS, CLOSED_DAYS[share.market]);
  const path = pathThrough(share, dates, normal).map(cent);
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
