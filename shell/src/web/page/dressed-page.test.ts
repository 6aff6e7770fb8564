import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Look } from '../../published/look.ts';
import { THEMES, themeColourTag } from '../../published/theme-colour.ts';
import { createWardrobe, dressOnce } from './dressed-page.ts';
import { makeReady } from './ready-response.ts';

const colours = (look: Look) => THEMES.map((device) => themeColourTag(device, look)).join('');
const pageIn = (look: Look, attributes = '') =>
  `<!doctype html><html${attributes} lang="en"><head>${colours(look)}</head><body>风 &lt;html</body></html>`;
const HTML = pageIn([]);
const page = () => makeReady(404, { vary: 'accept-encoding, cookie', 'x-screen': '408' }, HTML);
const visitor = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } }) as IncomingMessage;

describe('a page in the look of its visitor', () => {
  it('is the kept page itself for everybody without a wish', async () => {
    const ready = await page();
    const wear = createWardrobe();
    expect(await wear(visitor(), ready)).toBe(ready);
    expect(await wear(visitor('other=1; look='), ready)).toBe(ready);
  });

  it('differs in the root element and in the colour around the page only, in every encoding', async () => {
    const dark = await createWardrobe()(visitor('look=dark.large'), await page());
    const wanted = pageIn(['dark'], ' data-theme="dark" data-mode="large"');
    expect(wanted).not.toContain('content="#fbfaf8"');
    expect(dark.identity.toString()).toBe(wanted);
    expect(brotliDecompressSync(dark.br).toString()).toBe(wanted);
  });

  it('keeps status and headers, and has an etag of its own', async () => {
    const ready = await page();
    const dark = await createWardrobe()(visitor('look=dark'), ready);
    expect(dark.status).toBe(404);
    expect(dark.etag).not.toBe(ready.etag);
    expect(dark.fields).toEqual(['vary', 'accept-encoding, cookie', 'x-screen', '408', 'etag', dark.etag]);
  });

  it('is made once for all visitors with the same wish, however they wrote it', async () => {
    const wear = createWardrobe();
    const ready = await page();
    expect(await wear(visitor('look=grey.dark'), ready)).toBe(await wear(visitor('look=dark.grey'), ready));
  });

  it('can carry nothing that a cookie smuggles in', async () => {
    const ready = await page();
    expect(await dressOnce(visitor('look="><script>'), ready)).toBe(ready);
  });
});
