import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/visitor.ts';

// Spec M16, M17, SCR-media-library.
test('a journalist finds a picture by its words and colour, sees it large, and opens its page', async ({ page }) => {
  await page.goto('/cn/en/media');
  const form = page.getByRole('search', { name: 'Search the library' });
  await form.getByRole('textbox', { name: 'Search' }).fill('yaoxing');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]key=yaoxing\b/);
  await form.getByText('More choices').click();
  await form.getByLabel('Colour').selectOption({ label: 'Green (7)' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/colour=green/);
  await expect(page.getByText('7 entries')).toBeVisible();

  const first = page.getByRole('link', { name: 'Enlarge: Yaoxing V6, front three-quarter' });
  await first.hover();
  await expect(page.locator('[data-island][data-live]')).toHaveCount(1);
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByText('1 of 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 7')).toBeVisible();
  await expect(page).toHaveURL(/#file-2$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#file-2')).toBeFocused();
  await page.getByRole('link', { name: 'Yaoxing V6, front three-quarter', exact: true }).click();
  await expect(page).toHaveURL('/cn/en/media/library/image-yaoxing-v6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yaoxing V6, front three-quarter');
});

test('a link to a picture of a page of the library opens that picture', async ({ page }) => {
  await page.goto('/cn/cn/media?type=image#file-3');
  await expect(page.getByRole('dialog', { name: '图片' }).getByText('3 / 12')).toBeVisible();
});

interface Thumbnail {
  file: string;
  /** Pixels of the file that was taken, of those that there are, and of the screen that it fills. */
  taken: number;
  widths: number[];
  shown: number;
}

/** Pictures of the grid that have arrived. */
const thumbnailsOf = (page: Page): Promise<Thumbnail[]> =>
  page.locator('main li article picture img').evaluateAll((images) =>
    images.flatMap((image) => {
      const { currentSrc, clientWidth } = image as HTMLImageElement;
      const source = image.parentElement?.querySelector('source[type="image/avif"]:not([media])');
      const widths = [...(source?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map((found) => Number(found[1]));
      const taken = Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1]);
      return currentSrc === '' ? [] : [{ file: currentSrc, taken, widths, shown: clientWidth * devicePixelRatio }];
    }),
  );

/** Layout shift of letters whose face comes after them: a line or two that break elsewhere. */
const FACES = 0.005;

// Issue 18; spec LIM-speed.
for (const width of [375, 768, 1440]) {
  test(`pictures of the library are as large as they are shown and move nothing, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/cn/en/media?type=image', '/cn/cn/media?type=image&view=list']) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const found = await thumbnailsOf(page);
      expect(found.length).toBeGreaterThan(0);
      const tooLarge = found.filter(({ file, taken, widths, shown }) => {
        const enough = widths.filter((one) => one >= shown);
        return !file.endsWith('.avif') || taken > Math.min(...enough, Math.max(...widths));
      });
      expect(tooLarge, address).toEqual([]);
      const [first] = await page.locator('main li article picture img').all();
      await expect(first ?? page.locator('none')).toHaveAttribute('fetchpriority', 'high');
      const shifted = await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
      expect(shifted, address).toBeLessThan(FACES);
    }
  });
}
