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
