import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, heading, liveIslands, test } from '../../fixtures/visitor.ts';

/** What a link that a finger taps gives to keep, as text. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await link.tap();
  return (await readFile(await (await download).path())).toString();
}

/** Days between the two ends in the address; the last day stays open. */
function daysIn(address: string): number {
  const { searchParams } = new URL(address);
  const [from, to] = [searchParams.get('from'), searchParams.get('to')].map((day) => Date.parse(day ?? '2026-11-20'));
  return ((to ?? 0) - (from ?? 0)) / 86_400_000;
}

/** Two fingers on the middle of something, `from` pixels apart, go to `to` pixels. */
async function pinch(page: Page, target: Locator, [from, to]: readonly [number, number]): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to pinch');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: x - apart / 2, y, id: 0 },
              { x: x + apart / 2, y, id: 1 },
            ],
    });
  await touch('touchStart', from);
  for (const step of [1, 2, 3, 4, 5, 6]) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
}

// Spec SCR-invest-stock: issue 17, item 2.
test('an investor pinches the chart to fewer days, which the address follows, and goes back', async ({ page }) => {
  await page.goto('/cn/en/invest/stock?range=1Y');
  await expect(liveIslands(page)).toHaveCount(1);
  await page.getByRole('img', { name: /Price chart/ }).tap();
  const plot = page.locator('main .highcharts-plot-background').first();
  await expect(plot).toBeVisible({ timeout: 20_000 });
  await plot.scrollIntoViewIfNeeded();
  await pinch(page, plot, [60, 240]);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  const days = daysIn(page.url());
  expect(days).toBeGreaterThan(5);
  expect(days).toBeLessThan(200);
  await expect(page.getByText(/^From .* the price/).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?range=1Y$/);
});

// Issue 17: an analyst's sitting, with a thumb.
test('an analyst on a phone compares A and H since the results, finds why, reads it, and keeps the next date', async ({
  page,
}) => {
  await page.goto('/cn/en/invest/stock');
  await expect(liveIslands(page)).toHaveCount(1);
  await page.getByText('Dates, drawing, indicators and comparison').tap();
  await page.getByRole('navigation', { name: 'Compare with' }).getByRole('link', { name: 'H shares' }).tap();
  await expect(page).toHaveURL(/compare=share/);
  await page.getByRole('textbox', { name: 'From' }).fill('2026-10-30');
  await page.getByRole('main').locator('form:has(#span-from)').getByRole('button').tap();
  await expect(page).toHaveURL(/from=2026-10-30/);
  await expect(page.getByText(/the A share cost \d+\.\d% more than the H share/).first()).toBeVisible();
  expect(await downloaded(page, page.getByRole('link', { name: 'CSV' }))).toContain('Premium of A over H (%)');

  await page.getByText(/^Marked in these days/).tap();
  await page.getByRole('link', { name: 'Third quarterly report 2026' }).first().tap();
  await expect(heading(page)).toHaveText('Third quarterly report 2026');
  await page.getByRole('link', { name: 'Read it in Chinese' }).tap();
  await expect(heading(page)).toHaveText('2026年第三季度报告');
  await page.getByRole('main').locator('a[hreflang=en]').tap();
  await expect(heading(page)).toHaveText('Third quarterly report 2026');

  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Investors' }).tap();
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().tap();
  await expect(heading(page)).toHaveText('Financial calendar');
  const next = page.getByRole('link', { name: /^Calendar file: .*results/ }).first();
  expect(await downloaded(page, next)).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART;TZID=Asia\/Shanghai:/);
});
