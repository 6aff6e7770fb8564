import { expect, heading, test } from '../../fixtures/visitor.ts';
import { holdBack, isFragment } from '../../fixtures/walk.ts';

/** Presses a link, and another one as soon as the first leads to a document. */
function pressBoth([first, second]: readonly [string, string]): void {
  const press = (address: string) => document.querySelector<HTMLElement>(`header a[href="${address}"]`)?.click();
  navigation.addEventListener('navigate', ({ info }) => info === 'document' && setTimeout(press, 0, second));
  press(first);
}

test('who presses another link while a document is on its way comes to the page pressed last', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/status 500/, /Failed to load resource/);
  await page.goto('/cn/en');
  const isFragmentOf = (name: string) => (url: URL) => isFragment(url) && url.pathname.endsWith(name);
  await page.route(isFragmentOf('/news'), (route) => route.fulfill({ status: 500, body: 'broken' }));
  await holdBack(page, (url) => !isFragment(url) && url.pathname.endsWith('/news'));
  await holdBack(page, isFragmentOf('/brand'));
  await page.evaluate(pressBoth, ['/cn/en/news', '/cn/en/brand'] as const);
  await expect(heading(page, 'Brands and vehicles')).toBeVisible();
  await expect(page).toHaveURL('/cn/en/brand');
});
