import { expect, test } from '../../fixtures/visitor.ts';

// Spec SCR-dealers: reading always works without script.
test('without script a customer finds the dealer of a city that sells a brand, and its number to call', async ({
  page,
}) => {
  await page.goto('/cn/en/brand?brand=yunji');
  await page.getByRole('link', { name: 'Find a dealer of Yunji' }).click();
  await expect(page.getByLabel('Brand', { exact: true })).toHaveValue('yunji');
  const main = page.getByRole('main');
  await main.getByLabel('Province', { exact: true }).selectOption('GD');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealers in Guangdong');
  await main.getByLabel('City', { exact: true }).selectOption('gd-shenzhen');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/dealers\?.*city=gd-shenzhen/);
  const first = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first();
  await expect(first).toContainText('Shenzhen, Guangdong');
  await expect(first).toContainText('Yunji');
  await expect(first.getByRole('link', { name: /placeholder/ })).toHaveAttribute('href', /^tel:400-000-\d{4}$/);
});
