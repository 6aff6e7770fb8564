import type { FastifyReply, FastifyRequest } from 'fastify';
import { FRAGMENT_PREFIX } from 'shared/contract/site/site';
import type { PageRoute } from 'shared/contract/section/route';
import type { Fragment } from 'shared/contract/section/section';
import type { Match } from 'shared/contract/section/frame';
import { describe, expect, it, vi } from 'vitest';
import type { RenderedAnswer } from '../../renderer/messages.ts';
import { makeRepresentation } from '../http/representation.ts';
import { fakeSnapshot, renderedPage } from '../testing/fake-snapshot.ts';
import { createPages } from './pages.ts';
import type { RenderContext } from './render-request.ts';

const match = {
  section: 'mf-cars',
  page: 'list',
  params: {},
  route: { query: ['type'], fresh: 60 },
} as unknown as Match;
const PREVIEW_HEAD: Fragment['head'] = [
  ['meta', { property: 'og:image', content: 'https://www.example.com/cn/og/cars.png?of=1' }],
  ['meta', { property: 'og:title', content: 'Cars' }],
];

/** A site whose page `/cars` is what `render` says, `/moved` leads elsewhere, and nothing else exists. */
async function site(
  render: () => Promise<RenderedAnswer> = async () => renderedPage('cars'),
  offers?: PageRoute['offers'],
) {
  const rendered = vi.fn(render);
  const snapshot = fakeSnapshot({
    match: (path) => (path === '/cars' ? { ...match, route: { ...match.route, ...(offers && { offers }) } } : null),
    render: rendered,
  });
  const known: Pick<typeof snapshot.site, 'knows'> = { knows: (first) => first === 'cars' };
  const serving = { ...snapshot, site: { ...snapshot.site, ...known } };
  const report = vi.fn();
  const note = vi.fn();
  const last = await makeRepresentation({ status: 200, headers: {}, body: 'last' });
  const find = vi.fn((url: string) => (url === '/cn/en/cars' ? last : undefined));
  const pages = createPages({
    snapshot: () => serving,
    serving: () => serving,
    content: { version: '1' },
    context: { siteData: { get: async () => null }, report } as unknown as RenderContext,
    keeps: true,
    note,
    standby: { find },
    forms: { show: () => null },
  });
  return { pages, rendered, report, note, find };
}

