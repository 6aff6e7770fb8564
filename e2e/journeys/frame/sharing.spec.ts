import { LANGS } from 'shared/contract/text/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/visitor.ts';

const ARTICLE = 'news/detail?baseid=half-year-results';
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.50';
const WORDS = {
  cn: { share: '分享', advice: '请使用浏览器的分享功能。', overlay: /点击右上角/ },
  en: { share: 'Share', advice: 'Please use the share function of your browser.', overlay: /at the top right/ },
};

// Spec STATE-share, N2.
for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`somebody with a small screen is told to share by the browser, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/${ARTICLE}`);
    const share = page.getByRole('button', { name: words.share, exact: true });
    await page.setViewportSize({ width: 481, height: 800 });
    await expect(share).toBeHidden();
    await page.setViewportSize({ width: 480, height: 800 });
    await share.click();
    await expect(page.getByRole('status').filter({ hasText: words.advice })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe(`in WeChat in ${lang}`, () => {
    test.use({ userAgent: WECHAT });

    for (const width of [375, 1024]) {
      test(`an overlay points at the menu that shares, at ${width} pixels, and a touch closes it`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/cn/${lang}/${ARTICLE}`);
        const share = page.getByRole('button', { name: words.share, exact: true });
        await share.click();
        const overlay = page.getByRole('dialog', { name: words.overlay });
        await expect(overlay).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await page.mouse.click(width / 2, 600);
        await expect(overlay).toBeHidden();
        await expect(share).toBeFocused();
        await share.click();
        await page.keyboard.press('Escape');
        await expect(overlay).toBeHidden();
      });
    }
  });
}
