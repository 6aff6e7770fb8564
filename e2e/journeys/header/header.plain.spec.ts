import { LANGS, otherLang } from 'shared/contract/text/lang';
import { banner, HEADER_WORDS, menuTops, panelOf, summaryOf, tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';

const WORDS = {
  cn: { email: '电子邮箱', subscribe: '订阅' },
  en: { email: 'E-mail address', subscribe: 'Subscribe' },
};

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

for (const lang of LANGS) {
  const words = HEADER_WORDS[lang];

  test.describe(`without a script in ${lang}`, () => {
    test('panels open by pointing and by clicking, and lead to all pages of their entry', async ({ page }) => {
      await page.goto(`/cn/${lang}/news`);
      await menuTops(page).first().hover();
      await expect(panelOf(menuTops(page).first())).toBeVisible();
      await page.mouse.move(700, 880);
      await expect(panelOf(menuTops(page).first())).toBeHidden();
      await summaryOf(menuTops(page).nth(1)).click();
      await page.mouse.move(700, 880);
      await expect(panelOf(menuTops(page).nth(1))).toBeVisible();
      await menuTops(page).first().hover();
      await menuTops(page).first().getByRole('link', { name: words.all }).click();
      await expect(page).toHaveURL(`/cn/${lang}/map#map-news`);
      await page.getByRole('main').getByRole('link', { name: words.third }).click();
      await expect(page).toHaveURL(/id=winter-range/);
    });

    test('the mobile menu opens entry by entry, and the search takes its place', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.goto(`/cn/${lang}`);
      await banner(page).locator('[data-menu-toggle] summary').click();
      await summaryOf(menuTops(page).first()).click();
      await expect(menuTops(page).first().getByRole('link', { name: words.overview })).toBeVisible();
      await expect(menuTops(page).first().getByRole('link', { name: words.all })).toBeVisible();
      await tool(page, 'search').locator('> button').click();
      await expect(page.getByRole('navigation', { name: words.nav })).toBeHidden();
      const field = tool(page, 'search').getByRole('textbox');
      await field.fill('wind');
      await field.press('Enter');
      await expect(page).toHaveURL(`/cn/${lang}/search?key=wind`);
    });

    test('the other language is a link, and the finder filters by its links', async ({ page }) => {
      await page.goto(`/cn/${lang}/news?column=COL-XWZX-PPDT`);
      await banner(page).getByRole('link', { name: words.other, exact: true }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`/cn/${otherLang(lang)}/news?column=COL-XWZX-PPDT`);
      await page.goto(`/cn/${lang}/brand`);
      await tool(page, 'finder').locator('> summary').click();
      await tool(page, 'finder').locator('a[data-brand=yaoxing][data-type=""]').first().click();
      await expect(page).toHaveURL(`/cn/${lang}/brand?brand=yaoxing`);
    });

    test('a reader subscribes by the form itself', async ({ page }) => {
      await page.goto(`/cn/${lang}/news`);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: WORDS[lang].email }).fill('reader@mail.example');
      await footer.getByRole('button', { name: WORDS[lang].subscribe }).click();
      await expect(page).toHaveURL(`/cn/${lang}/successSub?type=subscribe`);
    });
  });
}
