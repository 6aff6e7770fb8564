import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type BreakableSite } from '../../fixtures/breakable-site.ts';
import { publishWithCode } from '../../fixtures/releases/faulty-release.ts';
import { sharedSite } from '../../fixtures/places.ts';

interface Verdict {
  verdict: string;
  findings: { check: string; state: string; reason: string; evidence: string[] }[];
}

test.describe.configure({ mode: 'serial', timeout: 240_000 });

async function check(site: BreakableSite, release: string): Promise<{ code: number | null; found: Verdict }> {
  const { code, output } = await site.delivery('check', release, '--json', '--api', sharedSite().apiUrl);
  return { code, found: JSON.parse(output) as Verdict };
}

const OPENED = 'every page can be opened';
const ALIVE = 'every page lives in a browser, and axe finds nothing';
const findingOf = ({ findings }: Verdict, name: string) => findings.find((finding) => finding.check === name);

test('a release that can be promoted passes, after its pages were opened in both languages, and in a browser', async ({
  site,
}) => {
  const release = await publishWithCode(site, await site.promoted('mf-booking'), { version: '9.71.0', code: '' });
  const { code, found } = await check(site, release);
  expect([code, found.verdict], JSON.stringify(found.findings.slice(-2))).toEqual([0, 'passed']);
  expect(findingOf(found, OPENED)?.evidence.join('\n')).toMatch(/cn\/cn\/book 200[^]*cn\/en\/book 200/);
  expect(findingOf(found, ALIVE)?.evidence).toEqual(
    expect.arrayContaining(['/cn/cn/book', '/cn/en/book', '/cn/en/invest, by a link']),
  );
});

/** Code that has the section's pages bring more markup. */
const withMarkup = (html: string) => `{ const real = module.exports.section; module.exports = { section: { ...real,
  render: (...given) => { const page = real.render(...given); return { ...page, html: page.html + '${html}' }; } } }; }`;

test('a release is refused for what only a browser notices: a control without a name, by axe', async ({ site }) => {
  const code = withMarkup('<div role="checkbox" aria-checked="true" tabindex="0"></div>');
  const release = await publishWithCode(site, await site.promoted('mf-booking'), { version: '9.71.2', code });
  const { code: exit, found } = await check(site, release);
  expect([exit, found.verdict, findingOf(found, OPENED)?.state]).toEqual([1, 'failed', 'passed']);
  expect(findingOf(found, ALIVE)?.reason).toMatch(/^\/cn\/cn\/book: aria-toggle-field-name at /);
});

test('a release is refused whose picture does not come, which no markup says', async ({ site }) => {
  const code = withMarkup('<img src="/cn/nowhere.png" alt="">');
  const release = await publishWithCode(site, await site.promoted('mf-booking'), { version: '9.71.3', code });
  const { found } = await check(site, release);
  expect(findingOf(found, ALIVE)?.reason).toMatch(/^\/cn\/cn\/book: Failed to load resource: .*404/);
});

test('a release without probes of its own, whose pages throw, is refused by the probes of the gate', async ({
  site,
}) => {
  const good = await site.promoted('mf-invest');
  const routes = Object.fromEntries(
    Object.entries(good.routes).map(([page, { probe: _probe, ...route }]) => [page, route] as const),
  );
  const code = `module.exports = { section: { ...module.exports.section, load: () => { throw new Error('broken on purpose'); } } };`;
  const release = await publishWithCode(site, { ...good, routes }, { version: '9.71.1', code });
  const before = await readFile(path.join(site.dataDir, 'history.jsonl'), 'utf8');
  const { code: exit, found } = await check(site, release);
  expect([exit, found.verdict]).toEqual([1, 'failed']);
  expect(findingOf(found, OPENED)?.reason).toContain('/cn/cn/invest is answered with 500');
  expect(findingOf(found, ALIVE)?.state).toBe('not-run');
  expect(await readFile(path.join(site.dataDir, 'history.jsonl'), 'utf8'), 'nothing was moved').toBe(before);
});

test('a release that throws is not promoted, and nobody met it', async ({ site, request }) => {
  const good = await site.promoted('mf-invest');
  const refused = await site.delivery('promote', 'mf-invest@9.71.1', '--api', sharedSite().apiUrl);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('/cn/cn/invest is answered with 500')]);
  expect((await site.promoted('mf-invest')).version).toBe(good.version);
  expect((await request.get('/cn/en/invest/stock')).status()).toBe(200);
});

test('without a service to answer its pages, nothing passes', async ({ site }) => {
  const { code, output } = await site.delivery('check', 'mf-booking@9.71.0');
  expect([code, output]).toEqual([4, expect.stringContaining('was not checked completely, so it did not pass')]);
});
