import type { Page } from 'playwright/test';
import { banner } from '../header/header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

const brand = (page: Page, name: string) => page.getByRole('main').getByRole('radio', { name });
const label = (page: Page, name: string) => page.locator('#vehicles label').filter({ hasText: name });

// Issue 15, item 3.
test('the brand that somebody looks at on the home page is found again: by going back, reloading and in the other language', async ({
  page,
}) => {
  await page.goto('/cn/en?utm_source=mail');
  await label(page, 'Yunji').click();
  await expect(page).toHaveURL('/cn/en?utm_source=mail&brand=yunji');
  await label(page, 'Heyuan').click();
  await expect(page).toHaveURL('/cn/en?utm_source=mail&brand=heyuan');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/cn/en?utm_source=mail&brand=lingye');
  await page.goBack();
  await expect(page).toHaveURL('/cn/en?utm_source=mail&brand=yunji');
  await expect(brand(page, 'Yunji')).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/cn/en?utm_source=mail');
  await expect(brand(page, 'Chenyue Auto')).toBeChecked();
  await page.goForward();
  await expect(brand(page, 'Yunji')).toBeChecked();
  await page.reload();
  await expect(brand(page, 'Yunji')).toBeChecked();
  await banner(page).locator('[data-language-switch]').filter({ visible: true }).click();
  await expect(page).toHaveURL('/cn/cn?utm_source=mail&brand=yunji');
  await expect(brand(page, '昀极')).toBeChecked();
});
