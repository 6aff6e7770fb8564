import type { Page } from 'playwright/test';
import { expect, isSameDocument, liveIslands, markDocument, test } from '../../fixtures/visitor.ts';

const period = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name, exact: true });

// Spec SCR-invest-stock, I1, I25.
test.describe('an investor', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/cn/en/invest/stock');
    await expect(liveIslands(page)).toHaveCount(1);
  });

  test('sees the chart drawn and the same figures in a table', async ({ page }) => {
    await expect(page.locator('main .highcharts-root').first()).toBeVisible();
    await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(21);
    await expect(page.getByText('Delayed by at least 15 minutes')).toBeVisible();
    await expect(page.getByText('Source: sample data')).toBeVisible();
  });

  test('switches between a day, days, weeks and months in place', async ({ page }) => {
    for (const [name, caption] of [
      ['Intraday', /every half hour/],
      ['Week', /last 20 weeks/],
      ['Month', /last \d+ months/],
      ['Day', /last 20 trading days/],
    ] as const) {
      await period(page, name).click();
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
      await expect(period(page, name)).toHaveAttribute('aria-current', 'true');
    }
  });

  test('finds market and period again: in the address, by going back, reloading and in the other language', async ({
    page,
  }) => {
    await markDocument(page);
    const market = page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'H shares' });
    await market.click();
    await expect(page).toHaveURL('/cn/en/invest/stock?market=H');
    await expect(page).toHaveTitle(/H shares/);
    await period(page, 'Week').click();
    await expect(page).toHaveURL('/cn/en/invest/stock?market=H&period=week');
    await expect(page.locator('main form input[name=market]')).toHaveValue('H');
    await page.goBack();
    await expect(page).toHaveURL('/cn/en/invest/stock?market=H');
    await expect(period(page, 'Day')).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('table', { name: /trading days/ })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(period(page, 'Week')).toHaveAttribute('aria-current', 'true');
    await expect(market).toHaveAttribute('aria-current', 'true');
    await page.locator('header [data-language-switch]').click();
    await expect(page).toHaveURL('/cn/cn/invest/stock?market=H&period=week');
  });

  test('switches the market and sees its currency', async ({ page }) => {
    await page.getByRole('navigation', { name: 'Market' }).getByRole('link', { name: 'H shares' }).click();
    await expect(page.getByText('HKD').first()).toBeVisible();
    await expect(page.getByText('CNY')).toHaveCount(0);
  });

  test('is told when prices do not arrive, keeps what they had, and tries again', async ({ page, pageErrors }) => {
    pageErrors.expect(/status 503: \/cn\/api\/stock/, /Failed to load resource.*503/);
    const isPrice = '**/cn/api/stock/kline*';
    await page.route(isPrice, (route) =>
      route.fulfill({ status: 503, json: { code: '50300', msg: 'busy', data: null } }),
    );
    await period(page, 'Week').click();
    await expect(page.getByText('The prices did not arrive.')).toBeVisible();
    await expect(page.getByRole('table', { name: /trading days/ })).toBeVisible();
    await page.unroute(isPrice);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
  });
});

test('somebody with a link to weekly H shares gets exactly that', async ({ page }) => {
  await page.goto('/cn/en/invest/stock?market=H&period=week');
  await expect(period(page, 'Week')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: 'H shares', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('table', { name: /weeks/ })).toBeVisible();
});
