import type { Match, SiteData } from 'shared/contract/section/frame';
import { afterEach, describe, expect, it } from 'vitest';
import type { RenderedAnswer } from '../../renderer/messages.ts';
import { fakeSnapshot, renderedPage, textOf } from '../testing/fake-snapshot.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import { proveAddress, proveFrame, renderRequest, type RenderContext } from './render-request.ts';
import { routeAddress } from './route-address.ts';

const PAGE = renderedPage('<h1>Cars</h1>');
const match = {
  section: 'mf-a',
  page: 'list',
  params: {},
  route: { query: ['page', 'type'], fresh: 60 },
} as unknown as Match;

/** A site with one page at `/cars`, whose renderer answers so. */
const siteWith = (render: () => Promise<RenderedAnswer>): Snapshot =>
  fakeSnapshot({ match: (path) => (path === '/cars' ? match : null), render });

const reports: [unknown, unknown][] = [];
const context = {
  call: async () => null,
  origin: 'https://www.example.com',
  siteData: { get: async () => ({}) as SiteData },
  report: (error: unknown, about: unknown) => void reports.push([error, about]),
} as unknown as RenderContext;

const CARS = { lang: 'en', path: '/cars', search: '' } as const;

function answerOf(snapshot: Snapshot, path = '/cars') {
  return renderRequest(snapshot, context, routeAddress(snapshot, { ...CARS, path }));
}

afterEach(() => {
  reports.length = 0;
});

describe('the answer to a page address', () => {
  it('is the page, kept as long as its route says', async () => {
    const answer = await answerOf(siteWith(async () => PAGE));
    expect(answer).toEqual({ kind: 'page', page: PAGE, keep: 60 });
  });

  it('leads elsewhere when the section says so', async () => {
    const elsewhere = { kind: 'redirect', status: 301, to: '/cn/en/models' } as const;
    expect(await answerOf(siteWith(async () => elsewhere))).toEqual(elsewhere);
  });

  it('is the screen that the section asks for, kept for ten seconds', async () => {
    const screen = renderedPage('in Chinese only', { screen: 'no-language', status: 404 });
    expect(await answerOf(siteWith(async () => screen))).toEqual({ kind: 'page', page: screen, keep: 10 });
  });

  it('is that there is nothing, when the section says so: that screen is drawn once for all', async () => {
    const missing = { kind: 'missing', screen: 'not-found' } as const;
    expect(await answerOf(siteWith(async () => missing))).toEqual(missing);
  });

  it('is "page not found" where no section claims the address, and nobody is told of a fault', async () => {
    const answer = await answerOf(
      siteWith(async () => PAGE),
      '/planes',
    );
    expect(answer).toEqual({ kind: 'missing', screen: 'route-not-found' });
    expect(reports).toEqual([]);
  });

  it('is the error screen when a section throws: never kept, and the log hears of it', async () => {
    const fault = new Error('no such table');
    const answer = await answerOf(siteWith(() => Promise.reject(fault)));
    expect(answer).toMatchObject({ kind: 'page', page: { screen: 'application-error', status: 500 }, keep: 0 });
    expect(reports).toEqual([[fault, match]]);
  });

  it('is the error screen that was prepared when nobody can render one', async () => {
    const snapshot = siteWith(() => Promise.reject(new Error('no such table')));
    await proveFrame(snapshot, context, 'en');
    snapshot.renderers.render = () => Promise.reject(new Error('no process'));
    const answer = await answerOf(snapshot);
    expect(answer.kind === 'page' && textOf(answer.page)).toBe('application-error');
  });
});

describe('an address', () => {
  const route = (path: string, search = '') =>
    routeAddress(
      siteWith(async () => PAGE),
      { lang: 'en', path, search },
    );

  it('keeps of its query what its page declares, first value each, in the order of the page', () => {
    expect(route('/cars', '?utm=x&type=suv&page=2&type=van&empty=')).toMatchObject({
      search: '?page=2&type=suv',
      query: { page: '2', type: 'suv' },
    });
    expect(route('/cars', '?utm=x&page=').search).toBe('');
  });

  const everything = fakeSnapshot({ match: () => match, render: async () => PAGE });

  it.each(['/%00', '/%0A', '/%1f', '/%7f', '/%e0%a4%a'])('names no page as %s', (path) => {
    expect(routeAddress(everything, { lang: 'en', path, search: '' }).match).toBeNull();
  });

  it.each(['/%20', '/%41', '/100%25', '/%E8%BD%A6'])('may name one as %s', (path) => {
    expect(routeAddress(everything, { lang: 'en', path, search: '' }).match).toBe(match);
  });

  it('names no page with a zero byte in its query, and is not taken for the page without it', () => {
    expect(route('/cars', '?page=%00')).toMatchObject({ match: null, search: '?page=%00' });
  });
});

describe('proving a page of a new release', () => {
  it('is content with a page that has something on it', async () => {
    await expect(
      proveAddress(
        siteWith(async () => PAGE),
        context,
        CARS,
      ),
    ).resolves.toBeUndefined();
  });

  it('refuses an empty page, one that throws, and an address that nobody has', async () => {
    const empty = siteWith(async () => renderedPage(''));
    await expect(proveAddress(empty, context, CARS)).rejects.toThrow('mf-a cannot render en/cars: the page is empty');
    const broken = siteWith(() => Promise.reject(new Error('no such table')));
    await expect(proveAddress(broken, context, CARS)).rejects.toThrow('mf-a cannot render en/cars: no such table');
    await expect(proveAddress(empty, context, { ...CARS, path: '/planes' })).rejects.toThrow('no page answers /planes');
  });

  it('refuses headers that no server can write, such as a policy with a name in Chinese', async () => {
    const snapshot = siteWith(async () => PAGE);
    snapshot.releases = { 'mf-a': { policies: ['中'], libraries: {} } } as unknown as Snapshot['releases'];
    await expect(proveFrame(snapshot, context, 'cn')).rejects.toThrow('Invalid character in header content');
  });
});
