import { LANGS } from 'shared/contract/lang';
import type { Api, PageRequest } from 'shared/contract/section';
import { expect, it } from 'vitest';
import { messages } from '../../messages/by-language.ts';
import { renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle } from '../../testing/samples.ts';
import { loadSubscription, SUBSCRIPTION_ACTS } from './subscription.load.ts';

function asked(path: string, query: Record<string, string>): PageRequest {
  return { lang: 'cn', path, params: {}, query, now: 0, signal: new AbortController().signal };
}

const servicesThat = (answer: () => Promise<unknown>, lang: 'cn' | 'en' = 'cn') => ({
  lang,
  api: { call: answer } as unknown as Api,
  report: () => {},
});
const news = () => Promise.resolve({ list: [sampleArticle('newest')], pageNo: 1, totalCount: 1 });

it.each([
  ['/successSub', {}, '退订成功'],
  ['/successSub', { type: 'cancel' }, '退订成功'],
  ['/successSub', { type: 'subscribe' }, '请查看您的邮箱'],
  ['/successSub', { type: 'confirm' }, '订阅成功'],
  ['/failSub', { type: 'anything' }, '退订失败'],
  ['/failSub', { type: 'subscribe' }, '订阅没有成功'],
  ['/failSub', { type: 'confirm' }, '确认链接已失效'],
] as const)('%s with %o says %s', async (path, query, title) => {
  const outcome = await loadSubscription(asked(path, query), servicesThat(news));
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  expect(outcome.head).toMatchObject({ title, noindex: true });
  const html = renderPage('subscription', outcome.data, 'cn');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain('href="/cn/cn/news/detail?baseid=newest"');
});

it('says how it went even when the news cannot be shown', async () => {
  const outcome = await loadSubscription(
    asked('/failSub', {}),
    servicesThat(() => Promise.reject(new Error('down')), 'en'),
  );
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  const html = renderPage('subscription', outcome.data, 'en');
  expect(textOf(html)).toContain('Unsubscribing failed');
  expect(html).toContain('href="#newsletter"');
  expect(textOf(html)).not.toContain('Latest news');
});

it('has a title of its own for every outcome in both languages', () => {
  for (const lang of LANGS) {
    const { success, fail } = messages[lang].subscription;
    const titles = SUBSCRIPTION_ACTS.flatMap((act) => [success[act].title, fail[act].title]);
    expect(new Set(titles).size).toBe(6);
  }
});
