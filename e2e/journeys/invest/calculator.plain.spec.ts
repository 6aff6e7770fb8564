import { expect, test } from '../../fixtures/visitor.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

// Spec I9, I10: issue 17, item 5.
test('without script somebody works out an investment, mends what was wrong, and has an address to send', async ({
  page,
}) => {
  await page.goto('/cn/en/invest/calculator');
  await page.getByLabel('Amount or number of shares').fill('10,000');
  await page.getByLabel('Bought on').fill('2019-01-02');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('Prices begin on 27 August 2024.')).toBeVisible();
  await page.getByLabel('Bought on').fill('2025-11-20');
  await page.getByLabel('Worth on').fill('2026-11-20');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByRole('heading', { name: 'What came of it' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Worth by day\. On 2025-11-20 10,000\.00 CNY bought/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /Dividends on the way/ }).getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(/number=10%2C000&from=2025-11-20&to=2026-11-20/);
});

test('without script a holder of shares is told what they are paid, in both currencies', async ({ page }) => {
  await page.goto('/cn/en/invest/record');
  await page.getByLabel('Number of shares').fill('5000');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await expect(page.getByText('1,150.00 yuan; for H shares about')).toBeVisible();
  await expect(page.getByRole('table', { name: /earnings in yuan per share/ })).toContainText('29.9%');
});
