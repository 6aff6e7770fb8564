import type { Page } from 'playwright/test';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { tool } from './header-parts.ts';
import { expect, heading, test } from '../../fixtures/visitor.ts';

/** Opens the search of the home page and types. */
async function searchFor(page: Page, lang: Lang, keyword: string) {
  await page.goto(`/cn/${lang}`);
  await tool(page, 'search').locator('> button').click();
  const field = tool(page, 'search').getByRole('combobox');
  await field.pressSequentially(keyword);
  return field;
}

/** What the first search of a service waits for: its dictionary. */
const READING = { timeout: 15_000 };

/** First step: results. Second step: what is found there. */
const PEOPLE = {
  analyst: {
    cn: { keyword: '2025年分红', shown: '每10股2.3元', leadsTo: /\/cn\/cn\/invest\/record#payments$/ },
    en: { keyword: 'dividend 2025', shown: 'CNY 2.3', leadsTo: /\/cn\/en\/invest\/record#payments$/ },
  },
  journalist: {
    cn: { keyword: '广州车展素材包', shown: '素材包', leadsTo: /\/cn\/cn\/media\/library\/pack-guangzhou-show$/ },
    en: {
      keyword: 'Guangzhou show press package',
      shown: 'package',
      leadsTo: /\/cn\/en\/media\/library\/pack-guangzhou-show$/,
    },
  },
  student: {
    cn: { keyword: '校园招聘', shown: '校园招聘', leadsTo: /\/cn\/cn\/talent\?track=campus$/ },
    en: { keyword: 'graduate programme', shown: 'Campus programme', leadsTo: /\/cn\/en\/talent\?track=campus$/ },
  },
} as const;

// Each finds what they look for from the search field in two steps.
for (const lang of LANGS) {
  test(`customer: types a model and takes the vehicle that is suggested, in ${lang}`, async ({ page }) => {
    await searchFor(page, lang, 's5');
    const vehicle = tool(page, 'search').getByRole('option', { name: 'S5' }).and(page.locator('a')).first();
    await vehicle.click(READING);
    await expect(page).toHaveURL(`/cn/${lang}/brand?brand=chenyue&vehicle=chenyue-s5`);
    await expect(heading(page)).toContainText('S5');
  });

  for (const [who, wanted] of Object.entries(PEOPLE)) {
    const { keyword, shown, leadsTo } = wanted[lang];
    test(`${who}: searches for “${keyword}” and follows what stands first, in ${lang}`, async ({ page }) => {
      const field = await searchFor(page, lang, keyword);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\?key=/);
      const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
      await expect(first).toContainText(shown, READING);
      await first.click();
      await expect(page).toHaveURL(leadsTo);
      await expect(heading(page)).toBeVisible();
    });
  }
}
