import { LANGS } from 'shared/contract/text/lang';
import type { Page } from 'playwright/test';
import { expect, heading, test } from '../../fixtures/visitor.ts';
import { bringIntoSight, FILM_FILES, isPaused, secondsOf } from './film-parts.ts';

const PLACE = { cn: '/cn/cn/about/smart', en: '/cn/en/about/smart' };
const WORDS = {
  cn: { play: '播放动画', pause: '暂停动画' },
  en: { play: 'Play the moving picture', pause: 'Pause the moving picture' },
};

const loopOf = (page: Page) => page.getByRole('main').locator('video');

/** Addresses of films that were asked for. */
function watchFilms(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FILM_FILES.test(pathname)) requests.push(pathname);
  });
  return requests;
}

// Spec C21.
for (const lang of LANGS) {
  test(`somebody stops a moving picture by keyboard, and it stays stopped until they start it, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(PLACE[lang]);
    const loop = loopOf(page);
    await bringIntoSight(loop);
    await expect.poll(() => secondsOf(loop)).toBeGreaterThan(0.2);
    const pause = page.getByRole('button', { name: WORDS[lang].pause });
    const play = page.getByRole('button', { name: WORDS[lang].play });
    await pause.press('Enter');
    await expect(play).toBeFocused();
    await bringIntoSight(heading(page));
    await bringIntoSight(loop);
    expect(await isPaused(loop)).toBe(true);
    const stoppedAt = await secondsOf(loop);
    await play.press('Space');
    await expect(pause).toBeFocused();
    await expect.poll(() => secondsOf(loop)).not.toBe(stoppedAt);
  });
}

test('a moving picture is not fetched before somebody comes to it, and rests while nobody sees it', async ({
  page,
}) => {
  const requests = watchFilms(page);
  await page.goto(PLACE.en);
  await bringIntoSight(heading(page));
  expect(requests).toEqual([]);
  const loop = loopOf(page);
  await bringIntoSight(loop);
  await expect.poll(() => secondsOf(loop)).toBeGreaterThan(0.2);
  await bringIntoSight(heading(page));
  await expect.poll(() => isPaused(loop)).toBe(true);
  await bringIntoSight(loop);
  await expect.poll(() => isPaused(loop)).toBe(false);
});

test('somebody who asked for less motion sees a still picture, and nothing is fetched until they play it', async ({
  page,
}) => {
  const requests = watchFilms(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PLACE.en);
  const loop = loopOf(page);
  await bringIntoSight(loop);
  expect(await isPaused(loop)).toBe(true);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: WORDS.en.play }).click();
  await expect.poll(() => secondsOf(loop)).toBeGreaterThan(0.2);
});

test('somebody who saves data sees a still picture', async ({ page }) => {
  const requests = watchFilms(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(PLACE.en);
  await bringIntoSight(loopOf(page));
  await expect(page.getByRole('button', { name: WORDS.en.play })).toBeVisible();
  expect(requests).toEqual([]);
});

test('a moving picture whose file is missing remains a picture, and says that it stands still', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status 404: \/cn\/media-files\/loop-welding/, /Failed to load resource.*404/);
  await page.route(FILM_FILES, (route) => route.fulfill({ status: 404 }));
  await page.goto(PLACE.en);
  const loop = loopOf(page);
  await bringIntoSight(loop);
  await expect.poll(() => loop.evaluate((video: HTMLVideoElement) => video.networkState)).toBe(3);
  await expect(page.getByRole('button', { name: WORDS.en.play })).toBeVisible();
  await expect(loop).toHaveAttribute('poster', /loop-welding-poster/);
});
