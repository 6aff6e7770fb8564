import type { Send } from './crowd.ts';

/** A day on which many come at once. */
export interface Scenario {
  name: string;
  /** Visitors of each second, for so many of a usual one. @param at from 0 to 1, of its time */
  arrivals: (usual: number, at: number) => number;
  visit: (send: Send, number: number) => Promise<void>;
  /** Content changes in the middle of it: an embargo ends, a pack is imported. */
  changesContent?: true;
}

const NEWS = ['/cn/cn/news', '/cn/en/news', '/cn/cn/news/detail?baseid=half-year-results'] as const;
const INVEST = ['/cn/cn/invest', '/cn/cn/invest/notice', '/cn/cn/invest/stock', '/cn/en/invest'] as const;

const pick = <Item>(items: readonly [Item, ...Item[]], number: number): Item =>
  items[number % items.length] ?? items[0];

/** The whole of one visit: the page that they came for, a second one, and what a page asks while it is read. */
const reads = (first: readonly [string, ...string[]], second: readonly [string, ...string[]]): Scenario['visit'] => {
  return async (send, number) => {
    await send({ path: pick(first, number) });
    await send({ path: pick(second, number + 1) });
    await send({ path: '/cn/api/stock/realtime?market=A&language=1' });
  };
};

/** How many times more come than on a usual day. */
const PRESS_DAY = 10;
/** Of all visitors of a results day so many come within the second of the release. */
const AT_ONCE = 20;

export const SCENARIOS = {
  usual: {
    name: 'a usual day',
    arrivals: (usual) => usual,
    visit: reads(['/cn/cn', '/cn/en', ...NEWS], [...NEWS, '/cn/cn/about/value']),
  },
  press: {
    name: `a press day: ${PRESS_DAY} times as many`,
    arrivals: (usual) => usual * PRESS_DAY,
    visit: reads(['/cn/cn', ...NEWS], NEWS),
  },
  results: {
    name: `results at 08:00:00: ${AT_ONCE} times as many in that second, as the embargo ends`,
    arrivals: (usual, at) => (at >= 0.5 && at < 0.6 ? usual * AT_ONCE : usual * 2),
    visit: reads(INVEST, INVEST),
    changesContent: true,
  },
} as const satisfies Readonly<Record<string, Scenario>>;

/** What nobody has asked for before has to be made; a fifth of them sits behind one address. */
export const beyond = (factor: number): Scenario => ({
  name: `beyond: ${factor} times as many pages as a processor makes`,
  arrivals: (usual) => usual,
  visit: async (send, number) => {
    await send({ path: `/cn/cn/news?key=${number.toString(36)}` });
  },
});

/** The address of who is one of a company behind one. */
export const crowdedAddress = (own: string, number: number): string => (number % 5 === 0 ? '10.255.255.1' : own);
