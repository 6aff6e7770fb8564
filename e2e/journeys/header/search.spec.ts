import { LANGS } from 'shared/contract/lang';
import { banner, isServed, menuTops, panelOf, summaryOf, tool } from './header-parts.ts';
import { expect, test } from '../../fixtures/visitor.ts';
import type { Page } from 'playwright/test';

test.skip(!isServed('/search'), 'no section serves the search page, so the header offers none');

const EMPTY = { cn: '请输入搜索关键词', en: 'Please enter a search keyword' };
const WORD = { cn: '风', en: 'wi' };

async function openSearch(page: Page) {
  await tool(page, 'search').locator('> summary').click();
  const field = tool(page, 'search').getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

const words = (page: Page) => tool(page, 'search').getByRole('option');

for (const lang of LANGS) {
  test(`an empty keyword says so and goes nowhere, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    const field = await openSearch(page);
    await field.fill('  ');
    await field.press('Enter');
    await expect(tool(page, 'search').getByRole('alert')).toHaveText(EMPTY[lang]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL(`/cn/${lang}/news`);
    await field.fill('S1');
    await expect(tool(page, 'search').getByRole('alert')).toHaveText('');
  });

  test(`words are suggested while somebody types, with what was typed marked, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}`);
    const field = await openSearch(page);
    await field.pressSequentially(WORD[lang]);
    await expect(words(page).first()).toBeVisible();
    expect(await words(page).count()).toBeLessThanOrEqual(8);
    await expect(words(page).first().locator('mark')).toHaveText(new RegExp(`^${WORD[lang]}$`, 'i'));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  });
}

test('arrows choose a word, Enter searches for it, and it is remembered', async ({ page }) => {
  await page.goto('/cn/en');
  const field = await openSearch(page);
  await field.pressSequentially('wi');
  await expect(words(page).first()).toBeVisible();
  await field.press('ArrowDown');
  const active = words(page).first();
  await expect(active).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await expect(field, 'focus stays in the field').toBeFocused();
  const word = await active.innerText();
  await field.press('Enter');
  await expect(page).toHaveURL(`/cn/en/search?key=${encodeURIComponent(word).replaceAll('%20', '+')}`);
  await expect(tool(page, 'search')).not.toHaveAttribute('open');
  await openSearch(page);
  await expect(tool(page, 'search').getByRole('link', { name: word, exact: true })).toBeVisible();
  await tool(page, 'search').getByRole('button', { name: 'Clear' }).click();
  await expect(tool(page, 'search').getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('Escape closes the words first and the search after them', async ({ page }) => {
  await page.goto('/cn/en/news');
  const field = await openSearch(page);
  await field.pressSequentially('wi');
  await expect(words(page).first()).toBeVisible();
  await field.press('Escape');
  await expect(words(page)).toHaveCount(0);
  await expect(field).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await expect(tool(page, 'search').locator('> summary')).toBeFocused();
});

test('what an input method composes is asked for only when it is done', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/search/participle') ? request.postData() : null;
    if (body) asked.push((JSON.parse(body) as { searchKeyword: string }).searchKeyword);
  });
  await page.goto('/cn/cn');
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'feng', selectionStart: 4, selectionEnd: 4 });
  await session.send('Input.insertText', { text: '风' });
  await expect(words(page).first()).toBeVisible();
  expect(asked).toEqual(['风']);
});

test('search and menu never stand beside each other', async ({ page }) => {
  await page.goto('/cn/en/news');
  await summaryOf(menuTops(page).first()).click();
  await openSearch(page);
  await expect(panelOf(menuTops(page).first())).toBeHidden();
});

test('on a phone the mobile menu and the search take turns', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/cn/en');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await banner(page).locator('[data-menu-toggle] summary').click();
  await expect(menu).toBeVisible();
  const field = await openSearch(page);
  await expect(menu).toBeHidden();
  await banner(page).locator('[data-menu-toggle] summary').click();
  await expect(menu).toBeVisible();
  await expect(field).toBeHidden();
});
