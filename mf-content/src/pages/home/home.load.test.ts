import type { Picture } from 'shared/contract/content/picture';
import { ApiError, type Api, type PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { loadHome } from './home.load.ts';

const picture = (name: string): Picture => ({ name, width: 1920, height: 1080, widths: [480, 1200, 1920], alt: name });

const request: PageRequest = {
  lang: 'cn',
  path: '/',
  params: {},
  query: {},
  now: 0,
  signal: new AbortController().signal,
};
const banner = { id: 'b', title: '顺风成线', summary: '', url: '/news', picture: picture('s1-night') };

const answers: Record<string, unknown> = {
  'site/info': { name: '辰岳汽车集团', slogan: '顺风成线' },
  'pageModule/queryByCode': { pageModuleAttachmentVoList: [banner] },
  'brand/list': { list: [] },
  'article/page': { list: [], pageNo: 1, totalCount: 0 },
  'performance/lastMonthCompanySales': { month: '2026-10' },
  'topic/rootPage': { list: [], pageNo: 1, totalCount: 0 },
  'stock/realtime': { last: 9.85 },
  'booking/pavilion': { name: '辰岳馆' },
};

function servicesThat(answer: (name: string) => Promise<unknown>) {
  const call = vi.fn<(name: string, body: unknown) => Promise<unknown>>(answer);
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'cn', api: { call } as unknown as Api, report } as const };
}

describe('the home page', () => {
  it('asks for what spec LIM-home lists', async () => {
    const { call, services } = servicesThat((name) => Promise.resolve(answers[name]));
    await loadHome(request, services);
    for (const code of ['MOD-SY-01', 'MOD-SY-02', 'MOD-SY-03', 'MOD-SY-04']) {
      expect(call).toHaveBeenCalledWith('pageModule/queryByCode', { code });
    }
    expect(call).toHaveBeenCalledWith('article/page', { categoryCode: 'COL-XWZX-QYDT', pageNo: 1, pageSize: 6 });
    for (const categoryCode of ['SPC-TZGX-GGB-AG', 'SPC-TZGX-GGB-HG']) {
      const filter = { categoryCode, businessType: 2, appendixType: 1, pageNo: 1, pageSize: 5 };
      expect(call).toHaveBeenCalledWith('topic/rootPage', filter);
    }
  });

  it('is named after the group and previewed by its first banner', async () => {
    const { services } = servicesThat((name) => Promise.resolve(answers[name]));
    expect(await loadHome(request, services)).toMatchObject({
      kind: 'page',
      head: { title: '辰岳汽车集团 – 顺风成线', canonical: '/', image: 's1-night' },
    });
  });

  it('shows the brand of the address, of which search engines are told nothing, and of which the first needs none', async () => {
    const brands = { list: ['chenyue', 'yunji'].map((id) => ({ id })) };
    const { services } = servicesThat((name) => Promise.resolve(name === 'brand/list' ? brands : answers[name]));
    const open = (brand: string) => loadHome({ ...request, query: { brand } }, services);
    expect(await open('yunji')).toMatchObject({
      head: { canonical: '/?brand=yunji', noindex: true },
      data: { brand: 'yunji' },
    });
    expect(await open('chenyue')).toMatchObject({ head: { canonical: '/' }, data: { brand: '' } });
    expect(await open('nobody')).toEqual({ kind: 'screen', screen: 'not-found' });
  });

  it.each(Object.keys(answers))('stands without %s, and reports why', async (broken) => {
    const fault = new ApiError('50000', 'down');
    const { report, services } = servicesThat((name) =>
      name === broken ? Promise.reject(fault) : Promise.resolve(answers[name]),
    );
    expect(await loadHome(request, services)).toMatchObject({ kind: 'page' });
    expect(report).toHaveBeenCalledWith(fault);
  });

  it('stands even when nothing answers at all', async () => {
    const { services } = servicesThat(() => Promise.reject(new ApiError('', 'gone')));
    const outcome = await loadHome(request, services);
    expect(outcome).toMatchObject({
      head: { title: '首页' },
      data: {
        banners: [],
        brands: [],
        news: [],
        sales: null,
        pavilion: null,
        markets: { A: { announcements: [], quote: null } },
      },
    });
  });
});
