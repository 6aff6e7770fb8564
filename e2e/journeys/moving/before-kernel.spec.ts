import { expect, heading, test } from '../../fixtures/visitor.ts';
import { go, holdBack } from '../../fixtures/walk.ts';

// After a reload the entries of the document before count as the new one's, so a browser changes only the address.
test('whoever goes on before a reloaded page is ready finds the page of the address', async ({ page }) => {
  await page.goto('/cn/en/news');
  await go(page, '/cn/en/talent');
  await page.goBack();
  await expect(heading(page, 'News')).toBeVisible();
  const kernel = await holdBack(page, ({ pathname }) => /\/kernel\.[^/]*\.js$/.test(pathname));
  await page.reload({ waitUntil: 'commit' });
  await kernel.waiting;
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL('/cn/en/talent');
  kernel.open();
  await expect(heading(page, 'Careers and training')).toBeVisible();
  await expect(page).toHaveURL('/cn/en/talent');
});
