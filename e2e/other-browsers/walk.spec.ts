import { expect, wireTest } from '../fixtures/visitor.ts';
import { FIREFOX, hasFirefox, startFirefox } from './firefox.ts';
import type { OtherTab } from './other-tab.ts';
import { hasWebkit, startWebkit, WEBKIT_PARTS } from './webkit.ts';

const BROWSERS = [
  { name: 'Firefox', isHere: hasFirefox, needs: FIREFOX, start: startFirefox },
  { name: 'WebKit', isHere: hasWebkit, needs: WEBKIT_PARTS.join(', '), start: startWebkit },
] as const;

interface Section {
  name: string;
  address: string;
  islands: number;
  /** Entry of the menu that leads elsewhere, from 1, and where its first link leads. */
  top: number;
  elsewhere: string;
}

const SECTIONS: readonly Section[] = [
  { name: 'news', address: '/cn/en/news', islands: 0, top: 3, elsewhere: '/cn/en/brand' },
  { name: 'share price', address: '/cn/en/invest/stock', islands: 1, top: 6, elsewhere: '/cn/en/invest' },
  { name: 'media centre', address: '/cn/en/media?type=image', islands: 1, top: 1, elsewhere: '/cn/en/news' },
  { name: 'visits', address: '/cn/en/book', islands: 1, top: 2, elsewhere: '/cn/en/about' },
  { name: 'careers', address: '/cn/en/talent', islands: 0, top: 1, elsewhere: '/cn/en/news' },
];

/** The address, and a page that is whole under it; what is asked of a page that goes is asked again. */
async function arriveAt(tab: OtherTab, address: string): Promise<void> {
  await expect(async () => {
    const seen = await tab.ask(() => ({
      address: location.pathname + location.search,
      state: document.readyState,
      headings: document.querySelectorAll('main h1').length,
      isTitled: document.title.length > 0,
      language: document.documentElement.lang,
      isAlive: document.documentElement.hasAttribute('data-js'),
    }));
    const language = address.startsWith('/cn/cn') ? 'zh-CN' : 'en';
    const whole = { state: 'complete', headings: 1, isTitled: true, isAlive: true };
    expect(seen).toEqual({ address, language, ...whole });
  }).toPass({ timeout: 15_000 });
}

/** Panels come into sight after a moment. */
const press = (tab: OtherTab, selector: string) => expect(() => tab.press(selector)).toPass({ timeout: 5000 });

async function goByMenu(tab: OtherTab, { top, elsewhere }: Section): Promise<void> {
  const entry = `header [data-menu-top]:nth-child(${top})`;
  await press(tab, `${entry} summary`);
  await press(tab, `${entry} [data-menu-panel] a.arrow-link`);
  await arriveAt(tab, elsewhere);
}

async function wakeIslands(tab: OtherTab, islands: number): Promise<void> {
  await tab.ask(() => {
    const island = document.querySelector('main [data-island]');
    island?.scrollIntoView();
    island?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  const live = () => tab.ask(() => document.querySelectorAll('main [data-island][data-live]').length);
  await expect.poll(live, { timeout: 15_000 }).toBe(islands);
}

async function search(tab: OtherTab): Promise<void> {
  await tab.ask(() => {
    const form = document.querySelector<HTMLFormElement>('header form[role=search]');
    const field = form?.querySelector('input');
    if (field) field.value = 'wind';
    form?.requestSubmit();
  });
  await arriveAt(tab, '/cn/cn/search?key=wind');
}

async function walkThrough(tab: OtherTab, section: Section): Promise<void> {
  const { address, elsewhere, islands } = section;
  await tab.open(address);
  await arriveAt(tab, address);
  await wakeIslands(tab, islands);
  await goByMenu(tab, section);
  await tab.back();
  await arriveAt(tab, address);
  await wakeIslands(tab, islands);
  await tab.forward();
  await arriveAt(tab, elsewhere);
  await press(tab, 'header [data-language-switch]');
  await arriveAt(tab, elsewhere.replace('/cn/en', '/cn/cn'));
  await search(tab);
}

for (const { name, isHere, needs, start } of BROWSERS) {
  const test = wireTest.extend<object, { browserOf: { tab?: OtherTab } }>({
    browserOf: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
      async ({}, use) => {
        const here: { tab?: OtherTab } = {};
        await use(here);
        await here.tab?.close();
      },
      { scope: 'worker' },
    ],
  });
  for (const section of SECTIONS) {
    test(`${name}: ${section.name}, by menu, back, forward, language and search`, async ({ origin, browserOf }) => {
      test.skip(!isHere, `not on this machine: ${needs}`);
      test.setTimeout(90_000);
      const tab = (browserOf.tab ??= await start(origin));
      const before = tab.complaints.length;
      await walkThrough(tab, section);
      expect(tab.complaints.slice(before)).toEqual([]);
    });
  }
}
