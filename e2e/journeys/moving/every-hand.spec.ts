import { LANGS, otherLang } from 'shared/contract/text/lang';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';
import { banner, HEADER_WORDS, menuTops, panelOf, summaryOf, tool } from '../header/header-parts.ts';

const WIDTHS = [375, 768, 1024, 1440];
const WORDS = {
  cn: { status: '状态', here: '当前位置', home: '首页', title: /招聘与培养/ },
  en: { status: 'Status', here: 'You are here', home: 'Home', title: /Careers and training/ },
} as const;

test.use({ hasTouch: true });

// Issue 15: what moves is tried with fingers and keys, found by role and name, and heard.
for (const lang of LANGS) {
  test(`by touch, by keyboard and by ear the way is the same at every width, in ${lang}`, async ({ page }) => {
    const words = WORDS[lang];
    const status = page.getByRole('navigation', { name: words.status, exact: true });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/cn/${lang}/talent`);
      await markDocument(page);
      for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1);

      const choice = status.getByRole('link').nth(1);
      await choice.tap();
      await expect(page).toHaveURL(/\/talent\?status=\w+$/);
      await expect(choice).toHaveAttribute('aria-current', 'true');
      await expect(choice, 'the keyboard goes on from there').toBeFocused();
      const chosen = new URL(page.url());

      await page.getByRole('navigation', { name: words.here }).getByRole('link', { name: words.home }).press('Enter');
      await expect(page).toHaveURL(`/cn/${lang}`);
      await expect(heading(page), 'the keyboard goes on from the new page').toBeFocused();
      await expect(page.locator('#live[role=status]'), 'screen readers hear its name').toHaveText(await page.title());

      await page.goBack();
      await expect(page).toHaveURL(chosen.href);
      await expect(heading(page, words.title)).toBeVisible();
      await expect(choice).toHaveAttribute('aria-current', 'true');
      expect(await isSameDocument(page)).toBe(true);

      await banner(page).locator('[data-language-switch]').filter({ visible: true }).press('Enter');
      await expect(page).toHaveURL(chosen.href.replace(`/cn/${lang}/`, `/cn/${otherLang(lang)}/`));
    }
  });

  test(`a finger opens the menu, keys search, and both are left again, at every width, in ${lang}`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/cn/${lang}/news`);
      const menu = page.getByRole('navigation', { name: HEADER_WORDS[lang].nav });
      const toggle = banner(page).locator('[data-menu-toggle] summary');
      const top = menuTops(page).nth(1);
      const isFolded = await toggle.isVisible();
      expect(isFolded, `the menu is folded at ${width} px`).toBe(width < 768);
      if (isFolded) await toggle.tap();
      await expect(menu).toBeVisible();
      await summaryOf(top).tap();
      await expect(panelOf(top).getByRole('link').first()).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(panelOf(top)).toBeHidden();
      await expect(isFolded ? toggle : summaryOf(top), 'the focus is where the menu began').toBeFocused();

      await tool(page, 'search').locator('> button').press('Enter');
      await expect(tool(page, 'search').getByRole('combobox'), 'in the field at once').toBeFocused();
      await page.keyboard.type('S1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/cn/${lang}/search?key=S1`);
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(`/cn/${lang}/news`);
      await expect(tool(page, 'search').getByRole('combobox'), 'closed').toBeHidden();
    }
  });
}
