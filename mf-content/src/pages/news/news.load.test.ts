import { ApiError, type Api, type PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { loadNews } from './news.load.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/news', params: {}, query, now: NOW, signal: new AbortController().signal };
}

function servicesThat(answer: () => Promise<unknown>) {
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>(answer);
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'en', api: { call } as unknown as Api, report } as const };
}

const pageOf = (totalCount: number) => () => Promise.resolve({ list: [], pageNo: 1, totalCount });

describe('the news list', () => {
  it('asks for what the address says, and names itself without defaults', async () => {
    const { call, services } = servicesThat(pageOf(20));
    const outcome = await loadNews(requestFor({ column: 'COL-XWZX-QYDT', days: '30', page: '2' }), services);
    expect(call).toHaveBeenCalledExactlyOnceWith('article/page', {
      categoryCode: 'COL-XWZX-QYDT',
      beginTime: '2026-10-22 00:00:00',
      pageNo: 2,
      pageSize: 8,
    });
    expect(outcome).toMatchObject({
      kind: 'page',
      head: { title: 'Company news', page: 2, canonical: '/news?column=COL-XWZX-QYDT&days=30&page=2', noindex: true },
    });
  });

  it.each([{ column: 'nonsense' }, { days: '31' }, { page: 'two' }])(
    'has nothing at %j, and asks nobody',
    async (query) => {
      const { call, services } = servicesThat(pageOf(3));
      const outcome = await loadNews(requestFor(query), services);
      expect(outcome).toEqual({ kind: 'screen', screen: 'not-found' });
      expect(call).not.toHaveBeenCalled();
    },
  );

  it('tells each column by words of its own', async () => {
    const heads = await Promise.all(
      ['', 'COL-XWZX-QYDT', 'COL-XWZX-PPDT', 'COL-XWZX-MTBD'].map(async (column) => {
        const outcome = await loadNews(requestFor({ column }), servicesThat(pageOf(3)).services);
        return outcome.kind === 'page' ? outcome.head : null;
      }),
    );
    expect(new Set(heads.map((head) => head?.title)).size).toBe(4);
    expect(new Set(heads.map((head) => head?.description)).size).toBe(4);
  });

  it('keeps results of a search out of search engines', async () => {
    const { services } = servicesThat(pageOf(3));
    expect(await loadNews(requestFor({ key: 'wind' }), services)).toMatchObject({ head: { noindex: true } });
  });

  it('leads to every page of a long list, and keeps those far down out of search engines', async () => {
    const far = await loadNews(requestFor({ page: '125000' }), servicesThat(pageOf(1_000_000)).services);
    expect(far).toMatchObject({ kind: 'page', head: { canonical: '/news?page=125000', noindex: true } });
    const near = await loadNews(requestFor({ page: '1000' }), servicesThat(pageOf(1_000_000)).services);
    expect(near.kind === 'page' && 'noindex' in near.head).toBe(false);
  });

  it('counts pages of words no further than the service does', async () => {
    const { call, services } = servicesThat(pageOf(1_000_000));
    expect(await loadNews(requestFor({ key: 'wind', page: '1001' }), services)).toMatchObject({ kind: 'screen' });
    expect(call).not.toHaveBeenCalled();
  });

  it('has no page beyond the last one', async () => {
    expect(await loadNews(requestFor({ page: '3' }), servicesThat(pageOf(17)).services)).toMatchObject({
      kind: 'page',
    });
    expect(await loadNews(requestFor({ page: '4' }), servicesThat(pageOf(17)).services)).toEqual({
      kind: 'screen',
      screen: 'not-found',
    });
    expect(await loadNews(requestFor({ page: '2' }), servicesThat(pageOf(0)).services)).toMatchObject({
      kind: 'screen',
    });
  });

  it('shows the empty first page of a filter that finds nothing', async () => {
    const outcome = await loadNews(requestFor({ key: 'zzz' }), servicesThat(pageOf(0)).services);
    expect(outcome).toMatchObject({ kind: 'page', data: { found: { totalCount: 0 } } });
  });

  it('stands without its list when the service fails, and reports why', async () => {
    const fault = new ApiError('50000', 'down');
    const { report, services } = servicesThat(() => Promise.reject(fault));
    const outcome = await loadNews(requestFor({ page: '5' }), services);
    expect(outcome).toMatchObject({ kind: 'page', data: { found: null } });
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
  });
});
