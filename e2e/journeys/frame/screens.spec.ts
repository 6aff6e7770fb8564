import { LANGS } from 'shared/contract/text/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, heading, isSameDocument, markDocument, test } from '../../fixtures/visitor.ts';

interface Case {
  what: string;
  path: string;
  cn: readonly [title: string, text: string];
  en: readonly [title: string, text: string];
}

const TEXT = {
  cn: '链接可能已失效，或页面已被移走。请稍后再试，或返回首页。',
  en: 'The link may be broken, or the page may have been removed. Try again, or go to the home page.',
};
const HOME = { cn: '返回首页', en: 'Go to the home page' };
const CASES: readonly Case[] = [
  {
    what: 'an unknown route',
    path: '/no-such-page',
    cn: ['未找到此页面', TEXT.cn],
    en: ['This page could not be found', TEXT.en],
  },
  {
    what: 'an article that does not exist',
    path: '/news/detail?baseid=no-such-article',
    cn: ['页面不存在', TEXT.cn],
    en: ['Page not found', TEXT.en],
  },
];

// Spec ERR-404, ERR-408, ERR-application, C11.
test.beforeEach(({ pageErrors }) => pageErrors.expect(/^status 404/, /Failed to load resource/));

for (const lang of LANGS) {
  for (const { what, path, ...texts } of CASES) {
    test(`${what} is said in ${lang}, with a way home`, async ({ page }) => {
      const answer = await page.goto(`/cn/${lang}${path}`);
      expect(answer?.status()).toBe(404);
      const [title, text] = texts[lang];
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: HOME[lang] }).click();
      await expect(page).toHaveURL(`/cn/${lang}`);
    });
  }
}

const WAYS = {
  cn: { search: '站内搜索', near: '地址相近的页面', popular: '常用页面' },
  en: { search: 'Search the site', near: 'Pages with a similar address', popular: 'Often visited' },
};

const MISSING = [
  {
    lang: 'cn',
    path: '/news/detail?baseid=supplier-open-day',
    words: 'supplier open day',
    title: '温馨提示',
    text: '该内容的中文版本不存在。',
    other: { lang: 'en', name: 'Read it in English' },
  },
  {
    lang: 'en',
    path: '/news/detail?baseid=apprentice-skills',
    words: 'apprentice skills',
    title: 'Friendly reminder',
    text: 'This content has no English version.',
    other: { lang: 'cn', name: '阅读中文版' },
  },
] as const;

for (const { lang, path, words, title, text, other } of MISSING) {
  test(`who reads ${lang} and meets an article without it is led to the language it exists in`, async ({ page }) => {
    const answer = await page.goto(`/cn/${lang}${path}`);
    // Never HTTP 408, which clients repeat (spec G-7).
    expect([answer?.status(), answer?.headers()['x-screen']]).toEqual([404, '408']);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: WAYS[lang].search })).toHaveValue(words);
    await expect(main.getByRole('navigation', { name: WAYS[lang].popular }).getByRole('link')).not.toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);
    await main.getByRole('link', { name: other.name }).click();
    await expect(page).toHaveURL(`/cn/${other.lang}${path}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

// The screen is drawn once for all addresses (docs/decisions/0028).
for (const lang of LANGS) {
  test(`who mistypes an address finds the field filled in from it, the page that is near, and others, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}/invest/stok`);
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: WAYS[lang].search })).toHaveValue('stok');
    await expect(main.getByRole('navigation', { name: WAYS[lang].popular }).getByRole('link')).not.toHaveCount(0);
    await expect(main.getByRole('link', { name: HOME[lang] })).toHaveAttribute('href', `/cn/${lang}`);
    await main.getByRole('navigation', { name: WAYS[lang].near }).getByRole('link').first().click();
    await expect(page).toHaveURL(`/cn/${lang}/invest/stock`);
  });
}

test('who follows a dead link finds the same without another document', async ({ page }) => {
  await page.goto('/cn/en');
  await markDocument(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/cn/en/invest/stok' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search the site' })).toHaveValue('stok');
  expect(await isSameDocument(page)).toBe(true);
});
