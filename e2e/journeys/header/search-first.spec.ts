import { LANGS } from 'shared/contract/text/lang';
import { tool } from './header-parts.ts';
import { expect, heading, test } from '../../fixtures/visitor.ts';
import { holdBack } from '../../fixtures/walk.ts';

const ANSWER = { cn: '请输入搜索关键词', en: 'Please enter a search keyword' };

// Spec RULE-search-keyword: the script of every page is still on its way.
for (const lang of LANGS) {
  test(`search is ready before any script is here, and keeps what is typed, in ${lang}`, async ({ page }) => {
    const kernel = await holdBack(page, ({ pathname }) => /\/kernel\.[^/]*\.js$/.test(pathname));
    await page.goto(`/cn/${lang}/news`, { waitUntil: 'commit' });
    const search = tool(page, 'search');
    const field = search.locator('input[name=key]');
    await search.locator('> button').waitFor();
    const focused = await search.locator('> button').evaluate((button: HTMLButtonElement) => {
      button.click();
      return document.activeElement?.getAttribute('name');
    });
    expect(focused, 'in the task of the press').toBe('key');
    await page.keyboard.type('win');
    kernel.open();
    await expect(page.locator('html[data-js]')).toBeAttached();
    await page.keyboard.type('d');
    await expect(field).toHaveValue('wind');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/cn/${lang}/search?key=wind`);
  });

  test(`an empty keyword is answered in our words before any script is here, in ${lang}`, async ({ page }) => {
    const kernel = await holdBack(page, ({ pathname }) => /\/kernel\.[^/]*\.js$/.test(pathname));
    await page.goto(`/cn/${lang}/news`, { waitUntil: 'commit' });
    await tool(page, 'search').locator('> button').click();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/cn/${lang}/search?key=`);
    await expect(heading(page)).toContainText(ANSWER[lang]);
    kernel.open();
    await expect(page.locator('html[data-js]')).toBeAttached();
    await expect(heading(page)).toContainText(ANSWER[lang]);
  });
}
