import type { Match } from 'shared/contract/section/frame';
import { ApiError } from 'shared/contract/section/section';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderedAnswer } from '../../renderer/messages.ts';
import { fakeSnapshot, renderedPage } from '../testing/fake-snapshot.ts';
import { createPageStore, type PagesOptions } from './page-store.ts';
import type { RenderContext } from './render-request.ts';

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

describe('a page whose section fails', () => {
  const match = { section: 'mf-a', page: 'list', params: {}, route: { query: [], fresh: 60 } } as unknown as Match;
  const ADDRESS = { lang: 'en', path: '/cars', search: '' } as const;

  /** A store whose section answers so; with every new content version pages are made anew. */
  function storeWith(render: () => Promise<RenderedAnswer>) {
    let version = 0;
    const snapshot = fakeSnapshot({ match: () => match, render });
    const store = createPageStore({
      snapshot: () => snapshot,
      serving: () => snapshot,
      content: {
        get version() {
          return String(version);
        },
      },
      context: { siteData: { get: async () => null }, report: () => {} } as unknown as PagesOptions['context'],
      keeps: true,
    });
    const statusOf = async () => {
      const { rendered } = await store.obtain(ADDRESS);
      return rendered.kind === 'page' ? (await rendered.document.get()).status : null;
    };
    return { statusOf, changeContent: () => (version += 1) };
  }

  it('is shown as it last was, for visitors who never hear of the fault', async () => {
    let isBroken = false;
    const { statusOf, changeContent } = storeWith(async () => {
      if (isBroken) throw new Error('no such table');
      return renderedPage('<h1>Cars</h1>');
    });
    expect(await statusOf()).toBe(200);
    isBroken = true;
    changeContent();
    expect(await statusOf()).toBe(200);
  });

  it('is the error screen when nobody has ever seen it whole, and is tried again at once', async () => {
    const render = vi.fn(() => Promise.reject(new Error('no such table')));
    const { statusOf } = storeWith(render);
    expect([await statusOf(), await statusOf()]).toEqual([500, 500]);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('a page one of whose calls fails', () => {
  const match = { section: 'mf-a', page: 'home', params: {}, route: { query: [], fresh: 60 } } as unknown as Match;
  const ADDRESS = { lang: 'en', path: '/', search: '' } as const;
  const SILENT = new Error('nobody answers');

  /** A home page that shows a line less when the news do not come. */
  function home() {
    let version = 1;
    const news = vi.fn(async () => 'news');
    const snapshot = fakeSnapshot({
      match: () => match,
      render: async (_app, _request, { services }) => {
        const shown = await services.call('article/page', {}, undefined).catch(() => 'no news');
        return renderedPage(`${String(shown)} ${version}`);
      },
    });
    const store = createPageStore({
      snapshot: () => snapshot,
      serving: () => snapshot,
      content: {
        get version() {
          return String(version);
        },
      },
      context: { siteData: { get: async () => null }, report: () => {}, call: news } as unknown as RenderContext,
      keeps: true,
    });
    const read = async () => {
      const { rendered } = await store.obtain(ADDRESS);
      if (rendered.kind !== 'page') throw new Error('no page');
      return { text: String((await rendered.document.get()).coded.identity.body), isWhole: rendered.isWhole };
    };
    return { read, news, change: () => (version += 1) };
  }

  /** The first render is fresh for a minute; a visitor who comes later has the next one made. */
  const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'setInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays as visitors last saw it, and is whole again when the call succeeds', async () => {
    const { read, news } = home();
    expect(await read()).toEqual({ text: 'news 1', isWhole: true });
    news.mockRejectedValue(SILENT);
    await later(200);
    expect((await read()).text).toBe('news 1');
    news.mockResolvedValue('newer');
    await later(200);
    expect((await read()).text).toBe('newer 1');
  });

  it('is shown without it when nobody has seen it whole, and tried again after five seconds', async () => {
    const { read, news } = home();
    news.mockRejectedValueOnce(SILENT);
    expect(await read()).toEqual({ text: 'no news 1', isWhole: false });
    await later(4);
    expect((await read()).text).toBe('no news 1');
    await later(62);
    expect((await read()).text).toBe('news 1');
  });

  it('shows what is new all the same, and nothing that is an hour old', async () => {
    const { read, news, change } = home();
    await read();
    news.mockRejectedValue(SILENT);
    change();
    expect((await read()).text).toBe('no news 2');
    news.mockResolvedValue('news');
    await later(200);
    expect((await read()).text).toBe('news 2');
    news.mockRejectedValue(SILENT);
    await later(3601);
    expect((await read()).text).toBe('no news 2');
  });

  it('is as it is when the service says that there is no such thing', async () => {
    const { read, news } = home();
    news.mockRejectedValue(new ApiError('40401', 'not there'));
    expect(await read()).toEqual({ text: 'no news 1', isWhole: true });
  });
});

describe('a page while many others are late', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends away who comes now, but not who waits for one that is being made or asks for one that is kept', async () => {
    const matchOf = (section: string) => ({ section, page: 'list', params: {}, route: { query: ['of'], fresh: 60 } });
    const slow = Promise.withResolvers<RenderedAnswer>();
    const snapshot = fakeSnapshot({
      match: (path) => matchOf(path === '/cars' ? 'mf-a' : 'mf-b') as unknown as Match,
      render: (app, { query }) =>
        app === 'mf-b' || query['of'] === 'kept' ? Promise.resolve(renderedPage('at once')) : slow.promise,
    });
    const serving = () => snapshot;
    const context = { siteData: { get: async () => null }, report: () => {} } as unknown as PagesOptions['context'];
    const store = createPageStore({ snapshot: serving, serving, content: { version: '1' }, context, keeps: true });
    const obtain = (of: number | string) => store.obtain({ lang: 'en', path: '/cars', search: `?of=${of}` });
    await obtain('kept');
    const waiting = Array.from({ length: 32 }, (_none, at) => obtain(at));
    vi.advanceTimersByTime(1001);

    await expect(obtain('new')).rejects.toMatchObject({ statusCode: 503, retryAfter: 2 });
    await expect(obtain('kept')).resolves.toMatchObject({ rendered: { kind: 'page' } });
    // A section that hangs keeps nobody from the others.
    await expect(store.obtain({ lang: 'en', path: '/jobs', search: '' })).resolves.toMatchObject({
      rendered: { kind: 'page' },
    });
    const beside = obtain(0);
    slow.resolve(renderedPage('cars'));
    await Promise.all([beside, ...waiting]);
    await expect(obtain('new')).resolves.toMatchObject({ rendered: { kind: 'page' } });
  });
});

