import { describe, expect, it, vi } from 'vitest';
import type { PageBody } from '../contract/content/page-body.ts';
import { ApiError, type Api, type Crumb, type LoadServices, type PageRequest } from '../contract/section/section.ts';
import { loadComposed } from './composed.load.ts';

const picture = { name: 'studio', width: 1600, height: 900, widths: [480, 1200], alt: 'A studio' };

function pageBody(blocks: PageBody['blocks'], opening: Partial<PageBody['opening']> = {}): PageBody {
  return {
    path: '/about/org',
    title: 'Organisation',
    description: 'Who leads the group.',
    opening: { links: [], ...opening },
    blocks,
    languages: ['cn', 'en'],
    trail: [{ path: '/about', title: 'About' }],
  };
}

const prose = (body: string): PageBody['blocks'][number] => ({ kind: 'prose', body });
const tabs: PageBody['blocks'][number] = {
  kind: 'tabs',
  items: [
    { key: 'leaders', label: 'Leaders', blocks: [{ kind: 'prose', body: 'leaders' }] },
    { key: 'board', label: 'Board', blocks: [{ kind: 'articles', categories: ['COL-XWZX-QYDT'], count: 3 }] },
  ],
};

const places: PageBody['blocks'][number] = {
  kind: 'places',
  items: ['Cars', 'Parts', 'Cars'].map((group) => ({ name: group, group, text: 'x' })),
};

function load(answers: Record<string, unknown>, query: PageRequest['query'] = {}, above: readonly Crumb[] = []) {
  const requests: [name: string, body: unknown][] = [];
  const call = (name: string, body: unknown) => {
    requests.push([name, body]);
    const answer = answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const report = vi.fn<LoadServices['report']>();
  const request = {
    lang: 'en',
    path: '/about/org',
    params: {},
    query,
    now: 0,
    signal: AbortSignal.timeout(1000),
  } as const;
  const outcome = loadComposed(request, { api: { call } as Api, lang: 'en', report }, above);
  return { outcome, requests, report };
}

describe('a page of the content pack', () => {
  it('brings the styles of a signed opening where somebody signs', async () => {
    const signed = await load({ 'site/page': pageBody([prose('x')], { signed: 'lin-xu' }) }).outcome;
    expect(signed).toMatchObject({ styles: ['composed-prose', 'composed-signed-opening', 'composed-autograph'] });
    const plain = await load({ 'site/page': pageBody([prose('x')]) }).outcome;
    expect(plain).toMatchObject({ styles: ['composed-prose'] });
  });

  it('is asked for by its address', async () => {
    const { outcome, requests } = load({ 'site/page': pageBody([prose('x')], { picture }) });
    expect(await outcome).toMatchObject({
      kind: 'page',
      head: { title: 'Organisation', canonical: '/about/org', image: 'studio', languages: ['cn', 'en'] },
      data: { shown: [{ kind: 'plain', block: { kind: 'prose', body: 'x' } }] },
    });
    expect(requests).toEqual([['site/page', { path: '/about/org' }]]);
  });

  it('stands below its parents in the pack and what its section has above them', async () => {
    const { outcome } = load({ 'site/page': pageBody([prose('x')]) }, {}, [{ name: 'Landing', href: '/cn/en/x' }]);
    expect(await outcome).toMatchObject({
      head: {
        trail: [
          { name: 'Home', href: '/cn/en' },
          { name: 'Landing', href: '/cn/en/x' },
          { name: 'About', href: '/cn/en/about' },
          { name: 'Organisation' },
        ],
      },
    });
  });

  it('shows no way to itself over a picture, and tells of none', async () => {
    const { outcome } = load({ 'site/page': pageBody([prose('x')], { picture }) });
    expect(await outcome).not.toHaveProperty('head.trail');
  });

  it('names the styles of the blocks that it shows', async () => {
    const { outcome } = load({ 'site/page': pageBody([prose('x'), tabs]) });
    expect(await outcome).toMatchObject({ styles: ['composed-prose'] });
  });

  it('shows the first tab without one in the address, and fetches nothing for the others', async () => {
    const { outcome, requests } = load({ 'site/page': pageBody([tabs]) });
    expect(await outcome).toMatchObject({
      data: {
        shown: [
          { kind: 'tabs', current: 'leaders' },
          { kind: 'plain', block: { body: 'leaders' } },
        ],
      },
    });
    expect(requests).toHaveLength(1);
  });

  it('has an address and a title for each tab', async () => {
    const { outcome } = load({ 'site/page': pageBody([tabs]), 'article/page': { list: [] } }, { tab: 'board' });
    expect(await outcome).toMatchObject({
      head: { title: 'Board – Organisation', canonical: '/about/org?tab=board' },
      data: {
        shown: [
          { kind: 'tabs', current: 'board' },
          { kind: 'list', found: [] },
        ],
      },
    });
  });

  it('shows a group of its places, of which search engines are told nothing', async () => {
    const { outcome } = load({ 'site/page': pageBody([places]) }, { group: '2' });
    expect(await outcome).toMatchObject({
      head: { title: 'Organisation', canonical: '/about/org?group=2', noindex: true },
      data: { choice: { tab: '', group: 2 } },
    });
  });

  it.each([{ tab: 'nonsense' }, { group: '3' }, { group: '0' }, { group: 'Parts' }])(
    'knows nothing of %j that it has not',
    async (query) => {
      const { outcome } = load({ 'site/page': pageBody([tabs, places]) }, query);
      expect(await outcome).toEqual({ kind: 'screen', screen: 'not-found' });
    },
  );

  it.each([
    ['article/page', { kind: 'articles', categories: ['COL-XWZX-QYDT'], count: 3 }],
    ['topic/detail', { kind: 'topicArticles', topic: 'wind' }],
    ['topic/page', { kind: 'topics', category: 'SPC-MTZX-MTZT', count: 3 }],
    ['activity/list', { kind: 'activities', category: 1, count: 3 }],
    ['specialTopic/page', { kind: 'reports', category: 'SPC-SHZR-ESG', count: 3 }],
    ['brand/list', { kind: 'brands' }],
    ['booking/pavilion', { kind: 'visit' }],
  ] satisfies [string, PageBody['blocks'][number]][])(
    'stands without %s, and says so in the log',
    async (call, list) => {
      const failure = new ApiError('50000', 'down');
      const { outcome, report } = load({ 'site/page': pageBody([list, prose('y')]), [call]: failure });
      expect(await outcome).toMatchObject({ data: { shown: [{ kind: 'list', found: null }, { kind: 'plain' }] } });
      expect(report).toHaveBeenCalledWith(failure);
    },
  );

  it('is not found when the pack has none at this address', async () => {
    const { outcome } = load({ 'site/page': new ApiError('40004', 'unknown') });
    expect(await outcome).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it('says which language it is in when it is not in this one', async () => {
    const { outcome } = load({ 'site/page': new ApiError('40001', 'no English', { languages: ['cn'] }) });
    expect(await outcome).toEqual({ kind: 'screen', screen: 'no-language', languages: ['cn'] });
  });

  it('fails with the service: nothing can be shown without its words', async () => {
    await expect(load({ 'site/page': new ApiError('', 'away') }).outcome).rejects.toThrow('away');
  });
});
