import { tabOf } from '../../fixtures/moving/playwright-tab.ts';
import type { Tab } from '../../fixtures/moving/tab.ts';
import { expect, test } from '../../fixtures/visitor.ts';
import { holdBack, isFragment } from '../../fixtures/walk.ts';

/** Runs on the page: by a script, because a step back only goes ahead with its address where no hand was on the page. */
function press(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address });
  document.querySelector('main')?.append(link);
  link.click();
  link.remove();
}

const here = (tab: Tab) =>
  tab.ask(() => [location.pathname, navigation.transition === null && document.title.split(' ')[0], scrollY] as const);

const arrive = (tab: Tab, ...place: readonly [address: string, title: string, position: number]) =>
  expect.poll(() => here(tab)).toEqual(place);

// Chromium forgets it of a page without any script of ours (decision 0018).
test('who pressed a link while a step back was on its way finds that page at its top again', async ({ page }) => {
  const tab = await tabOf(page);
  await tab.open('/cn/en');
  await tab.until(() => Boolean(globalThis.__kernel?.page));
  await tab.act(press, '/cn/en/news');
  await arrive(tab, '/cn/en/news', 'News', 0);
  await tab.act(() => scrollTo({ top: 600, behavior: 'instant' }), null);
  await tab.act(press, '/cn/en/brand');
  await arrive(tab, '/cn/en/brand', 'Brands', 0);

  const gate = await holdBack(page, (url) => isFragment(url) && url.pathname.endsWith('/news'));
  await tab.step(-1);
  await gate.waiting;
  await tab.act(press, '/cn/en/talent');
  await arrive(tab, '/cn/en/talent', 'Careers', 0);
  gate.open();

  await tab.step(-1);
  await arrive(tab, '/cn/en/news', 'News', 600);
  await tab.step(1);
  await arrive(tab, '/cn/en/talent', 'Careers', 0);
});
