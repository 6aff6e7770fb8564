import type { Expert } from 'shared/contract/content/expert';
import type { Api, PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { EVERYTHING } from '../../model/list-query.ts';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { sampleArticle, samplePicture } from '../../testing/samples.ts';
import { loadInnoList, type InnoListData } from './inno-list.load.ts';

const expert = (id: string, tag: Expert['tag']): Expert => ({
  id,
  tag,
  img: samplePicture('wide'),
  mImg: samplePicture('upright'),
  name: '唐予',
  enName: 'Tang Yu',
  title: 'Chassis tuning expert',
  quote: 'Give up half a step.',
  since: 2006,
  color: '#2f4858',
  articles: [{ baseId: 'damper', categoryCode: 'COL-KJCX-JSWZ', title: 'A map of dampers' }],
});

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/tech/innoList', params: {}, query, now: 0, signal: new AbortController().signal };
}

function servicesThat(experts: () => Promise<unknown>) {
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>((name) =>
    name === 'expert/list' ? experts() : Promise.resolve({ list: [], pageNo: 1, totalCount: 0 }),
  );
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'en', api: { call } as unknown as Api, report } as const };
}

const both = () => Promise.resolve({ list: [expert('a', 'chassis'), expert('b', 'nvh')] });

// Spec C18.
describe('the innovations', () => {
  it('ask for their two columns, and for the experts', async () => {
    const { call, services } = servicesThat(both);
    const outcome = await loadInnoList(requestFor({}), services);
    expect(call).toHaveBeenCalledWith('article/page', {
      categoryCodeList: ['COL-KJCX-CXCG', 'COL-KJCX-JSWZ'],
      pageNo: 1,
      pageSize: 8,
    });
    expect(outcome).toMatchObject({
      head: { title: 'Innovations and engineering stories' },
      data: { experts: [{ id: 'a' }, { id: 'b' }] },
    });
  });

  it('show the experts of one field of work', async () => {
    const outcome = await loadInnoList(requestFor({ tag: 'nvh' }), servicesThat(both).services);
    expect(outcome).toMatchObject({ head: { noindex: true }, data: { experts: [{ id: 'b' }], tag: 'nvh' } });
    const unknown = await loadInnoList(requestFor({ tag: 'magic' }), servicesThat(both).services);
    expect(unknown).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it('stand without the experts, and report why', async () => {
    const { report, services } = servicesThat(() => Promise.reject(new Error('down')));
    expect(await loadInnoList(requestFor({}), services)).toMatchObject({ kind: 'page', data: { experts: null } });
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('a reader of the innovations', () => {
  const articles = {
    query: EVERYTHING,
    found: { list: [{ ...sampleArticle('valve'), categoryCode: 'COL-KJCX-CXCG' }], pageNo: 1, totalCount: 1 },
  };
  const data: InnoListData = { articles, experts: [expert('a', 'chassis')], tag: 'chassis' };

  it('finds articles at the address of technology, and columns of the list', () => {
    const html = renderPage('inno-list', data, 'en');
    expect(html).toContain('href="/cn/en/tech/detail?baseid=valve"');
    expect(textOf(html)).toContain('All Innovations Engineering stories');
    expect(headingLevels(html)).toEqual([1, 2, 2, 3]);
  });

  it('meets the experts under the name of the language, with the fixed tags as links', () => {
    expect(textOf(renderPage('inno-list', data, 'cn'))).toContain('唐予');
    const html = renderPage('inno-list', data, 'en');
    expect(textOf(html)).toContain('Tang Yu Chassis tuning expert Chassis tuning Give up half a step.');
    expect(html).toContain('href="/cn/en/tech/innoList?tag=perceived#experts"');
    expect(html).toContain('href="/cn/en/tech/detail?baseid=damper"');
  });

  it('is told when the experts cannot be shown', () => {
    expect(textOf(renderPage('inno-list', { ...data, experts: null }, 'en'))).toContain('cannot be shown right now');
  });
});
