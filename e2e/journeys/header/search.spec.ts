import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { banner, HEADER_WORDS, menuTops, panelOf, summaryOf, tool } from './header-parts.ts';
import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/visitor.ts';

const EMPTY = { cn: '请输入搜索关键词', en: 'Please enter a search keyword' };
const WORD = { cn: '风', en: 'wi' };
const VEHICLE = { cn: '辰岳S5', en: 'Chenyue S5' };
/** Milliseconds of silence before the service is asked (spec G-35). */
const DEBOUNCE = 200;

async function openSearch(page: Page) {
  await tool(page, 'search').locator('> button').click();
  const field = tool(page, 'search').getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}

const options = (page: Page) => tool(page, 'search').getByRole('option');
const words = (page: Page) => options(page).and(page.locator('[data-word]'));

/** Keywords that words are asked for from now on. */
function requestsFor(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/search/participle') ? request.postData() : null;
    if (body) requests.push((JSON.parse(body) as { searchKeyword: string }).searchKeyword);
  });
  return requests;
}

// Spec STATE-suggestions, STATE-menu-or-search, RULE-search-keyword, C5.
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

  test(`words are suggested, chosen by arrows, searched for by Enter and remembered until cleared, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}`);
    const field = await openSearch(page);
    await field.pressSequentially(WORD[lang]);
    // The first question lets the service read its dictionary.
    await expect(words(page).first()).toBeVisible({ timeout: 15_000 });
    expect(await words(page).count()).toBeLessThanOrEqual(8);
    await expect(words(page).first().locator('mark')).toHaveText(new RegExp(`^${WORD[lang]}$`, 'i'));
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.press('ArrowDown');
    const active = words(page).first();
    await expect(active).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
    await expect(field, 'focus stays in the field').toBeFocused();
    const word = await active.innerText();
    await field.press('Enter');
    await expect(page).toHaveURL(`/cn/${lang}/search?key=${encodeURIComponent(word).replaceAll('%20', '+')}`);
    await expect(tool(page, 'search').locator('form')).toBeHidden();
    await openSearch(page);
    await expect(tool(page, 'search').getByRole('link', { name: word, exact: true })).toBeVisible();
    await tool(page, 'search').getByRole('button', { name: HEADER_WORDS[lang].clear }).click();
    await expect(tool(page, 'search').getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
  });

  test(`a vehicle is suggested with its picture and reached by keys or a press, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    const field = await openSearch(page);
    await field.pressSequentially('s5');
    const vehicle = options(page).filter({ hasText: VEHICLE[lang] }).and(page.locator('a'));
    await expect(vehicle).toBeVisible({ timeout: 15_000 });
    await expect(vehicle.locator('mark')).toHaveText('S5');
    const width = () => vehicle.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    expect(await violationsInBothThemes(page, '[data-tool=search]')).toEqual([]);
    for (let at = 0; at < (await words(page).count()); at += 1) await field.press('ArrowDown');
    await field.press('ArrowDown');
    await expect(vehicle).toHaveAttribute('aria-selected', 'true');
    await expect(field, 'focus stays in the field').toBeFocused();
    await field.press('Enter');
    await expect(page).toHaveURL(`/cn/${lang}/brand?brand=chenyue&vehicle=chenyue-s5`);
    await expect(field).toBeHidden();
  });

  test(`words are asked for after a pause only, and Escape closes them before the search, in ${lang}`, async ({
    page,
  }) => {
    const requests = requestsFor(page);
    await page.clock.install();
    await page.goto(`/cn/${lang}/news`);
    const field = await openSearch(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('x');
    await page.clock.runFor(DEBOUNCE - 20);
    await field.fill(WORD[lang]);
    await page.clock.runFor(DEBOUNCE - 20);
    expect(requests).toEqual([]);
    await page.clock.runFor(40);
    await expect(words(page).first()).toBeVisible();
    expect(requests).toEqual([WORD[lang]]);
    await field.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field).toBeVisible();
    await field.press('Escape');
    await expect(field).toBeHidden();
    await expect(tool(page, 'search').locator('> button')).toBeFocused();
  });

  test(`search and menu never stand beside each other, and take turns on a phone, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    await summaryOf(menuTops(page).first()).click();
    const field = await openSearch(page);
    await expect(panelOf(menuTops(page).first())).toBeHidden();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 375, height: 812 });
    const menu = page.getByRole('navigation', { name: HEADER_WORDS[lang].nav });
    const toggle = banner(page)
      .locator('summary')
      .and(page.getByLabel(HEADER_WORDS[lang].menu, { exact: true }));
    await toggle.click();
    await expect(menu).toBeVisible();
    await openSearch(page);
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    await expect(field).toBeHidden();
  });
}

test('what an input method composes is asked for only when it is done', async ({ page }) => {
  const requests = requestsFor(page);
  await page.goto('/cn/cn');
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'feng', selectionStart: 4, selectionEnd: 4 });
  await session.send('Input.insertText', { text: '风' });
  await expect(words(page).first()).toBeVisible();
  expect(requests).toEqual(['风']);
});
