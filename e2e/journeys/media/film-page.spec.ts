import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LANGS } from 'shared/contract/text/lang';
import { expect, test, wireTest } from '../../fixtures/visitor.ts';
import { FILM_FILES, secondsOf } from './film-parts.ts';

const FILM = 'video-tunnel';
const WORDS = {
  cn: {
    chapter: '一圈断面扫过车身',
    speed: '播放速度',
    saving: '你正在节省流量',
    small: /^小画面：960 × 540/,
    copy: '复制代码',
  },
  en: {
    chapter: 'A section sweeps the body',
    speed: 'Speed',
    saving: 'You are saving data',
    small: /^Small: 960 × 540/,
    copy: 'Copy the lines',
  },
} as const;
/** Where its second chapter begins, seconds. */
const SECOND = 9.6;

// Spec M24.
for (const lang of LANGS) {
  test(`somebody goes to a chapter of a film and makes it slower by the keyboard, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/media/library/${FILM}`);
    const film = page.getByRole('main').locator('video');
    await page.getByLabel(WORDS[lang].speed).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.5);
    await page.getByRole('link', { name: WORDS[lang].chapter }).press('Enter');
    await expect.poll(() => secondsOf(film)).toBeGreaterThan(SECOND);
    expect(new URL(page.url()).search).toBe('');
  });
}

// Spec M25.
test('who saves data is asked with the bytes of each size, and nothing of the film comes before', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (FILM_FILES.test(new URL(request.url()).pathname)) films.push(request.url());
  });
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.goto(`/cn/en/media/library/${FILM}`);
  const main = page.getByRole('main');
  await expect(main.getByText(WORDS.en.saving)).toBeVisible();
  await expect(main.locator('video')).toBeHidden();
  expect(films).toEqual([]);
  await main.getByRole('link', { name: WORDS.en.small }).click();
  await expect(main.getByText(WORDS.en.saving)).toHaveCount(0);
  const film = main.locator('video');
  await film.press('Space');
  await expect.poll(() => secondsOf(film)).toBeGreaterThan(0.1);
  expect(await film.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(960);
});

wireTest('only documents with films differ for who saves data', async ({ request }) => {
  const saving = { headers: { 'save-data': 'on' } };
  for (const address of ['/cn/en/media', `/cn/en/media/library/${FILM}`, `/cn/en/media/embed?id=${FILM}`]) {
    const [usual, saver] = [await request.get(address), await request.get(address, saving)];
    expect(usual.headers()['vary'], address).toBe('accept-encoding, save-data');
    expect(await usual.text()).not.toContain('data-saving');
    expect(await saver.text()).toMatch(/^<!doctype html><html[^>]* data-saving="on">/);
  }
  expect(await (await request.get('/cn/en/news', saving)).text()).not.toContain('data-saving');
});

/** A site of somebody else, on a port of its own, whose page has these lines. */
async function elsewhere(lines: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>Elsewhere</title>${lines}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

// Spec M26.
test('another site shows a film by the lines that its page gives, without script, cookie or storage', async ({
  page,
  context,
  origin,
  pageErrors,
}) => {
  await page.goto(`/cn/en/media/library/${FILM}`);
  const lines = (await page.getByRole('main').locator('pre').textContent()) ?? '';
  await expect(page.getByRole('button', { name: WORDS.en.copy })).toHaveAttribute('data-copy-link', lines);
  const { server, url } = await elsewhere(lines + `<iframe title="page" src="${origin}/cn/en/media"></iframe>`);
  // Every page but that one refuses the frame.
  const refused = 'failed: /cn/en/media net::ERR_BLOCKED_BY_RESPONSE';
  pageErrors.expect(new RegExp(`third party: ${url}`), /frame-ancestors/, /favicon/, new RegExp(refused));
  await context.clearCookies();
  await page.goto(url);
  const frame = page.frameLocator('iframe').first();
  const film = frame.locator('video');
  await film.press('Space');
  await expect.poll(() => secondsOf(film)).toBeGreaterThan(0.1);
  expect(await film.evaluate(() => [document.scripts.length, localStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  expect(await context.cookies()).toEqual([]);
  await expect(frame.getByRole('link', { name: 'The wind tunnel' })).toHaveAttribute('target', '_blank');
  expect(pageErrors.all).toContain(refused);
  server.close();
});

// Spec M27.
wireTest('every file of a film comes as its page says, and its captions', async ({ request }) => {
  const html = await (await request.get(`/cn/en/media/library/${FILM}`)).text();
  const links = [...html.matchAll(/href="([^"]*&amp;file=([^"&]+)[^"]*)"/g)];
  expect(links.map(([, , name]) => name)).toEqual(
    expect.arrayContaining(['film-tunnel.mp4', 'film-tunnel.en.vtt', 'film-tunnel.zh-CN.vtt']),
  );
  for (const [, href = '', name = ''] of links) {
    const given = await request.get(`${href.replaceAll('&amp;', '&')}&acceptTerms=true`);
    expect(given.headers()['content-disposition']).toBe(`attachment; filename="${name}"`);
    const bytes = (await given.body()).length.toLocaleString('en');
    expect(html, name).toContain(`(${bytes} bytes)`);
  }
});
