import type { Page } from 'playwright/test';
import { expect } from '../../fixtures/visitor.ts';

/** Nobody who only reads fetches the library. */
export async function workWithChart(page: Page): Promise<void> {
  await page.getByRole('img', { name: /Price chart/ }).hover();
  // The first of a run brings and reads 140 KB of script, on machines that do other things as well.
  await expect(page.locator('main .highcharts-root').first()).toBeVisible({ timeout: 20_000 });
}

export const period = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name, exact: true });
