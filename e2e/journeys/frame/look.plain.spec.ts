import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';

const WORDS = { cn: { dark: '深色', large: '大字' }, en: { dark: 'Dark', large: 'Large type' } };

for (const lang of LANGS) {
  test(`without a script a visitor chooses how the site looks, and stays on the page, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news?days=30`);
    const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();
    await choose(WORDS[lang].dark);
    await expect(page).toHaveURL(`/cn/${lang}/news?days=30`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await choose(WORDS[lang].large);
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'large');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}
