import type { Candle, Market } from 'shared/contract/invest/stock';
import type { Tick } from './minute-feed.port.ts';
import { minutesOfDay } from './trading-calendar.model.ts';

/** A small seeded generator (FNV-1a and mulberry32): the same text always gives the same numbers in [0, 1). */
function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Prices from the opening over low and high to the close, each reached exactly, none outside of them. */
function pathOf([, open, close, low, high]: Candle, count: number, next: () => number): number[] {
  const turns = [Math.floor(count * (0.1 + next() * 0.35)), Math.floor(count * (0.5 + next() * 0.4))] as const;
  const [first, second] = next() < 0.5 ? [low, high] : [high, low];
  const way: [at: number, price: number][] = [
    [-1, open],
    [turns[0], first],
    [turns[1], second],
    [count - 1, close],
  ];
  return Array.from({ length: count }, (_, at) => {
    const leg = way.findIndex(([position]) => position >= at);
    const [to, end] = way[leg] ?? [at, close];
    const [from, start] = way[leg - 1] ?? [at, end];
    if (at === to) return end;
    const along = (at - from) / (to - from);
    const noise = (next() - 0.5) * (high - low) * 0.16 * Math.sqrt(along * (1 - along) * 4);
    return Math.min(high, Math.max(low, Math.round((start + (end - start) * along + noise) * 100) / 100));
  });
}

/** Whole shares that sum exactly to the day's; more at the opening and before the close. */
function volumesOf(volume: number, count: number, next: () => number): number[] {
  const weights = Array.from(
    { length: count },
    (_, at) => (1 + 2 * Math.exp(-at / 12) + 1.2 * Math.exp((at - count) / 10)) * (0.6 + 0.8 * next()),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let share = 0;
  let given = 0;
  return weights.map((weight) => {
    share += weight;
    const before = given;
    given = Math.round((volume * share) / all);
    return given - before;
  });
}

/** The minutes of a recorded day: made from its candle, always the same, and in sum what the candle says. */
export function minutesFrom(candle: Candle, market: Market): Tick[] {
  const [date, , , , , volume, amount] = candle;
  const times = minutesOfDay(market, date);
  const next = seeded(`${market} ${date}`);
  const prices = pathOf(candle, times.length, next);
  const volumes = volumesOf(volume, times.length, next);
  const worth = prices.reduce((sum, price, at) => sum + price * (volumes[at] ?? 0), 0);
  const scale = worth === 0 ? 0 : amount / worth;
  return times.map((time, at) => {
    const [price = 0, shares = 0] = [prices[at], volumes[at]];
    return { time, price, volume: shares, turnover: price * shares * scale };
  });
}
