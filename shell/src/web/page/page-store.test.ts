import { describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { createPageStore, type PagesOptions } from './page-store.ts';
import type { RenderContext } from './render-request.ts';

const fragmentOf = (html: string) => ({ html, head: [], status: 404, htmlLang: 'en', url: '/cn/en', languageHref: '' });

/** A site with articles by id, of which only `known` exists; counts what is drawn. */
function articles() {
  const drawn = { pages: 0, screens: 0 };
  const match = { section: 's', page: 'p', params: {}, route: { query: ['id'], fresh: 60 } };
  const site = {
    match: (path: string) => (path === '/article' ? match : null),
    page: () => ({ ...fragmentOf('article'), count: (drawn.pages += 1) }),
    screen: ({ screen }: { screen: string }) => ({ ...fragmentOf(screen), count: (drawn.screens += 1) }),
    document: ({ html }: { html: string }) => html,
  };
  const load = vi.fn(async (_page: string, { query }: { query: { id?: string } }) =>
    query.id === 'known' ? { kind: 'page', head: {}, data: null } : { kind: 'screen', screen: 'not-found' },
  );
  const snapshot = { id: 'c', site, sections: { s: { server: { load } } }, releases: {} } as unknown as Snapshot;
  const context = { siteData: { get: async () => ({}) }, report: () => {} } as unknown as RenderContext;
  const serving = () => snapshot;
  const store = createPageStore({ snapshot: serving, serving, content: { version: '1' }, context, keeps: true });
  const obtain = (path: string, search = '') => store.obtain({ lang: 'en', path, search });
  return { store, obtain, drawn, load };
}

it('nothing is kept, and nothing breaks, before anything has been promoted', () => {
  const unpromoted = () => {
    throw new Error('no constellation has been promoted');
  };
  const store = createPageStore({
    snapshot: unpromoted,
    serving: () => null,
    content: { version: '1' },
    context: {} as PagesOptions['context'],
    keeps: true,
  });
  expect(store.peek('/cn/cn')).toBeUndefined();
});

describe('addresses that somebody made up', () => {
  it('share one screen, drawn once for all pages that do not exist and once for all articles', async () => {
    const { obtain, drawn, load } = articles();
    for (let made = 0; made < 50; made += 1) {
      await obtain(`/made-up-${made}`);
      await obtain('/article', `?id=made-up-${made}`);
    }
    expect(drawn).toEqual({ pages: 0, screens: 2 });
    await obtain('/article', '?id=made-up-1');
    expect(load).toHaveBeenCalledTimes(50);
  });

  it('are still the ones that a browser shows', async () => {
    const { rendered } = await articles().obtain('/made-up');
    if (rendered.kind !== 'page') throw new Error('no page');
    const { coded } = await rendered.fragment.get();
    expect(JSON.parse(String(coded.identity.body))).toMatchObject({
      url: '/cn/en/made-up',
      languageHref: '/cn/cn/made-up',
    });
  });

  it('make no entry by parameters that the page does not know', async () => {
    const { obtain, drawn } = articles();
    for (let made = 0; made < 50; made += 1) await obtain('/article', `?id=known&utm=${made}`);
    expect(drawn).toEqual({ pages: 1, screens: 0 });
  });

  it('with a character that no database takes have no page, and no section is asked', async () => {
    const { obtain, load } = articles();
    for (const search of ['?id=%00', '?id=known%00'])
      expect((await obtain('/article', search)).rendered.kind).toBe('page');
    await obtain('/article%00');
    expect(load).not.toHaveBeenCalled();
  });
});