/** A site with articles by id, of which only `known` exists; counts what is drawn. */
function articles() {
  const drawn = { pages: 0, screens: 0 };
  const match = {
    section: 's',
    page: 'p',
    params: {},
    route: { query: ['id', 'page'], values: { page: 1000 }, fresh: 60 },
  } as unknown as Match;
  const load = vi.fn(async (query: Readonly<Record<string, string>>): Promise<RenderedAnswer> => {
    if (query['id'] !== 'known') return { kind: 'missing', screen: 'not-found' };
    drawn.pages += 1;
    return renderedPage('article');
  });
  const snapshot = fakeSnapshot({
    match: (path) => (path === '/article' ? match : null),
    render: (_app, { query }) => load(query),
    onScreen: () => (drawn.screens += 1),
  });
  const context = { siteData: { get: async () => null }, report: () => {} } as unknown as PagesOptions['context'];
  const serving = () => snapshot;
  const store = createPageStore({ snapshot: serving, serving, content: { version: '1' }, context, keeps: true });
  const obtain = (path: string, search = '') => store.obtain({ lang: 'en', path, search });
  return { obtain, drawn, load, store };
}

describe('addresses that somebody made up', () => {
  it('share one screen, drawn once for all pages that do not exist and once for all articles', async () => {
    const { obtain, drawn, load } = articles();
    for (let made = 0; made < 50; made += 1) {
      await obtain(`/made-up-${made}`);
      await obtain('/article', `?id=made-up-${made}`);
    }
    expect(drawn).toEqual({ pages: 0, screens: 2 });
    const { rendered } = await obtain('/article', '?id=made-up-1');
    expect(rendered.kind === 'page' && String((await rendered.document.get()).coded.identity.body)).toBe('not-found');
    expect(rendered.kind === 'page' && (await rendered.document.get()).status).toBe(404);
    expect(load).toHaveBeenCalledTimes(50);
  });

  it('outside of all languages get the screen in the first one', async () => {
    const { store } = articles();
    const { rendered } = await store.notFound();
    if (rendered.kind !== 'page') throw new Error('no page');
    expect(JSON.parse(String((await rendered.fragment.get()).coded.identity.body))).toMatchObject({
      url: '/cn/cn',
      languageHref: '/cn/en',
    });
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

  it('by values that their page does not know are never asked for, and share one screen', async () => {
    const { obtain, drawn, load, store } = articles();
    for (let made = 0; made < 50; made += 1) await obtain('/article', `?id=known&page=x${made}`);
    expect([drawn, load.mock.calls]).toEqual([{ pages: 0, screens: 1 }, []]);
    expect(store.peek('/cn/en/article?id=known&page=x1')).toBeUndefined();
    await obtain('/article', '?id=known&page=2');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('with a character that no database takes have no page, and no section is asked', async () => {
    const { obtain, load } = articles();
    for (const search of ['?id=%00', '?id=known%00'])
      expect((await obtain('/article', search)).rendered.kind).toBe('page');
    await obtain('/article%00');
    expect(load).not.toHaveBeenCalled();
  });
});