/** What somebody gets who asks for this. */
async function ask(
  serve: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  url: string,
  asking: Record<string, string> = {},
) {
  const answer = { status: 200, location: '', body: '' };
  const reply = {
    code: (status: number) => ((answer.status = status), reply),
    header: (name: string, value: string) => (name === 'location' && (answer.location = value), reply),
    headers: (headers: Record<string, string>) => ((answer.location = headers['location'] ?? ''), reply),
    redirect: (location: string, status: number) => ((answer.status = status), (answer.location = location), reply),
    send: (body?: Buffer | string) => ((answer.body = String(body ?? '')), reply),
  };
  const request = { url, headers: { 'accept-encoding': 'identity', ...asking } };
  await serve(request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return answer;
}

// Spec M25.
it('a page with a film is a document to who saves data: a fragment could not mark its root', async () => {
  const { pages } = await site(undefined, { savesData: true });
  const fragment = `${FRAGMENT_PREFIX}/en/cars?type=suv`;
  const saving = { 'save-data': 'on' };
  expect(await ask(pages.serve, fragment, saving)).toMatchObject({ status: 303, location: '/cn/en/cars?type=suv' });
  expect((await ask(pages.serve, fragment)).body).toContain('"html":"cars"');
  expect(pages.peek(fragment)).toMatchObject({ savesData: true });
  const { pages: others } = await site();
  expect((await ask(others.serve, fragment, saving)).status).toBe(200);
});

describe('an address at or below the base', () => {
  it('is its page, or what a browser needs of it', async () => {
    const { pages } = await site();
    expect(await ask(pages.serve, '/cn/en/cars')).toMatchObject({ status: 200, body: 'cars' });
    expect((await ask(pages.serve, `${FRAGMENT_PREFIX}/en/cars`)).body).toContain('"html":"cars"');
  });

  it('with a slash at its end leads to the one without, query and all; a fragment is given as it is', async () => {
    const { pages } = await site();
    expect(await ask(pages.serve, '/cn/en/cars/?type=suv')).toMatchObject({
      status: 301,
      location: '/cn/en/cars?type=suv',
    });
    expect((await ask(pages.serve, `${FRAGMENT_PREFIX}/en/cars/`)).status).toBe(200);
  });

  it('without a language leads to the Chinese page when a page begins so', async () => {
    const { pages } = await site();
    expect(await ask(pages.serve, '/cn/cars/new?type=suv')).toMatchObject({
      status: 302,
      location: '/cn/cn/cars/new?type=suv',
    });
    expect(await ask(pages.serve, '/cn')).toMatchObject({ status: 302, location: '/cn/cn' });
  });

  it('that begins like no page is not found, as are addresses outside of the base', async () => {
    const { pages } = await site();
    expect(await ask(pages.serve, '/cn/xx/cars')).toMatchObject({ status: 404, body: 'not-found' });
    expect(await ask(pages.serveNotFound, '/elsewhere')).toMatchObject({ status: 404, body: 'not-found' });
  });

  it('is the page as it last was while its section fails', async () => {
    const { pages, find } = await site(() => Promise.reject(new Error('no such table')));
    expect(await ask(pages.serve, '/cn/en/cars?type=suv')).toMatchObject({ status: 200, body: 'last' });
    expect(find).toHaveBeenCalledWith('/cn/en/cars');
  });
});

describe('a page that is kept', () => {
  it('is found by the address as it came, counted once for each visitor, and not made again', async () => {
    const { pages, rendered, note } = await site();
    expect(pages.peek('/cn/en/cars')).toBeUndefined();
    expect(pages.isKept('/cn/en/cars')).toBe(false);
    await ask(pages.serve, '/cn/en/cars');
    note.mockClear();
    const found = pages.peek('/cn/en/cars');
    expect(found?.isFresh).toBe(true);
    expect(String(found?.representation.coded.identity.body)).toBe('cars');
    expect(note.mock.calls).toEqual([['hit']]);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('is there in the form that was asked for, and only in that', async () => {
    const { pages } = await site();
    await ask(pages.serve, `${FRAGMENT_PREFIX}/en/cars`);
    expect(pages.peek('/cn/en/cars')).toBeUndefined();
    expect(String(pages.peek(`${FRAGMENT_PREFIX}/en/cars`)?.representation.coded.identity.body)).toContain('"cars"');
  });

  it('is known by a query that changes nothing, too', async () => {
    const { pages } = await site();
    await ask(pages.serve, '/cn/en/cars');
    expect(pages.isKept('/cn/en/cars?utm_source=mail')).toBe(true);
    expect(pages.isKept('/cn/en/cars?type=suv')).toBe(false);
    expect(pages.isKept('/cn/xx/cars')).toBe(false);
  });

  it('is not a page when its address leads elsewhere', async () => {
    const { pages } = await site(async () => ({ kind: 'redirect', status: 302, to: '/cn/en/news' }));
    expect(await ask(pages.serve, `${FRAGMENT_PREFIX}/en/cars`)).toMatchObject({
      status: 302,
      location: '/cn/en/news',
    });
    expect(pages.isKept('/cn/en/cars')).toBe(true);
    expect(pages.peek('/cn/en/cars')).toBeUndefined();
  });
});

describe('a page that is renewed', () => {
  it('is made for the next visitor, and nothing is made for an address without a language', async () => {
    const { pages, rendered } = await site();
    pages.renew('/cn/xx/cars');
    pages.renew('/cn/en/cars');
    await vi.waitFor(() => expect(pages.isKept('/cn/en/cars')).toBe(true));
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});

describe('what others need of a page', () => {
  const ADDRESS = { lang: 'en', path: '/cars', search: '' } as const;

  it('is its document as long as that is whole', async () => {
    const whole = await site();
    expect(String((await whole.pages.document(ADDRESS))?.coded.identity.body)).toBe('cars');
    const moved = await site(async () => ({ kind: 'redirect', status: 302, to: '/cn/en/news' }));
    expect(await moved.pages.document(ADDRESS)).toBeNull();
    expect(await moved.pages.previewOf(ADDRESS)).toBeNull();
  });

  it('is what it says of itself for the picture of a link to it', async () => {
    const { pages } = await site(async () => renderedPage('cars', { head: PREVIEW_HEAD }));
    expect(await pages.previewOf(ADDRESS)).toEqual({ path: '/cn/og/cars.png?of=1', title: 'Cars', siteName: '' });
    expect(await pages.previewOf({ ...ADDRESS, path: '/nowhere' })).toBeNull();
  });
});
