import type { Page } from 'playwright/test';
import { expect, liveIslands, test } from '../../fixtures/visitor.ts';
import { banner } from '../header/header-parts.ts';

const months = (page: Page) => page.getByRole('main').getByRole('grid');
const turn = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });
const nameOf = (month: string, lang: string) =>
  new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

// Issue 15, item 3.
test('the month that somebody looks at in the calendar is found again: by going back, reloading and in the other language', async ({
  page,
}) => {
  await page.goto('/cn/en/book');
  const first = await months(page)
    .getAttribute('aria-labelledby')
    .then((id) => page.locator(`[id="${id}"]`).textContent());
  await turn(page, 'Next month').hover();
  await expect(liveIslands(page)).toHaveCount(1);
  await turn(page, 'Next month').click();
  await expect(page).toHaveURL(/\/cn\/en\/book\?month=20\d\d-\d\d$/);
  const [, month = ''] = /month=(.*)/.exec(page.url()) ?? [];
  await expect(page.getByRole('grid', { name: nameOf(month, 'en') })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/cn/en/book');
  await expect(page.getByRole('grid', { name: first ?? '' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('grid', { name: nameOf(month, 'en') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: nameOf(month, 'en') })).toBeVisible();
  await banner(page).locator('[data-language-switch]').filter({ visible: true }).click();
  await expect(page).toHaveURL(`/cn/cn/book?month=${month}`);
  await expect(page.getByRole('grid', { name: nameOf(month, 'zh') })).toBeVisible();
});
