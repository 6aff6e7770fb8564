/*
 * How a running site comes to a phone that is slow in earnest: `pnpm --filter bench phone [origin]`. Lighthouse with the browser's own brakes
 * on line and processor, where `bench peers` has its simulation; five loads of each page in turn, each in a browser of its own.
 * Prints a table, and writes it into the README.
 */
import lighthouse, { type Flags } from 'lighthouse';
import { LANGS } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';
import { writeMeasured } from './measured.ts';
import { withBrowser } from './peers/browser.ts';
import { createFigures, type Figures } from './peers/figures.ts';
import { PAGES } from './peers/pages.ts';

const LOADS = 5;
const AUDITS: Readonly<Record<string, string>> = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
};
/** @param port where the browser listens */
const flagsFor = (port: number): Flags => ({
  port,
  onlyCategories: ['performance'],
  throttlingMethod: 'devtools',
  logLevel: 'error',
});

async function load(address: string, figures: Figures): Promise<void> {
  await withBrowser(async (_browser, port) => {
    const run = await lighthouse(origin + address, flagsFor(port));
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse has nothing to say of ${address}`);
    const { audits, categories } = run.lhr;
    figures.add(address, 'score', (categories['performance']?.score ?? NaN) * 100);
    for (const [name, id] of Object.entries(AUDITS)) figures.add(address, name, audits[id]?.numericValue ?? NaN);
  });
}

const [origin = 'http://127.0.0.1:8080'] = process.argv.slice(2).filter((text) => text !== '--');
const figures = createFigures();
const addresses = LANGS.flatMap((lang) => Object.values(PAGES).map((page) => `${BASE}/${lang}${page}`));
for (let round = 0; round < LOADS; round += 1) for (const address of addresses) await load(address, figures);
const table = figures.table();
process.stdout.write(table);
writeMeasured('phone', table);
