import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/visitor.ts';

const canvas = (page: Page) => page.locator('main canvas');
const lines = (page: Page) => page.locator('main [data-air]').filter({ visible: true });

/** What the canvas shows after so many pictures of the window. */
const shownAfter = (page: Page, pictures: number) =>
  canvas(page).evaluate(async (element, wanted) => {
    for (let at = 0; at < wanted; at += 1) await new Promise(requestAnimationFrame);
    return (element as HTMLCanvasElement).toDataURL();
  }, pictures);

/** Colours and opacities of a square of the canvas, pixel by pixel, around a place of the window; through a copy, which may be read often. */
const pixelsAround = (page: Page, place: { x: number; y: number; size: number }) =>
  canvas(page).evaluate((element, { x, y, size }) => {
    const drawn = element as HTMLCanvasElement;
    const { left, top, width } = drawn.getBoundingClientRect();
    const density = drawn.width / width;
    const side = Math.ceil(size * density);
    const copy = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const context = copy.getContext('2d', { willReadFrequently: true });
    context?.drawImage(drawn, -(x - left - size / 2) * density, -(y - top - size / 2) * density);
    const { data = [] } = context?.getImageData(0, 0, side, side) ?? {};
    return Array.from({ length: data.length / 4 }, (_, at) => [data[4 * at] ?? 0, data[4 * at + 3] ?? 0] as const);
  }, place);

/** Pixels of smoke around a place of the window: it is brighter than lines. */
const smokeAround = async (page: Page, place: { x: number; y: number }) =>
  (await pixelsAround(page, { ...place, size: 32 })).filter(([red, opacity]) => red > 220 && opacity > 100).length;

/** Runs in the worker that draws before its own script: pictures come at an even pace there, however busy the machine is. */
function drawEvery(step: number): void {
  const ask = requestAnimationFrame;
  const clock = { real: 0, shown: 0 };
  globalThis.requestAnimationFrame = (draw) =>
    ask((real) => {
      if (real !== clock.real) clock.shown += step;
      clock.real = real;
      draw(clock.shown);
    });
}

/** @param every milliseconds from one picture of the air to the next */
const pace = (page: Page, every: number) =>
  page.route(/\/wind\.\w+\.js$/, async (route) => {
    // The page asks as for a script of anybody; a worker can only be of one's own origin.
    if ('origin' in route.request().headers()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: `(${drawEvery.toString()})(${every});${await response.text()}` });
  });

/** Whether the air has moved on this page, however soon it gave up. */
const recordMovement = (page: Page) =>
  page.addInitScript(() => {
    const note = () => {
      if (document.querySelector('main [data-live]')) document.documentElement.dataset['hasMoved'] = '';
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-live'] });
  });

async function openInTheWind(page: Page, path = ''): Promise<void> {
  await pace(page, 16);
  await page.goto(`/cn/en${path}`);
  await expect(page.locator('main [data-live] canvas')).toBeVisible();
}

/** Spec STATE-wind. */
for (const path of ['', '/tech/concept']) {
  test(`the air of ${path || 'the home page'} moves by itself`, async ({ page }) => {
    await openInTheWind(page, path);
    await expect(lines(page)).toHaveCount(0);
    expect(await shownAfter(page, 30)).not.toBe(await shownAfter(page, 1));
  });
}

test('the largest picture is there before anything moves', async ({ page }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(/s1-night-\d+\.avif/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const script = page.waitForResponse(/\/wind\./);
  await page.goto('/cn/en', { waitUntil: 'domcontentloaded' });
  await script;
  await expect(lines(page)).toHaveCount(1);
  await expect(canvas(page)).toHaveCount(0);
  held.resolve(undefined);
  await expect(canvas(page)).toHaveCount(1);
});

test('smoke comes from where somebody points, and goes when they leave', async ({ page }) => {
  await openInTheWind(page);
  const place = { x: 1180, y: 260 };
  expect(await smokeAround(page, place)).toBe(0);
  await page.mouse.move(place.x - 40, place.y);
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await expect.poll(() => smokeAround(page, place)).toBeGreaterThan(20);
  await page.mouse.move(700, 60);
  await expect.poll(() => smokeAround(page, place)).toBe(0);
});

test('whoever scrolls is told five facts while the car grows out of the lines', async ({ page }) => {
  await openInTheWind(page);
  const scenes = page.locator('main [data-scene]');
  await expect(scenes).toHaveCount(5);
  for (const [at, fact] of ['52 lines', '116 sections', '−0.014', '−0.021', 'Cd 0.187'].entries()) {
    await scenes.nth(at).evaluate((scene) => scene.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(page.getByText(fact, { exact: true }).and(page.locator('main [data-scene] *'))).toBeInViewport();
  }
  expect(await page.getByRole('heading', { level: 2, name: 'The tail lets go' }).count()).toBe(1);
  await scenes.first().evaluate((scene) => scene.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const nightAt = async () => (await pixelsAround(page, { x: 1180, y: 420, size: 1 }))[0]?.[1] ?? 0;
  await expect.poll(nightAt, 'the car is not there yet').toBeGreaterThan(200);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(nightAt, 'the car as it was taken').toBeLessThan(120);
});

test('nothing is drawn where nobody sees it', async ({ page }) => {
  await openInTheWind(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(canvas(page)).not.toBeInViewport();
  await shownAfter(page, 3);
  expect(await shownAfter(page, 20)).toBe(await shownAfter(page, 1));
});

test('who prefers that nothing moves, and whose device is too slow, sees the lines as they lie there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/cn/en', { waitUntil: 'networkidle' });
  await expect(canvas(page)).toHaveCount(0);
  await expect(lines(page)).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // As on a slow phone (spec LIM-wind).
  await pace(page, 60);
  await recordMovement(page);
  await page.goto('/cn/en');
  await expect(page.locator('html[data-has-moved]')).toHaveCount(1, { timeout: 20_000 });
  await expect(canvas(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(lines(page)).toHaveCount(1);
});

// Spec SCR-home.
for (const [width, height] of [
  [375, 812],
  [768, 1024],
  [1440, 1400],
] as const) {
  test(`the other openings are seen at first in a window of ${width} × ${height}, and not over the first fact`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/cn/en');
    const factory = page.getByRole('main').getByRole('link', { name: 'Nansha smart factory' }).first();
    const opacity = () =>
      factory.evaluate((link) => {
        let seen = 1;
        for (let at: Element | null = link; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
        return seen;
      });
    expect((await factory.boundingBox())?.y).toBeLessThan(height);
    await expect.poll(opacity).toBe(1);
    await page.evaluate((by) => scrollTo({ top: by, behavior: 'instant' }), height / 8);
    await expect.poll(opacity).toBe(0);
  });
}
