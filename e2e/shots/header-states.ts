import type { Page } from 'playwright/test';
import type { State } from './state.ts';

const WIDE = 1024;
const banner = (page: Page) => page.getByRole('banner');
const tops = (page: Page) => banner(page).locator('[data-menu-top]');

async function openTop(page: Page, index: number): Promise<void> {
  await tops(page).nth(index).locator('[data-menu-disclosure] summary').click();
}

async function openMobileMenu(page: Page): Promise<void> {
  await banner(page).locator('[data-menu-toggle] summary').click();
}

/** As after a search on another day. */
async function searchAgain(page: Page, words: readonly string[]): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('recent-searches', JSON.stringify(value)), words);
  await search(page, '');
  await banner(page).locator('[data-search-recent] a').first().waitFor();
}

async function search(page: Page, keyword: string): Promise<void> {
  await banner(page).locator('[data-tool=search] > button').click();
  const field = banner(page).getByRole('combobox');
  await field.pressSequentially(keyword);
  if (keyword.trim() !== '') await banner(page).getByRole('option').first().waitFor();
}

/** Every state of header and footer that has a look of its own. */
export const headerStates: readonly State[] = [
  { name: 'header-home', path: '/' },
  { name: 'header-news', path: '/news' },
  { name: 'menu-second', path: '/news', from: WIDE, act: (page) => openTop(page, 0) },
  {
    name: 'menu-third',
    path: '/',
    from: WIDE,
    async act(page) {
      await tops(page).first().hover();
      const row = tops(page).first().locator('[data-menu-item]').nth(1);
      await row.hover();
      await row.and(page.locator('[data-pointed]')).waitFor();
    },
  },
  { name: 'mobile-menu', path: '/', below: WIDE, act: openMobileMenu },
  {
    name: 'mobile-menu-open',
    path: '/news',
    below: WIDE,
    async act(page) {
      await openMobileMenu(page);
      await openTop(page, 0);
      await tops(page).first().locator('[data-menu-item] details summary').first().click();
    },
  },
  { name: 'search-open', path: '/', act: (page) => search(page, '') },
  {
    name: 'search-recent',
    path: '/news',
    act: (page, lang) =>
      searchAgain(page, lang === 'cn' ? ['S1 概念车', '半年报'] : ['S1 concept', 'Half-year results']),
  },
  {
    name: 'search-words',
    path: '/',
    async act(page, lang) {
      await search(page, lang === 'cn' ? '风' : 'wi');
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-empty',
    path: '/news',
    async act(page) {
      await search(page, ' ');
      await page.keyboard.press('Enter');
      await banner(page).getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    },
  },
  {
    name: 'finder',
    path: '/brand',
    act: (page) => banner(page).locator('[data-tool=finder] > summary').click(),
  },
  { name: 'footer', path: '/news', part: 'footer' },
  {
    name: 'footer-wrong-address',
    path: '/news',
    part: 'footer',
    async act(page) {
      const field = page.getByRole('contentinfo').locator('input[type=email]');
      await field.fill('nobody');
      await page.waitForFunction(() => document.querySelector<HTMLFormElement>('[data-newsletter]')?.noValidate);
      await field.press('Enter');
    },
  },
];
