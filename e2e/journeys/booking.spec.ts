import { expect, liveIslands, test } from '../fixtures/visitor.ts';

test.describe('a group that books a visit', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/cn/en/book');
    await page.locator('main [data-island]').scrollIntoViewIfNeeded();
    await expect(liveIslands(page)).toHaveCount(1);
  });

  test('cannot go on before the notice is read and agreed', async ({ page }) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'must be read and agreed' })).toBeVisible();
    await expect(page.getByRole('checkbox')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Book by telephone' })).toHaveCount(0);
  });

  test('reads to the end, agrees, and learns what to say on the telephone', async ({ page }) => {
    await page
      .getByRole('region', { name: /Visit notice/ })
      .evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await expect(page.getByText('The notice has been shown to its end.')).toBeVisible();
    await page.getByRole('checkbox', { name: /I have read and agree/ }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Book by telephone' })).toBeFocused();
    await expect(page.getByRole('link', { name: /400/ }).last()).toHaveAttribute('href', /^tel:/);
  });

  test('learns from which size on a guide may be asked for', async ({ page }) => {
    await page
      .getByRole('region', { name: /Visit notice/ })
      .evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Next' }).click();
    const visitors = page.getByRole('textbox', { name: 'Number of visitors' });
    for (const [count, answer] of [
      ['14', 'no guide can be arranged'],
      ['15', 'you may ask for a guide'],
      ['1000', 'At most 999 visitors'],
    ] as const) {
      await visitors.fill(count);
      await visitors.blur();
      await expect(page.getByText(answer).first()).toBeVisible();
    }
  });
});

test('a keyboard alone is enough to reach the second step', async ({ page }) => {
  await page.goto('/cn/en/book');
  const end = page.getByRole('link', { name: 'Go to the end of the notice' });
  await end.focus();
  await expect(liveIslands(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The notice has been shown to its end.')).toBeVisible();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Book by telephone' })).toBeFocused();
});
