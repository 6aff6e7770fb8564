import { LANGS, otherLang } from 'shared/contract/text/lang';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';
import { banner } from '../header/header-parts.ts';

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
}
