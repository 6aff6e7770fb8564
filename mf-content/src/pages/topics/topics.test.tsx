import type { Api, PageRequest } from 'shared/contract/section/section';
import type { Topic } from 'shared/contract/content/topic';
import { expect, it, vi } from 'vitest';
import { renderPage, textOf } from '../../testing/rendered.ts';
import { loadTopics } from './topics.load.ts';

const topic = (topicId: string, topicLink = ''): Topic => ({
  topicId,
  topicLink,
  displayName: `Topic ${topicId}`,
  categoryCode: 'SPC-XWZX-ZTBD',
  tag: '',
  topicDate: '2026-11-01',
  coverPath: '',
  introduction: 'What it is about.',
});

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/zt', params: {}, query, now: 0, signal: new AbortController().signal };
}

function servicesThat(answer: () => Promise<unknown>) {
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>(answer);
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'en', api: { call } as unknown as Api, report } as const };
}

it('topics of the news are listed, and lead to their own pages or those of the media centre', async () => {
  const picture = { name: 'stage', width: 1280, height: 720, widths: [480], alt: '' };
  const list = [
    { ...topic('own', '/zt/bjcz'), picture },
    { ...topic('media'), picture },
  ];
  const { call, services } = servicesThat(() => Promise.resolve({ list, pageNo: 2, totalCount: 17 }));
  const outcome = await loadTopics(requestFor({ page: '2' }), services);
  expect(call).toHaveBeenCalledExactlyOnceWith('topic/page', {
    categoryCodeList: ['SPC-XWZX-ZTBD'],
    pageNo: 2,
    pageSize: 8,
  });
  expect(outcome).toMatchObject({ head: { title: 'News features', page: 2, canonical: '/zt?page=2' } });
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  const html = renderPage('topics', outcome.data, 'en');
  expect(html).toContain('href="/cn/en/zt/bjcz"');
  expect(html).toContain('href="/cn/en/media/detail?id=media"');
  expect(html).toContain('href="/cn/en/zt?page=3"');
  expect(html.match(/fetchPriority="high"/g), 'the first pictures are not put off').toHaveLength(2);
});

it('there is no page of topics beyond the last', async () => {
  const { services } = servicesThat(() => Promise.resolve({ list: [], pageNo: 3, totalCount: 16 }));
  expect(await loadTopics(requestFor({ page: '3' }), services)).toEqual({ kind: 'screen', screen: 'not-found' });
});

it('a list of topics that does not arrive is told and reported', async () => {
  const { report, services } = servicesThat(() => Promise.reject(new Error('down')));
  const outcome = await loadTopics(requestFor({}), services);
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  expect(textOf(renderPage('topics', outcome.data, 'en'))).toContain('This list cannot be shown right now');
  expect(report).toHaveBeenCalledOnce();
});
