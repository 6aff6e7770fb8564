import { LANGS } from 'shared/contract/lang';
import { expect, test } from '../fixtures/visitor.ts';
import { go } from '../fixtures/walk.ts';

test('the footer shares the page that is on screen, also after a step', async ({ page, origin }) => {
  await page.goto('/cn/en/news');
  await go(page, '/cn/en/talent');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Share this page on Weibo' });
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  const shared = new URL((await link.getAttribute('href')) ?? '');
  expect(shared.searchParams.get('url')).toBe(`${origin}/cn/en/talent`);
  expect(shared.searchParams.get('title')).toBe(await page.title());
});

for (const lang of LANGS) {
  test(`filing numbers lead to the registers, in a tab of their own, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}`);
    const footer = page.getByRole('contentinfo');
    for (const register of ['https://beian.miit.gov.cn', 'https://beian.mps.gov.cn']) {
      const link = footer.locator(`a[href^="${register}"]`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
}

test('the WeChat code is 120 pixels wide, and Weibo a link', async ({ page }) => {
  await page.goto('/cn/en');
  const code = page.getByRole('contentinfo').getByRole('img', { name: 'QR code of our WeChat account' });
  expect(await code.boundingBox()).toMatchObject({ width: 120, height: 120 });
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Weibo @/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});
