import { expect, test } from '../../fixtures/visitor.ts';

test('without script a brand of the home page is chosen in place, and a button puts it into the address', async ({
  page,
}) => {
  await page.goto('/cn/en');
  await page.locator('#vehicles label').filter({ hasText: 'Yunji' }).click();
  const brand = page.getByRole('main').getByRole('radio', { name: 'Yunji' });
  await expect(page.getByRole('list', { name: /Yunji/ })).toBeVisible();
  await page.getByRole('button', { name: 'Keep this brand in the address' }).click();
  await expect(page).toHaveURL('/cn/en?brand=yunji#vehicles');
  await expect(brand).toBeChecked();
});
