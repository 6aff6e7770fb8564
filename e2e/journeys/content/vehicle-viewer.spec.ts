import type { Page } from 'playwright/test';
import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/visitor.ts';
import config from '../../playwright.config.ts';

/** A machine without a graphics card draws by its processor, which takes its time. */
const IN_SOFTWARE = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const { launchOptions = {} } = config.use ?? {};
const others = launchOptions.args?.filter((argument) => argument !== '--disable-gpu') ?? [];
test.use({
  launchOptions: { ...launchOptions, args: [...others, ...IN_SOFTWARE] },
  viewport: { width: 480, height: 720 },
  actionTimeout: 45_000,
});
const SLOW = { timeout: 45_000 };
const S7 = '/cn/en/brand?brand=chenyue&vehicle=chenyue-s7';

const call = (page: Page) => page.getByRole('button', { name: 'See it in three dimensions' });
const viewer = (page: Page) => page.getByRole('application', { name: 'The Chenyue S7 in three dimensions' });
const poster = (page: Page) => page.locator('main picture').first();

/** Colours of a few hundred pixels of the picture as it is on the screen. */
const shown = async (page: Page) => (await viewer(page).screenshot()).toString('base64');

// Spec STATE-viewer.
test('a visitor turns a vehicle round, paints it, sees it beside another, and is back where they were', async ({
  page,
}) => {
  test.setTimeout(150_000);
  // A processor that draws is busy for seconds with each picture of a camera that glides.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(S7);
  await expect(poster(page)).toBeVisible();
  expect(fetched.filter((path) => /\.glb$|vehicle-|runtime/.test(path))).toEqual([]);

  await call(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'stands here' })).toBeAttached(SLOW);
  await expect(viewer(page)).toBeFocused();
  await expect(poster(page)).toBeHidden();
  expect(fetched.filter((path) => path.endsWith('.glb'))).toEqual(['/cn/media-files/models/chenyue-s7.glb']);
  const first = await shown(page);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Seen from the front.')).toBeAttached(SLOW);
  await expect.poll(() => shown(page), SLOW).not.toBe(first);

  await page.getByRole('radio', { name: 'Kiln orange' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Paint: Kiln orange' })).toBeAttached(SLOW);
  await page.getByRole('button', { name: 'Night', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lights' })).toHaveAttribute('aria-pressed', 'true', SLOW);
  await page.getByLabel('Beside it, to scale').selectOption('Yunji E9');
  await expect(page.getByText(/^Chenyue S7: 4\d{3} mm\. Yunji E9, in grey: 5\d{3} mm\.$/).last()).toBeVisible(SLOW);
  expect(await violationsInBothThemes(page, 'main')).toEqual([]);

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.keyboard.press('Escape');
  await expect(call(page)).toBeFocused(SLOW);
  await expect(poster(page)).toBeVisible();
  await expect(page.locator('main canvas')).toHaveCount(0);
});

/** A viewer that is open, and where its middle is. */
async function openViewer(page: Page): Promise<{ x: number; y: number }> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(S7);
  await call(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'stands here' })).toBeAttached(SLOW);
  await viewer(page).scrollIntoViewIfNeeded();
  const box = await viewer(page).boundingBox();
  if (!box) throw new Error('it has no room');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Spec STATE-viewer.
test('a visitor drags a vehicle round, and pinches it nearer', async ({ page }) => {
  test.setTimeout(150_000);
  const { x, y } = await openViewer(page);
  const first = await shown(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y);
  await page.mouse.move(x - 120, y);
  await page.mouse.up();
  await expect(page.getByText(/^Seen from /)).toBeAttached(SLOW);
  await expect.poll(() => shown(page), SLOW).not.toBe(first);
  const turned = await shown(page);
  const zoom = await page.evaluate(() => visualViewport?.scale);

  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [-apart, apart].map((from, id) => ({ x: x + from, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [50, 80, 110])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => shown(page), SLOW).not.toBe(turned);
  expect(await page.evaluate(() => visualViewport?.scale), 'the page itself stays as it is').toBe(zoom);
});

// Spec STATE-viewer.
test('when the graphics card gives up there is the picture again, and a way to try once more', async ({ page }) => {
  test.setTimeout(150_000);
  await openViewer(page);
  await page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(page.getByText('The graphics card gave the model up. You can open it again.').last()).toBeVisible(SLOW);
  await expect(poster(page)).toBeVisible();
  await expect(call(page)).toBeFocused();
  await call(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'stands here' })).toBeAttached(SLOW);
});

test('a browser that cannot draw keeps the picture, says why and fetches nothing for it', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const models: string[] = [];
  page.on('request', (request) => {
    if (/\.glb|vehicle-stage/.test(request.url())) models.push(request.url());
  });
  await page.goto(S7);
  await call(page).click();
  await expect(page.getByText('it has no WebGL 2').last()).toBeVisible();
  await expect(call(page)).toBeFocused();
  await expect(poster(page)).toBeVisible();
  expect(models).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is the picture, and no button that does nothing', async ({ page }) => {
    await page.goto(S7);
    await expect(poster(page)).toBeVisible();
    await expect(call(page)).toBeHidden();
  });
});
