import type { APIRequestContext, CDPSession, Page } from 'playwright/test';
import { expect, liveIslands, test } from '../../fixtures/visitor.ts';
import { elementsOf, grown, PAGE_BUDGETS, type PageBudget } from './page-budgets.ts';

const KB = 1024;

interface Loaded {
  path: string;
  type: string;
  /** Bytes of the body as they came over the wire, brotli; 0 from the browser's own cache. */
  bytes: number;
  charts: boolean;
}

/** Names of the library stand in its own files; containers only name what they share. */
const isHighcharts = (path: string, body: string) => !/remoteEntry/.test(path) && body.includes('Highcharts');

/** Everything a first visit brings, measured where the browser counts. */
async function measure(page: Page): Promise<() => Promise<Loaded[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const known = new Map<string, Omit<Loaded, 'bytes' | 'charts'> & { head: number }>();
  const finished: { requestId: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const path = new URL(response.url).pathname;
    // Scripts of islands are fetched before they are due.
    known.set(requestId, { path, type: path.endsWith('.js') ? 'Script' : type, head: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.push({ requestId, bytes: Math.max(0, encodedDataLength - (known.get(requestId)?.head ?? 0)) });
  });
  const describe = async ({ requestId, bytes }: (typeof finished)[number]): Promise<Loaded[]> => {
    const entry = known.get(requestId);
    if (!entry || bytes === 0) return [];
    const { path, type } = entry;
    if (type !== 'Script') return [{ path, type, bytes, charts: false }];
    // The browser keeps no body of what it fetched ahead and did not need; it counts all the same.
    const { body } = await session.send('Network.getResponseBody', { requestId }).catch(() => ({ body: '' }));
    return [{ path, type, bytes, charts: isHighcharts(path, body) }];
  };
  return async () => (await Promise.all(finished.map(describe))).flat();
}

const sum = (list: readonly Loaded[]) => list.reduce((total, { bytes }) => total + bytes, 0);
const ofType = (loaded: readonly Loaded[], type: string) => loaded.filter((one) => one.type === type);
/** It comes when nothing else happens, to pages that have one. */
const isWind = ({ path }: Loaded) => /\/wind\.[^/]*$/.test(path);
const WIND = 4 * KB;

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

function report(address: string, loaded: readonly Loaded[]): void {
  const parts = ['Document', 'Stylesheet', 'Font', 'Script'].map(
    (type) => `${type.toLowerCase()} ${kb(sum(ofType(loaded, type)))}`,
  );
  const charts = sum(ofType(loaded, 'Script').filter(({ charts }) => charts));
  console.log(`budget ${address}: ${parts.join(', ')}${charts > 0 ? `, of it Highcharts ${kb(charts)}` : ''} (brotli)`);
}

/** One of the nine visits of ten that are not measured: the tenth fetches what measures. */
const beUnmeasured = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.5;
  });

function budgetOf(address: string): PageBudget {
  const budget = PAGE_BUDGETS[address];
  if (!budget) throw new Error(`no budget for ${address}`);
  return budget;
}

async function bytesOf(request: APIRequestContext, address: string): Promise<number> {
  const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
}

const fragmentOf = (address: string) => address.replace('/cn/', '/cn/_f/');

/**
 * A kept page is compressed again while its first visitor reads it, and renewed with the prices that it shows: what
 * everybody after the first gets is measured, however often that begins anew.
 *
 * @returns Bytes of the document and of its fragment, both within the budget
 */
async function weighCompressed(request: APIRequestContext, address: string) {
  const budget = budgetOf(address);
  const least = async (kind: 'document' | 'fragment') => {
    let bytes = 0;
    const weigh = async () => (bytes = await bytesOf(request, kind === 'document' ? address : fragmentOf(address)));
    await expect.poll(weigh, { message: `the ${kind}`, timeout: 20_000 }).toBeLessThanOrEqual(budget[kind]);
    return bytes;
  };
  return { document: await least('document'), fragment: await least('fragment') };
}

async function weigh(page: Page, address: string, loaded: readonly Loaded[]): Promise<PageBudget> {
  const compressed = await weighCompressed(page.request, address);
  const html = await (await page.request.get(address)).text();
  const scripts = ofType(loaded, 'Script').filter((script) => !isWind(script));
  const fonts = ofType(loaded, 'Font');
  const isHan = ({ path }: Loaded) => path.includes('han-display');
  return {
    ...compressed,
    styles: sum(ofType(loaded, 'Stylesheet')),
    scripts: sum(scripts.filter(({ charts }) => !charts)),
    charts: sum(scripts.filter(({ charts }) => charts)),
    latin: sum(fonts.filter((font) => !isHan(font))),
    han: sum(fonts.filter(isHan)),
    elements: elementsOf(html),
  };
}

// Spec LIM-page-bytes.
for (const address of [
  '/cn/en',
  '/cn/cn',
  '/cn/en/news',
  '/cn/cn/news',
  '/cn/en/news/detail?baseid=half-year-results',
  '/cn/en/media',
  '/cn/en/talent',
  '/cn/en/invest/notice/detail?id=a-20261110-sales',
  '/cn/en/invest/results',
  '/cn/en/invest/calendar',
  '/cn/en/invest/meetings',
  '/cn/en/invest/glossary',
  '/cn/en/invest/data',
  '/cn/en/invest/figures',
  '/cn/en/invest/calculator',
  '/cn/en/invest/sales',
  '/cn/en/book',
]) {
  test(`${address} needs the kernel, the marks and nothing else before somebody acts`, async ({ page }) => {
    await beUnmeasured(page);
    const collect = await measure(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    // What moves at rest comes later, and is counted apart (spec LIM-wind).
    const tunnel = page.locator('main [data-at-rest]');
    if ((await tunnel.count()) > 0) await expect(tunnel.locator('[data-live]')).toBeAttached();
    const loaded = await collect();
    report(address, loaded);
    const scripts = ofType(loaded, 'Script').filter((script) => !isWind(script));
    const names = scripts.map(({ path }) => path.replace(/.*\//, '').replace(/\..*/, ''));
    expect(names.toSorted()).toEqual(['kernel', 'marks']);
    expect(grown(await weigh(page, address, loaded), budgetOf(address)), 'what grew').toEqual([]);
    expect(sum(loaded.filter(isWind))).toBeLessThanOrEqual(WIND);
    expect(loaded.filter(({ path }) => /runtime|remoteEntry/.test(path))).toEqual([]);
  });
}

for (const address of ['/cn/en/invest/stock', '/cn/en/book/notice']) {
  test(`${address} with its islands alive stays within its budget`, async ({ page }) => {
    await beUnmeasured(page);
    const collect = await measure(page);
    await page.goto(address);
    await page.locator('main [data-island]').first().scrollIntoViewIfNeeded();
    await expect(liveIslands(page)).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    const loaded = await collect();
    report(address, loaded);
    const entries = ofType(loaded, 'Script').filter(({ path }) => /remoteEntry/.test(path));
    expect(entries).toHaveLength(1);
    expect(sum(entries)).toBeLessThanOrEqual(8 * KB);
    expect(grown(await weigh(page, address, loaded), budgetOf(address)), 'what grew').toEqual([]);
    const paths = loaded.map(({ path }) => path).filter((path) => path.startsWith('/cn/mf/'));
    expect(
      paths.filter((path, index) => paths.indexOf(path) !== index),
      'nothing is fetched twice',
    ).toEqual([]);
  });
}
