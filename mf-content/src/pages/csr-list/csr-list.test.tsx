import { ApiError, type Api, type PageRequest } from 'shared/contract/section/section';
import { expect, it, vi } from 'vitest';
import { renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle } from '../../testing/samples.ts';
import { loadCsrList } from './csr-list.load.ts';

const request: PageRequest = {
  lang: 'en',
  path: '/csr/list',
  params: {},
  query: { key: 'mangrove' },
  now: 0,
  signal: new AbortController().signal,
};

it('responsibility news are asked for by their category and found at its addresses', async () => {
  const list = [{ ...sampleArticle('trees'), categoryCode: 'COL-SHZR-ZRDT' }];
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>(() =>
    Promise.resolve({ list, pageNo: 1, totalCount: 1 }),
  );
  const outcome = await loadCsrList(request, { lang: 'en', api: { call } as unknown as Api, report: () => {} });
  expect(call).toHaveBeenCalledExactlyOnceWith('article/page', {
    categoryCodeList: ['COL-SHZR-ZRDT'],
    searchKeyword: 'mangrove',
    pageNo: 1,
    pageSize: 8,
  });
  expect(outcome).toMatchObject({ head: { title: 'Responsibility news', canonical: '/csr/list?key=mangrove' } });
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  const html = renderPage('csr-list', outcome.data, { lang: 'en', trail: outcome.head.trail });
  expect(html).toContain('href="/cn/en/csr/detail?baseid=trees"');
  expect(html).toContain('href="/cn/en/csr"');
  expect(textOf(html)).toContain('What we planted, taught, repaired and shared');
  expect(html).not.toContain('Columns');
});

it('the list stands without them when the service fails, and reports why', async () => {
  const fault = new ApiError('50000', 'down');
  const report = vi.fn<(error: unknown) => void>();
  const call = () => Promise.reject(fault);
  const outcome = await loadCsrList(request, { lang: 'en', api: { call }, report });
  expect(outcome).toMatchObject({ kind: 'page', data: { found: null } });
  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
});
