import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, heading, liveIslands, test } from '../../fixtures/visitor.ts';
import { onceMore } from '../../fixtures/load/length.ts';

/** What a link that Enter follows gives to keep, as text. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await link.press('Enter');
  return (await readFile(await (await download).path())).toString();
}

// Issue 17: an analyst's sitting, with keys alone.
for (const width of [1440, 375]) {
  test(
    `an analyst compares A and H since the results, finds why, and keeps the next date, with keys at ${width} px`,
    onceMore(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await page.goto('/cn/en/invest/stock');
      await expect(liveIslands(page)).toHaveCount(1);
      await page.getByText('Dates, drawing, indicators and comparison').press('Enter');
      const compare = page.getByRole('navigation', { name: 'Compare with' });
      await compare.getByRole('link', { name: 'H shares' }).press('Enter');
      await expect(page).toHaveURL(/compare=share/);
      const from = page.getByRole('textbox', { name: 'From' });
      await from.fill('2026-10-30');
      await from.press('Enter');
      await expect(page).toHaveURL(/from=2026-10-30/);
      await expect(page.getByText(/the A share cost \d+\.\d% more than the H share/).first()).toBeVisible();
      expect(await downloaded(page, page.getByRole('link', { name: 'CSV' }))).toContain('Premium of A over H (%)');

      await page.getByText(/^Marked in these days/).press('Enter');
      await page.getByRole('link', { name: 'Third quarterly report 2026' }).first().press('Enter');
      await expect(heading(page)).toHaveText('Third quarterly report 2026');
      await page.getByRole('link', { name: 'Read it in Chinese' }).press('Enter');
      await expect(heading(page)).toHaveText('2026年第三季度报告');
      await page.getByRole('main').locator('a[hreflang=en]').press('Enter');
      await expect(heading(page)).toHaveText('Third quarterly report 2026');

      await page
        .getByRole('navigation', { name: 'You are here' })
        .getByRole('link', { name: 'Investors' })
        .press('Enter');
      await page.getByRole('link', { name: 'Calendar', exact: true }).first().press('Enter');
      await expect(heading(page)).toHaveText('Financial calendar');
      const next = page.getByRole('link', { name: /^Calendar file: .*results/ }).first();
      expect(await downloaded(page, next)).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART;TZID=Asia\/Shanghai:/);
    },
  );
}
