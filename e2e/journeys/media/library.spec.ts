import { expect, test } from '../../fixtures/visitor.ts';

// Spec M16, M17, SCR-media-library.
test('a journalist finds a picture by its words and colour, sees it large, and opens its page', async ({ page }) => {
  await page.goto('/cn/en/media');
  const form = page.getByRole('search', { name: 'Search the library' });
  await form.getByRole('textbox', { name: 'Search' }).fill('yaoxing');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/[?&]key=yaoxing\b/);
  await form.getByText('More choices').click();
  await form.getByLabel('Colour').selectOption({ label: 'Green (6)' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/colour=green/);
  await expect(page.getByText('6 entries')).toBeVisible();

  const first = page.getByRole('link', { name: 'Enlarge: Yaoxing V6, front three-quarter' });
  await first.hover();
  await expect(page.locator('[data-island][data-live]')).toHaveCount(1);
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByText('1 of 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 6')).toBeVisible();
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
