import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';
import { takeMaterial, touch } from './from-release.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

// Issue 18.
for (const lang of LANGS) {
  test(`a journalist without JavaScript takes the material of a release, in ${lang}`, async ({ page }) => {
    test.setTimeout(60_000);
    await takeMaterial(page, lang, touch);
  });

  test(`a journalist without JavaScript finds a release by brand, and all results of the library, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}/media/newsroom?kind=release`);
    await page
      .getByRole('link', { name: lang === 'cn' ? /^曜行（/ : /^Yaoxing \(/ })
      .first()
      .click();
    await expect(page).toHaveURL(`/cn/${lang}/media/newsroom?kind=release&brand=yaoxing`);
    await page.goto(`/cn/${lang}/media?brand=yaoxing`);
    await page.getByRole('link', { name: lang === 'cn' ? /选择全部\d+项结果/ : /Choose all \d+ results/ }).click();
    await expect(
      page.getByRole('button', { name: lang === 'cn' ? '打包下载ZIP' : 'Download as one ZIP' }),
    ).toBeVisible();
  });
}
