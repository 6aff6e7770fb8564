import { LANGS } from 'shared/contract/text/lang';
import type { Api, PageRequest } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { messages } from '../../messages/by-language.ts';
import { renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle } from '../../testing/samples.ts';
import { loadSubscription, SUBSCRIPTION_ACTS } from './subscription.load.ts';

function requestFor(path: string, query: Record<string, string>): PageRequest {
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
  const outcome = await loadSubscription(requestFor(path, query), servicesThat(news));
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  expect(outcome.head).toMatchObject({ title, noindex: true });
  const html = renderPage('subscription', outcome.data, 'cn');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain('href="/cn/cn/news/detail?baseid=newest"');
});

it('says how it went even when the news cannot be shown', async () => {
  const outcome = await loadSubscription(
    requestFor('/failSub', {}),
    servicesThat(() => Promise.reject(new Error('down')), 'en'),
  );
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  const html = renderPage('subscription', outcome.data, 'en');
  expect(textOf(html)).toContain('Unsubscribing failed');
  expect(html).toContain('href="#subscribe"');
  expect(textOf(html)).not.toContain('Latest news');
});

describe('a reader who opens the link of a mail', () => {
  const token = 'a1b2c3.d4e5f6.g7h8i9j0';
  const shownFor = async (type: string, lang: 'cn' | 'en', path = '/successSub') => {
    const request = { ...requestFor(path, { type, token }), lang };
    const outcome = await loadSubscription(request, servicesThat(news, lang));
    if (outcome.kind !== 'page') throw new Error('a page was expected');
    return { head: outcome.head, html: renderPage('subscription', outcome.data, lang) };
  };

  it.each([
    { lang: 'cn', type: 'confirm', title: '确认订阅', button: '确认订阅' },
    { lang: 'cn', type: 'cancel', title: '退订新闻', button: '退订' },
    { lang: 'en', type: 'confirm', title: 'Confirm your subscription', button: 'Confirm' },
    { lang: 'en', type: 'cancel', title: 'Leave our letters?', button: 'Unsubscribe' },
  ] as const)('is asked in $lang whether to $type, by one button that needs no script', async (expected) => {
    const { lang, type, title, button } = expected;
    const { head, html } = await shownFor(type, lang);
    expect(head).toMatchObject({ title, noindex: true });
    expect(html.replaceAll('&amp;', '&')).toContain(
      `action="/cn/api/subscribe/${type}/form?token=${token}&lang=${lang}" method="post"`,
    );
    expect(html).toContain('<input type="hidden" name="from" value="page"/>');
    expect([...html.matchAll(/<button[^>]*>([^<]*)/g)].map((match) => match[1])).toEqual([button]);
  });

  it('is asked nothing on the page that says it failed, and nothing for a token that cannot be one', async () => {
    expect((await shownFor('confirm', 'en', '/failSub')).html).not.toContain('<form');
    const request = requestFor('/successSub', { type: 'confirm', token: '<x>' });
    expect(await loadSubscription(request, servicesThat(news))).toMatchObject({
      data: { view: { kind: 'outcome' } },
    });
  });
});

it('has a title of its own for every outcome in both languages', () => {
  for (const lang of LANGS) {
    const { ask, success, fail } = messages[lang].subscription;
    const titles = SUBSCRIPTION_ACTS.flatMap((act) => [success[act].title, fail[act].title]);
    expect(new Set([...titles, ask.confirm.title, ask.cancel.title]).size).toBe(8);
  }
});
