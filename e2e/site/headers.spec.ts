import { readFile } from 'node:fs/promises';
import { sharedSite } from '../fixtures/places.ts';
import { addresses } from '../fixtures/site-pages.ts';
import { expect, wireTest as test } from '../fixtures/visitor.ts';

const SECURITY: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-(?:site|origin)$/,
};
const fragmentOf = (address: string) => address.replace('/cn/', '/cn/_f/');
const NOT_FOUND = ['/cn/en/no-such-page', '/cn/fr/news', '/cn/en/news/detail?baseid=no-such-article'];

// Spec S2, S6.
for (const { address, page } of addresses) {
  test(`${address} and its fragment carry the security headers and may be cached`, async ({ request }) => {
    for (const form of [address, fragmentOf(address)]) {
      const headers = (await request.get(form)).headers();
      for (const [name, value] of Object.entries(SECURITY)) expect(headers[name], name).toMatch(value);
      expect(headers['server'], 'no server version').toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, must-revalidate');
      expect(headers['vary']).toBe(page.route.offers?.savesData ? 'accept-encoding, save-data' : 'accept-encoding');
      // Spec M26: the one page that can be framed has a test of its own.
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['etag']).toMatch(/^W\/"/);
      expect(headers['x-constellation']).toMatch(/^[0-9a-f]{16}$/);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });
}

for (const address of NOT_FOUND) {
  test(`${address} is not found and equally guarded`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    for (const [name, value] of Object.entries(SECURITY)) expect(response.headers()[name], name).toMatch(value);
    expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
  });
}

test('redirects and short answers carry the security headers too', async ({ request }) => {
  for (const address of ['/', '/cn/en/news/', '/health/live', '/robots.txt', '/cn/mf/shell/0.0.0/client/none.js']) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(SECURITY)) expect(headers[name], `${address}: ${name}`).toMatch(value);
  }
});

test('a page that has not changed is answered without a body', async ({ request }) => {
  const { etag = '' } = (await request.get('/cn/en/news')).headers();
  const again = await request.get('/cn/en/news', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('files are compressed, immutable and never sniffed', async ({ request }) => {
  const html = await (await request.get('/cn/en')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/cn\/mf\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(files.length).toBeGreaterThan(2);
  for (const file of new Set(files)) {
    const response = await request.get(file, { headers: { 'accept-encoding': 'br' } });
    expect(response.status(), file).toBe(200);
    const headers = response.headers();
    expect(headers['cache-control'], file).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options'], file).toBe('nosniff');
    if (/\.(?:js|css)$/.test(file)) expect(headers['content-encoding'], file).toBe('br');
  }
});

test("server entries, source maps and paths outside of the store are nobody's business", async ({ request }) => {
  const [id] = (await readFile(`${sharedSite().dataDir}/current`, 'utf8')).split('\n');
  const set = JSON.parse(await readFile(`${sharedSite().dataDir}/constellations/${id}.json`, 'utf8')) as {
    apps: Record<string, { version: string }>;
  };
  const shell = `/cn/mf/shell/${set.apps['shell']?.version}`;
  const paths = ['server/frame.cjs', 'release.json', 'client/../server/frame.cjs', 'client/%2e%2e/release.json'];
  for (const path of [
    ...paths.map((one) => `${shell}/${one}`),
    '/cn/media/../package.json',
    '/cn/media/%2e%2e/package.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('only GET and HEAD reach pages', async ({ request }) => {
  const answers = await Promise.all([request.post('/cn/en'), request.delete('/cn/en'), request.put('/cn/en/news')]);
  expect(answers.map((answer) => answer.status())).toEqual([405, 405, 405]);
  const head = await request.head('/cn/en');
  expect(head.status()).toBe(200);
  expect((await head.body()).length).toBe(0);
});
