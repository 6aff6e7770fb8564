import { XMLParser } from 'fast-xml-parser';
import { expect, heading, test, wireTest } from '../../fixtures/visitor.ts';

// Chromium without scripts refuses their preloads, too.
// Spec I11, I12, ERR-no-version.
test.describe('an analyst without JavaScript', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/\.js csp$/));

  test('finds the announcement behind a month, reads it, and reads it in the other language', async ({ page }) => {
    await page.goto('/cn/en/invest/notice');
    await page.getByLabel('Category').selectOption('sales');
    await page.getByLabel('Year').selectOption('2026');
    await page.getByLabel('In title or text').fill('October 2026');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\/invest\/notice\?.*category=sales&year=2026&keyword=October/);
    await page.getByRole('link', { name: 'Production and sales, October 2026', exact: true }).click();
    await expect(heading(page)).toHaveText('Production and sales, October 2026');
    await expect(page.getByRole('table').first()).toContainText('187,420');
    await expect(page.getByRole('link', { name: /^PDF Production.*KB.*pages? English$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Read it in Chinese' }).click();
    await expect(heading(page)).toHaveText('2026年10月产销快报');
  });

  test('goes to the announcement before and back to the one after', async ({ page }) => {
    await page.goto('/cn/en/invest/notice/detail?id=a-20261110-sales');
    const title = await heading(page).textContent();
    await page.locator('main a[rel=prev]').click();
    await expect(heading(page)).not.toHaveText(title ?? '');
    await page.locator('main a[rel=next]').click();
    await expect(heading(page)).toHaveText(title ?? '');
  });

  test('is told that a record exists in Chinese only, and led there', async ({ page, pageErrors }) => {
    pageErrors.expect(/404/);
    await page.goto('/cn/en/invest/notice/detail?id=a-20260306-briefing-notes');
    await expect(heading(page)).toHaveText('Friendly reminder');
    await page.getByRole('main').getByRole('link', { name: '阅读中文版' }).click();
    await expect(heading(page)).toHaveText('投资者关系活动记录表（2026年第1号）');
  });
});

interface Channel {
  rss: { channel: { item: { title: string; link: string }[] } };
}

// Spec I12: what a reader of feeds opens is what the feed named.
for (const market of ['AG', 'HG']) {
  wireTest(`every entry of the feed ${market} leads to the page that it names`, async ({ request }) => {
    const feed = await request.get(`/cn/en/feeds/SPC-TZGX-GGB-${market}.rss`);
    const { rss } = new XMLParser({ processEntities: true }).parse(await feed.text()) as Channel;
    expect(rss.channel.item.length).toBeGreaterThan(10);
    for (const { title, link } of rss.channel.item) {
      const { pathname, search } = new URL(link);
      const answer = await request.get(pathname + search);
      const screen = answer.headers()['x-screen'];
      if (screen === '408') continue;
      expect([title, answer.status()]).toEqual([title, 200]);
      expect((await answer.text()).replaceAll(/<wbr\/?>/g, '')).toContain(`>${title.split(',')[0]}`);
    }
  });
}
