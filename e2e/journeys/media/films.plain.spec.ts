import { LANGS } from 'shared/contract/text/lang';
import { expect, test } from '../../fixtures/visitor.ts';
import { TUNNEL, tunnelCard } from './film-parts.ts';

// Chromium without scripts refuses their preloads, too.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

for (const lang of LANGS) {
  test(`somebody without JavaScript reads the words of a film, in ${lang}`, async ({ page }) => {
    await page.goto(`/cn/${lang}/media?type=video`);
    const card = tunnelCard(page, lang);
    await expect(card.locator('video')).toHaveAttribute('controls');
    await card.getByText(TUNNEL[lang].text).click();
    await expect(card.getByText(TUNNEL[lang].second)).toBeVisible();
  });
}

test('somebody without JavaScript starts and stops a moving picture by the controls of the browser', async ({
  page,
}) => {
  await page.goto('/cn/en/about/smart');
  const loop = page.getByRole('main').locator('video');
  await expect(loop).toHaveAttribute('controls');
  await expect(page.getByRole('button', { name: /moving picture/ })).toHaveCount(0);
});

// Spec M24, M25.
test('somebody without JavaScript goes to a chapter of a film, and is asked first where they save data', async ({
  page,
}) => {
  await page.goto('/cn/en/media/library/video-tunnel');
  await page.getByRole('link', { name: 'A section sweeps the body' }).click();
  await expect(page).toHaveURL(/video-tunnel\?chapter=2$/);
  const source = page.getByRole('main').locator('video source').first();
  await expect(source).toHaveAttribute('src', /#t=9\.6$/);
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.reload();
  await expect(page.getByRole('main').locator('video')).toBeHidden();
  await page.getByRole('link', { name: /^Small: 960 × 540/ }).click();
  await expect(page).toHaveURL(/\?chapter=2&play=small$/);
  await expect(page.getByRole('main').locator('video')).toBeVisible();
});
