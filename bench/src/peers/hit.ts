/* A page that is kept, or as near to it as a framework comes by itself, under load. */
import { load } from '../load.ts';
import type { Figures } from './figures.ts';
import { PAGE_NAMES, type PageName } from './pages.ts';
import { addressOf, type Side } from './sides.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 16;
const ENCODINGS = ['identity', 'gzip', 'br'] as const;
/** Two requests make a page kept; what renews itself behind the second needs a moment for the third. */
const WARMING = 3;

interface Measured {
  sides: readonly Side[];
  figures: Figures;
  isOnce: boolean;
}

interface Target {
  side: Side;
  page: PageName;
  encoding: string;
}

/** Asks until the page is kept. @returns whether the side answers in this encoding itself */
async function warm({ side, page, encoding }: Target): Promise<boolean> {
  let given = '';
  for (let count = 0; count < WARMING; count++) {
    const answer = await fetch(addressOf(side, page), { headers: { 'accept-encoding': encoding } });
    await answer.arrayBuffer();
    given = answer.headers.get('content-encoding') ?? 'identity';
  }
  return given === encoding;
}

async function measure({ side, page, encoding }: Target, figures: Figures): Promise<void> {
  const loaded = { url: addressOf(side, page), pids: [side.pid], connections: CONNECTIONS, encoding };
  const { rate, perCpuSecond, p50 } = await load(loaded, SECONDS);
  figures.add(`hit, ${page}, ${encoding}: CPU ms`, side.name, 1000 / perCpuSecond);
  figures.add(`hit, ${page}, ${encoding}: requests/s`, side.name, rate);
  figures.add(`hit, ${page}, ${encoding}: p50 ms`, side.name, p50);
}

export async function measureHits({ sides, figures, isOnce }: Measured): Promise<void> {
  const targets: Target[] = [];
  for (const page of PAGE_NAMES) {
    const wanted = ENCODINGS.flatMap((encoding) => sides.map((side) => ({ side, page, encoding })));
    for (const target of wanted) if (await warm(target)) targets.push(target);
  }
  for (let round = 0; round < (isOnce ? 1 : ROUNDS); round++) for (const each of targets) await measure(each, figures);
}
