import { HTML_LANG, LANGS } from 'shared/contract/text/lang';
import { expect, test, wireTest } from '../../fixtures/visitor.ts';
import { captionsOf, FILM_FILES, IN_SECOND_CAPTION, secondsOf, TUNNEL, tunnelCard } from './film-parts.ts';

// Spec M7, A8.
for (const lang of LANGS) {
  test.describe(`a journalist, in ${lang}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/cn/${lang}/media?type=video`);
    });

    test('starts a film by keyboard and reads its captions in the language of the page', async ({ page }) => {
      const film = tunnelCard(page, lang).locator('video');
      await film.press('Space');
      await expect.poll(() => secondsOf(film)).toBeGreaterThan(0.2);
      await film.evaluate((video: HTMLVideoElement, at) => {
        video.currentTime = at;
      }, IN_SECOND_CAPTION);
      await expect.poll(() => captionsOf(film)).toEqual({ [HTML_LANG[lang]]: [TUNNEL[lang].second] });
      await film.press('Space');
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    });

    test('finds the captions of every film in both languages, those of the page first', async ({ page }) => {
      const films = page.locator('video:has(track)');
      await expect(films).toHaveCount(4);
      const languages = LANGS.toSorted((a, b) => Number(b === lang) - Number(a === lang)).map(
        (each) => HTML_LANG[each],
      );
      for (const film of await films.all()) {
        const tracks = film.evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].map(({ language }) => language),
        );
        expect(await tracks).toEqual(languages);
      }
    });

    test('takes a film with them once the terms are accepted, which are asked for once', async ({ page }) => {
      await tunnelCard(page, lang).getByRole('link', { name: TUNNEL[lang].download }).click();
      await expect(page).toHaveURL(/\/media\/terms\?picks=video-tunnel/);
      const accept = { cn: '接受并下载', en: 'Accept and download' }[lang];
      await page.getByRole('checkbox').check();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: accept }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe('film-tunnel.mp4');
      expect(await download.failure()).toBeNull();
      await page.goto(`/cn/${lang}/media?type=video`);
      const again = page.waitForEvent('download');
      await tunnelCard(page, lang).getByRole('link', { name: TUNNEL[lang].download }).click();
      expect((await again).suggestedFilename()).toBe('film-tunnel.mp4');
    });

    test('is told when a film does not come, and keeps the page and the download', async ({ page, pageErrors }) => {
      pageErrors.expect(/status 404: \/cn\/media-files\/film-tunnel/, /Failed to load resource.*404/);
      await page.route(FILM_FILES, (route) => route.fulfill({ status: 404 }));
      const card = tunnelCard(page, lang);
      await card.locator('video').press('Space');
      await expect(card.getByRole('alert')).toHaveText(
        { cn: '影片没有加载成功。请稍后再试，或下载后观看。', en: /^The film could not be loaded\./ }[lang],
      );
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(card.getByRole('link', { name: TUNNEL[lang].download })).toBeVisible();
    });
  });
}

wireTest('a player that asks for the middle of a film gets that part of it', async ({ request }) => {
  for (const [name, ending] of [
    ['film-tunnel', 'mp4'],
    ['loop-wind', 'webm'],
  ] as const) {
    const address = `/cn/media-files/${name}.${ending}`;
    const whole = await request.get(address);
    expect(whole.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': `video/${ending}` });
    const bytes = await whole.body();
    const part = await request.get(address, { headers: { range: 'bytes=1000-1999' } });
    expect(part.status()).toBe(206);
    expect(part.headers()['content-range']).toBe(`bytes 1000-1999/${bytes.length}`);
    expect((await part.body()).equals(bytes.subarray(1000, 2000))).toBe(true);
    const beyond = await request.get(address, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status()).toBe(416);
  }
});
