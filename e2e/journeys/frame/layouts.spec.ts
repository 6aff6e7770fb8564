import { LANGS } from 'shared/contract/text/lang';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';

const WORDS = {
  cn: { skip: '跳到正文', computer: '此页面不支持移动端浏览，请使用电脑。' },
  en: { skip: 'Skip to content', computer: 'This page does not support mobile browsing, please use a computer.' },
};
/** Pages that stand alone: a code to be scanned, a film, a stage. */
const BARE = ['/qwCode', '/brandVision', '/activity/technology2022'];

// Spec SCR-layouts, SCR-heavy, C35.
for (const lang of LANGS) {
  test(`a bare page has no header and no footer, and still a way past and a heading, in ${lang}`, async ({ page }) => {
    for (const path of BARE) {
      await page.goto(`/cn/${lang}${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-layout', 'bare');
      await expect(page.getByRole('banner'), path).toHaveCount(0);
      await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
      await expect(heading(page), path).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: WORDS[lang].skip })).toBeFocused();
    }
  });

  test(`who walks to a bare page and back finds header and footer again, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/news`);
    await markDocument(page);
    await page
      .locator('main a')
      .first()
      .evaluate((link: HTMLAnchorElement, href) => {
        link.href = href;
        link.click();
      }, `/cn/${lang}/qwCode`);
    await expect(page).toHaveURL(`/cn/${lang}/qwCode`);
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(await isSameDocument(page), 'the frame itself changes').toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(`/cn/${lang}/news`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  test(`somebody with a phone is sent from what needs a computer to its list, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/about/smart`);
    const note = page.getByRole('note').filter({ hasText: WORDS[lang].computer }).first();
    await expect(note).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(note).toBeVisible();
    await note.getByRole('link').click();
    await expect(page.locator('li:target')).toBeInViewport();
  });
}
