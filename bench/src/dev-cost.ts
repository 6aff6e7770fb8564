/*
 * From saving a file until an open page of `pnpm dev` shows it: `pnpm --filter bench dev`. Brings the site up on a copy of mf-invest, which is
 * what is changed. Prints a table, writes it into the README, and fails above the goal, or when an island loses its state.
 */
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { BASE } from 'shared/contract/site/site';
import { percentile } from './load.ts';
import { markdownTable, timesOf, writeMeasured } from './measured.ts';
import { withBrowser } from './peers/browser.ts';
import { freePort, ROOT, startNode, stop } from './processes.ts';

/** Milliseconds. */
const GOAL = 1000;
const TIMES = 5;
/** Milliseconds in which the first builds end. */
const READY = 600_000;
/** Milliseconds between two changes. */
const BETWEEN = 1000;
const SECTION = 'mf-invest';
const STOCK = 'src/pages/stock';

/** What is written for the n-th time, and where it is seen: by the page's own code, given n. */
const KINDS = {
  component: {
    file: `${STOCK}/stock-chart.island.tsx`,
    from: 'aria-busy=',
    to: (n: number) => `data-saved="${n}" aria-busy=`,
    seen: (n: number) => document.querySelector(`main [data-saved="${n}"]`) !== null,
  },
  words: {
    file: 'src/messages/en.ts',
    from: 'A shares and H shares of the group',
    to: (n: number) => `Shares of round ${n}`,
    seen: (n: number) => document.querySelector('main')?.textContent.includes(`Shares of round ${n}`) ?? false,
  },
  style: {
    file: `${STOCK}/stock.module.css`,
    from: '.colours {',
    to: (n: number) => `.colours {\n  --saved: ${n};`,
    seen: (n: number) => {
      const element = document.querySelector('main [data-island] > *');
      return element !== null && getComputedStyle(element).getPropertyValue('--saved') === String(n);
    },
  },
  load: {
    file: `${STOCK}/stock.load.ts`,
    from: `market === 'A' ? stock.title`,
    to: (n: number) => `market === 'A' ? 'Round ${n}'`,
    seen: (n: number) => document.title.startsWith(`Round ${n}`),
  },
} as const;
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Kind[];

/** A folder beside nothing, so that nobody's sources change. */
function copySection(): string {
  const folder = path.join(fs.mkdtempSync(path.join(tmpdir(), 'bench-dev-')), SECTION);
  const from = path.join(ROOT, SECTION);
  for (const entry of ['src', 'package.json', 'rspack.config.ts', 'tsconfig.json'])
    fs.cpSync(path.join(from, entry), path.join(folder, entry), { recursive: true });
  fs.symlinkSync(path.join(from, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

async function untilReady(origin: string): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < READY; await pause(200)) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error(`pnpm dev was not ready within ${READY} ms`);
}

/** @returns milliseconds until the page shows it */
async function save(page: Page, folder: string, { kind, round }: { kind: Kind; round: number }): Promise<number> {
  const { file, from, to, seen } = KINDS[kind];
  const text = fs.readFileSync(path.join(ROOT, SECTION, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  fs.writeFileSync(path.join(folder, file), text.replace(from, to(round)));
  const builds = await page.evaluate(buildsTaken);
  const begun = performance.now();
  await page.waitForFunction(seen, round, { polling: 10, timeout: 60_000 });
  const taken = performance.now() - begun;
  // What the server makes of it may come later, and is not the next change's.
  await page.waitForFunction((before) => Number(document.documentElement.dataset['built'] ?? 0) > before, builds);
  return taken;
}

/** In the page. */
const buildsTaken = () => Number(document.documentElement.dataset['built'] ?? 0);

async function measure(page: Page, folder: string): Promise<Record<Kind, number[]>> {
  const island = page.locator('main [data-island][data-live]').first();
  await island.waitFor({ state: 'attached', timeout: 60_000 });
  await island.evaluate((element) => Object.assign(element.firstElementChild ?? {}, { isKept: true }));
  const times = timesOf(NAMES);
  for (let round = 1; round <= TIMES; round += 1)
    for (const kind of NAMES) {
      times[kind].push(await save(page, folder, { kind, round }));
      await pause(BETWEEN);
    }
  // React keeps its elements where it keeps its state.
  const isKept = await island.evaluate((element) => 'isKept' in (element.firstElementChild ?? {}));
  if (!isKept) throw new Error('the island was mounted anew: its state is lost');
  return times;
}

const folder = copySection();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const site = startNode(['deploy/local/start.ts', '--dev', folder], { PORT: String(port) });
try {
  await untilReady(origin);
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${origin}${BASE}/en/invest/stock`);
    const times = await measure(page, folder);
    const cells = (kind: Kind) => [0.5, 1].map((share) => percentile(times[kind], share).toFixed(0));
    const rows = NAMES.map((kind) => [kind, ...cells(kind)]);
    const table = markdownTable([['saved', `median of ${TIMES}, ms`, 'slowest, ms'], ...rows]);
    process.stdout.write(table);
    writeMeasured('dev', table);
    process.exitCode = NAMES.every((kind) => percentile(times[kind], 0.5) <= GOAL) ? 0 : 1;
  });
} finally {
  await stop(site);
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
}
