import type { Page } from 'playwright/test';
import type { Lang } from 'shared/contract/text/lang';
import type { State } from './state.ts';

const ARTICLE = '/news/detail?baseid=half-year-results';

/** Clicks what may be out of sight, as the keyboard could. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());

async function far(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await page.locator('[data-back-to-top]').filter({ visible: true }).waitFor();
}

/** Says something, and keeps it said: a message stays while the pointer rests on it. */
async function say(page: Page, selector: string): Promise<void> {
  await press(page, selector);
  await page.locator('#toasts p').hover();
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.locator('[data-offline]').filter({ visible: true }).waitFor();
}

async function offlineScreen(page: Page, lang: Lang): Promise<void> {
  await goOffline(page);
  await press(page, `a[href="/cn/${lang}/talent"]`);
  await page.locator('main [data-try-again]').waitFor();
}

/** What the frame says and does beside header and footer. */
export const behaviourStates: readonly State[] = [
  { name: 'back-to-top', path: '/news', act: far },
  { name: 'message', path: ARTICLE, act: (page) => say(page, 'main [data-copy-link]') },
  { name: 'share-advice', path: ARTICLE, below: 480, act: (page) => say(page, 'main [data-share]') },
  {
    name: 'wechat-overlay',
    path: ARTICLE,
    act: (page) => page.locator('#wechat').evaluate((overlay: HTMLDialogElement) => overlay.showModal()),
  },
  { name: 'offline-line', path: '/news', act: goOffline },
  { name: 'screen-offline', path: '/news', act: offlineScreen },
  {
    name: 'mobile-notice',
    path: '/about/smart',
    below: 768,
    act: (page) => page.locator('main [role=note]').filter({ visible: true }).first().scrollIntoViewIfNeeded(),
  },
  { name: 'bare-paper', path: '/qwCode' },
  { name: 'bare-night', path: '/brandVision' },
  { name: 'look-large', path: '/news', act: (page) => press(page, 'footer [value=large]') },
  { name: 'look-grey', path: '/', act: (page) => press(page, 'footer [value=grey]') },
  { name: 'print-article', path: ARTICLE, act: (page) => page.emulateMedia({ media: 'print' }) },
];
