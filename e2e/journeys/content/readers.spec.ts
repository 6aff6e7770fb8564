import { LANGS } from 'shared/contract/text/lang';
import { expect, heading, test } from '../../fixtures/visitor.ts';
import { go } from '../../fixtures/walk.ts';
import { onceMore } from '../../fixtures/load/length.ts';

const WORDS = {
  cn: {
    word: '风洞',
    column: '栏目',
    stories: /^技术文章/,
    finder: '查找意向车型',
    over: '叠上另一款车',
    compare: '对照',
    both: '曜行V6与禾原H7',
  },
  en: {
    word: 'wind',
    column: 'Column',
    stories: /^Engineering stories/,
    finder: 'Find your intended model',
    over: 'Lay another vehicle over it',
    compare: 'Compare',
    both: 'Yaoxing V6 and Heyuan H7',
  },
};

for (const lang of LANGS) {
  const words = WORDS[lang];
  const home = `/cn/${lang}`;

  test(
    `an investor goes from the home page to an announcement and its document, in ${lang}`,
    onceMore(lang === 'en'),
    async ({ page }) => {
      await page.goto(home);
      const latest = page.getByRole('region').filter({ has: page.locator('#investors') });
      const rows = latest.getByRole('list').first().getByRole('listitem');
      await expect(rows).toHaveCount(5);
      const title = (await rows.first().locator('span').first().textContent()) ?? '';
      await rows.first().getByRole('link').click();
      await expect(page).toHaveURL(/\/invest\/notice\/detail\?id=/);
      await expect(heading(page)).toHaveText(title);
      const document = page.getByRole('main').locator('a[href$=".pdf"]').first();
      const answer = await page.request.get((await document.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    },
  );

  test(
    `a journalist goes from the news to an article, and from a word to its search, in ${lang}`,
    onceMore(lang === 'en'),
    async ({ page }) => {
      await page.goto(`${home}/news`);
      await page.getByRole('main').locator(`a[href^="${home}/news/detail"]`).first().click();
      await expect(page).toHaveURL(/\/news\/detail\?baseid=/);
      await expect(page.locator('article time').first()).toBeVisible();

      await page.getByRole('banner').locator('[data-tool=search] > button').click();
      const field = page.getByRole('banner').getByRole('combobox');
      await field.fill(words.word);
      await field.press('Enter');
      await expect(page).toHaveURL(`${home}/search?key=${encodeURIComponent(words.word)}`);
      await expect(heading(page)).toContainText(`“${words.word}”`);
      await expect(page.getByRole('main').locator('mark').first()).toHaveText(new RegExp(`^${words.word}`, 'i'));
      const stories = page.getByRole('navigation', { name: words.column }).getByRole('link', { name: words.stories });
      const total = Number(/\d+/.exec((await stories.textContent()) ?? '')?.[0]);
      await stories.click();
      await expect(page).toHaveURL(/&column=COL-KJCX-JSWZ$/);
      const found = page.getByRole('main').locator('ol > li h2 a');
      await expect(found).toHaveCount(Math.min(total, 8));
      await found.first().click();
      await expect(page).toHaveURL(/\/tech\/detail\?baseid=/);
    },
  );

  test(
    `a customer goes from the finder to a vehicle, lays another over it, and on to its own site, in ${lang}`,
    onceMore(lang === 'en'),
    async ({ page, context, pageErrors }) => {
      pageErrors.expect(/^third party: https:\/\/yaoxing\./);
      await context.route(/^https:\/\/yaoxing\./, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Yaoxing</title>' }),
      );
      await page.goto(home);
      await go(page, `${home}/brand`);
      const finder = page.getByRole('banner').locator('[data-tool=finder]');
      await finder.getByText(words.finder).click();
      await finder.locator('a[data-brand=yaoxing][data-type=""]').first().click();
      await finder.locator('a[data-brand=yaoxing][data-type=suv]').click();
      await expect(page).toHaveURL(`${home}/brand?brand=yaoxing&type=suv`);
      await finder.locator('[data-vehicle]').filter({ visible: true }).first().getByRole('link').first().click();
      const alone = `${home}/brand?brand=yaoxing&vehicle=yaoxing-v6`;
      await expect(page).toHaveURL(alone);
      await expect(heading(page)).toContainText('V6');

      const choice = page.getByRole('main').getByRole('combobox', { name: words.over });
      await choice.selectOption('heyuan-h7');
      await choice.press('Tab');
      await expect(page.getByRole('main').getByRole('button', { name: words.compare })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${alone}&compare=heyuan-h7#scale`);
      await expect(page.getByRole('heading', { name: words.both })).toBeInViewport();
      await expect(page.getByRole('main').getByRole('table', { name: words.both })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(alone);
      await expect(page.getByRole('heading', { name: words.both })).toHaveCount(0);

      const opened = context.waitForEvent('page');
      await page.getByRole('main').locator('a[href^="https://yaoxing."]').click();
      const site = await opened;
      await expect(site).toHaveTitle('Yaoxing');
      expect(new URL(site.url()).hostname).toMatch(/^yaoxing\./);
      expect(await site.evaluate(() => window.opener === null)).toBe(true);
    },
  );
}

test('somebody who mistypes is offered words that exist', async ({ page }) => {
  await page.goto('/cn/en/search?key=windtunnnel');
  await expect(heading(page)).toHaveText('No matches found for “windtunnnel”');
  await page.getByRole('navigation', { name: 'Words to try instead' }).getByRole('link').first().click();
  await expect(heading(page)).toContainText('match');
  await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible();
});

test('an English visitor meets an article that is Chinese only, and reads it there', async ({ page, pageErrors }) => {
  pageErrors.expect(/^status 404: \/cn\/en\/news\/detail/, /Failed to load resource.*404/);
  await page.goto('/cn/en/search?key=typhoon');
  await expect(page.getByRole('main').locator('a[href*="typhoon-notice"]')).toHaveCount(0);
  await page.goto('/cn/en/news/detail?baseid=typhoon-notice');
  await expect(page.getByRole('main')).toContainText('This content has no English version');
  await page.getByRole('main').locator('a[hreflang="zh-CN"]').click();
  await expect(page).toHaveURL('/cn/cn/news/detail?baseid=typhoon-notice');
  await expect(heading(page)).toContainText(/\p{Script=Han}/u);
});
