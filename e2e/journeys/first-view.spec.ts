import { addresses } from '../fixtures/site-pages.ts';
import { expect, heading, liveIslands, test } from '../fixtures/visitor.ts';

for (const { address, page: sitePage } of addresses) {
  test(`${address} is read at once and comes alive without a complaint`, async ({ page }) => {
    await page.goto(address);
    await expect(heading(page)).toBeVisible();
    const islands = page.locator('main [data-island]');
    const count = await islands.count();
    if (sitePage.section !== 'mf-content') expect(count, 'an island page').toBeGreaterThan(0);
    const before = await page.getByRole('main').innerText();
    for (const island of await islands.all()) await island.scrollIntoViewIfNeeded();
    await expect(liveIslands(page)).toHaveCount(count);
    // Hydration adds to a page; what was read before is still there.
    const after = await page.getByRole('main').innerText();
    const lost = before.split('\n').filter((line) => line.trim() !== '' && !after.includes(line.trim()));
    expect(lost.length, `lost: ${lost.slice(0, 3).join(' | ')}`).toBeLessThanOrEqual(2);
    await page.waitForLoadState('networkidle');
  });
}
