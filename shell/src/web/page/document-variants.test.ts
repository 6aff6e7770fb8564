import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../published/preferences.ts';
import { themeColourTags } from '../../published/theme-colour.ts';
import { createPreferenceVariants, makeDocument, makePreferenceVariant } from './document-variants.ts';

const SLOTS = {
  root: '<!doctype html><html lang="en"',
  head: '><head>',
  body: '</head><body>风 <html</body></html>',
};
const pageIn = (preferences: Preferences, attributes = '') =>
  `${SLOTS.root}${attributes}${SLOTS.head}${themeColourTags(preferences)}${SLOTS.body}`;
const ANSWER = { status: 404, headers: { 'cache-control': 'public', 'x-screen': '408' } };
const bytes = (text: string) => new TextEncoder().encode(text);
const page = () => makeDocument(ANSWER, { root: bytes(SLOTS.root), head: bytes(SLOTS.head), body: bytes(SLOTS.body) });

describe('a page in the look of its visitor', () => {
  it('is the kept page itself for everybody without a choice', async () => {
    const ready = await page();
    const variants = createPreferenceVariants();
    expect(ready.coded.identity.body.toString()).toBe(pageIn([]));
    expect(await variants({}, ready)).toBe(ready);
    expect(await variants({ cookie: 'other=1; look=' }, ready)).toBe(ready);
  });

  it('differs in the root element and in the colour around the page only, in every encoding', async () => {
    const dark = await createPreferenceVariants()({ cookie: 'look=dark.large' }, await page());
    const wanted = pageIn(['dark'], ' data-theme="dark" data-mode="large"');
    expect(wanted).not.toContain('content="#fbfaf8"');
    expect(dark.coded.identity.body.toString()).toBe(wanted);
    expect(brotliDecompressSync(dark.coded.br.body).toString()).toBe(wanted);
  });

  it('keeps status and headers, has an etag of its own, and is kept by no cache but theirs', async () => {
    const ready = await page();
    const dark = await createPreferenceVariants()({ cookie: 'look=dark' }, ready);
    expect(dark.status).toBe(404);
    expect(dark.headers.etag).not.toBe(ready.headers.etag);
    const own = { 'cache-control': 'private, no-cache', etag: dark.headers.etag };
    expect(dark.headers).toEqual({ ...ANSWER.headers, ...own });
  });

  it('is the usual one while an older shell gives its documents in one piece', async () => {
    const ready = await makeDocument(ANSWER, bytes(pageIn([])));
    expect(await createPreferenceVariants()({ cookie: 'look=dark' }, ready)).toBe(ready);
  });

  it('is made once for all visitors with the same choice, however they wrote it', async () => {
    const variants = createPreferenceVariants();
    const ready = await page();
    expect(await variants({ cookie: 'look=grey.dark' }, ready)).toBe(
      await variants({ cookie: 'look=dark.grey' }, ready),
    );
  });

  it('says that somebody saves data, where it asks them before a film comes, and nowhere else', async () => {
    const saver = { 'save-data': 'on' };
    const slots = { root: bytes(SLOTS.root), head: bytes(SLOTS.head), body: bytes(SLOTS.body) };
    const film = await makeDocument(ANSWER, slots, true);
    const variants = createPreferenceVariants();
    expect(film.coded.identity.body.toString()).toBe(pageIn([]));
    const saved = await variants(saver, film);
    expect(saved.coded.identity.body.toString()).toBe(pageIn([], ' data-saving="on"'));
    expect(saved.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(await variants({ 'save-data': 'off' }, film)).toBe(film);
    const dark = await variants({ ...saver, cookie: 'look=dark' }, film);
    expect(dark.coded.identity.body.toString()).toBe(pageIn(['dark'], ' data-theme="dark" data-saving="on"'));
    const ready = await page();
    expect(await variants(saver, ready)).toBe(ready);
  });

  it('can carry nothing that a cookie smuggles in', async () => {
    const ready = await page();
    expect(await makePreferenceVariant({ cookie: 'look="><script>' }, ready)).toBe(ready);
  });
});
