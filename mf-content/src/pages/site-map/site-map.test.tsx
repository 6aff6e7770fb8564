import type { MenuItem } from 'shared/contract/site/menu';
import type { Api, PageRequest } from 'shared/contract/section/section';
import { describe, expect, it } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { groupsOf } from './map-groups.ts';
import { loadSiteMap } from './site-map.load.ts';

function item(url: string, more: Partial<MenuItem> = {}): MenuItem {
  const id = more.id ?? `id-${url}`;
  return {
    id,
    parentId: '',
    code: 'MENU-MAIN',
    language: 0,
    name: `名${url}`,
    enName: `Name ${url}`,
    url,
    sonMenu: [],
    ...more,
  };
}

const main = item('/about', {
  sonMenu: [
    item('/about/history', { sonMenu: [item('about/history#1997')] }),
    item('/about/', { id: 'again' }),
    item('/about/plan', { language: 1 }),
    item('/about/ind', { enName: ' ' }),
  ],
});
const menus: Record<string, MenuItem[]> = {
  'MENU-MAIN': [main],
  'MENU-SUB1': [item('', { name: '集团', enName: 'Group', sonMenu: [item('/about/history', { id: 'quick' })] })],
  'MENU-SUB2': [item('/policy'), item('https://weibo.example/us')],
  'MENU-SUB3': [],
};
const request: PageRequest = {
  lang: 'en',
  path: '/map',
  params: {},
  query: {},
  now: 0,
  signal: new AbortController().signal,
};

async function opened(call: (name: string, body: { code: string }) => Promise<unknown>) {
  const outcome = await loadSiteMap(request, { lang: 'en', api: { call } as unknown as Api, report: () => {} });
  if (outcome.kind !== 'page') throw new Error('a page was expected');
  return renderPage('site-map', outcome.data, 'en');
}

// Spec C31.
describe('the site map', () => {
  it('names every address of every menu once, as the menus order them', async () => {
    const html = await opened((_name, { code }) => Promise.resolve(menus[code]));
    const [, groups = ''] = html.split('</header>');
    expect([...groups.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/cn/en/about',
      '/cn/en/about/history',
      '/cn/en/about/history#1997',
      '/cn/en/about/ind',
      '/cn/en/policy',
      'https://weibo.example/us',
    ]);
    expect(headingLevels(html)).toEqual([1, 2, 2]);
  });

  it('leaves out what the language does not have, and says which names are Chinese', async () => {
    const html = await opened((_name, { code }) => Promise.resolve(menus[code]));
    expect(html).not.toContain('/about/plan');
    expect(html).toMatch(/href="\/cn\/en\/about\/ind" lang="zh-CN">名/);
    expect(groupsOf([main], 'cn')[0]?.entries.map(({ name }) => name)).toContain('名/about/plan');
  });

  it('says so when the menus do not arrive', async () => {
    const html = await opened(() => Promise.reject(new Error('down')));
    expect(textOf(html)).toContain('The site map cannot be shown right now');
  });
});
