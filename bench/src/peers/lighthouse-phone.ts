/* What Lighthouse says of the speed of every page on its slow phone. */
import lighthouse from 'lighthouse';
import { withFronts, type Watched } from './browser.ts';
import { PAGE_NAMES } from './pages.ts';
import { addressOf } from './sides.ts';

/** The first page of a visit says most. */
const TIMES = { home: 5, list: 3, article: 3 };
const AUDITS: Readonly<Record<string, string>> = {
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

async function figuresOf(url: string, port: number): Promise<[string, number][]> {
  const run = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const values = Object.entries(AUDITS).map(([name, id]): [string, number] => [name, audits[id]?.numericValue ?? NaN]);
  return [['score', (categories['performance']?.score ?? NaN) * 100], ...values];
}

/** All sides are visited within minutes of each other. */
async function measureRound(round: number, { sides, port, figures }: Watched): Promise<void> {
  for (const page of PAGE_NAMES.filter((name) => round < TIMES[name])) {
    for (const side of sides) {
      const found = await figuresOf(addressOf(side, page), port);
      for (const [name, value] of found) figures.add(`Lighthouse, ${page}, ${name}`, side.name, value);
    }
  }
}

export async function measureLighthouse(watched: Watched): Promise<void> {
  await withFronts(watched.sides, 0, async (sides) => {
    const rounds = watched.isOnce ? 1 : Math.max(...Object.values(TIMES));
    for (let round = 0; round < rounds; round++) await measureRound(round, { ...watched, sides });
  });
}
