import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../fixtures/visitor.ts';
import { go } from '../fixtures/walk.ts';

const WORDS = {
  cn: { menu: '快捷导航', share: '分享本页到微博', code: '微信公众号二维码', weibo: /^微博@/, others: '其他' },
  en: {
    menu: 'Quick menu',
    share: 'Share this page on Weibo',
    code: 'QR code of our WeChat account',
    weibo: /^Weibo @/,
    others: 'Other',
  },
};
const REGISTERS = ['https://beian.miit.gov.cn', 'https://beian.mps.gov.cn'];

// Spec SCR-footer, N1, N3, C23.
for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`the footer shares the page that is on screen, also after a step, in ${lang}`, async ({ page, origin }) => {
    await page.goto(`/cn/${lang}/news`);
    await go(page, `/cn/${lang}/talent`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: words.share });
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    const shared = new URL((await link.getAttribute('href')) ?? '');
    expect(shared.searchParams.get('url')).toBe(`${origin}/cn/${lang}/talent`);
    expect(shared.searchParams.get('title')).toBe(await page.title());
  });

  test(`the footer has menu, other entries, WeChat, Weibo and filing numbers, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}`);
    const footer = page.getByRole('contentinfo');
    const menu = footer.getByRole('navigation', { name: words.menu });
    await expect(menu.getByRole('heading', { name: words.others })).toBeVisible();
    expect(await menu.getByRole('heading').count()).toBeGreaterThan(3);
    const addresses = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const own = addresses.filter((address) => !address?.startsWith('http'));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((address) => !new RegExp(`^/cn/${lang}(?:[/?#]|$)`).test(address ?? ''))).toEqual([]);
    expect(await footer.getByRole('img', { name: words.code }).boundingBox()).toMatchObject({
      width: 120,
      height: 120,
    });
    await expect(footer.getByRole('link', { name: words.weibo })).toHaveAttribute('target', '_blank');
    for (const register of REGISTERS) {
      const link = footer.locator(`a[href^="${register}"]`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test(`on a phone the menu of the footer is folded, and opens by touch or keys, in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await page.goto(`/cn/${lang}/news`);
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('navigation', { name: words.menu }).getByRole('link');
    const fold = footer.locator('summary');
    await expect(links).toHaveCount(0);
    await fold.click();
    expect(await links.count()).toBeGreaterThan(10);
    await fold.press('Enter');
    await expect(links).toHaveCount(0);
  });
}
