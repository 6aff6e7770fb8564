import { expect, heading, test } from '../../fixtures/visitor.ts';

// Chromium without scripts refuses their preloads, too.
// Issue 21, item 9; spec I22.
test.describe('an analyst without JavaScript', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

  test('reads a report from the library, chapter by chapter, and takes document and data along', async ({
    page,
    request,
  }) => {
    await page.goto('/cn/en/invest/info?year=2025&kind=annual');
    await page.getByRole('link', { name: 'Read on the site: Annual report 2025' }).first().click();
    await expect(heading(page)).toHaveText('Annual report 2025');
    for (const [name, start] of [
      ['PDF', '%PDF'],
      ['CSV', 'Period,Figure'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name} Annual report 2025`) });
      const file = await request.get((await link.getAttribute('href')) ?? '');
      expect((await file.body()).subarray(0, 20).toString()).toContain(start);
    }
    await page.getByRole('main').getByRole('link', { name: 'Finance', exact: true }).click();
    await expect(heading(page)).toHaveText('Financial review 2025');
    await expect(page.getByRole('img', { name: /Net profit.*2025 8\.02/ })).toBeVisible();
    await page.getByRole('link', { name: 'Next chapter: Risks' }).click();
    await expect(heading(page)).toHaveText('Risks as of the report for 2025');
    await page.setViewportSize({ width: 375, height: 812 });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await contents.getByText('Contents', { exact: true }).click();
    await contents.getByRole('link', { name: '10 Ten years of data' }).click();
    await expect(page.getByRole('table').first()).toContainText('219.4');
  });
});
