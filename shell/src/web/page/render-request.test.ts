import type { SiteData } from 'shared/contract/section/frame';
import type { Outcome, SectionServer } from 'shared/contract/section/section';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { beforeDeadline, proveAddress, renderRequest, routeAddress, type RenderContext } from './render-request.ts';

const PAGE: Outcome = { kind: 'page', head: { title: 'Cars', description: '' }, data: null };
const match = { section: 'mf-a', page: 'list', params: {}, route: { query: ['page', 'type'], fresh: 60 } };

/** A site with one page at `/cars`, whose section answers so. */
function siteWith(load: SectionServer['load'], html = '<h1>Cars</h1>') {
  const screen = ({ screen: name }: { screen: string }) => ({ html: name });
  const site = {
    match: (path: string) => (path === '/cars' ? match : null),
    page: () => ({ html }),
    screen,
    document: () => html,
  };
  return { id: 'one', site, sections: { 'mf-a': { server: { load } } }, releases: {} } as unknown as Snapshot;
}

const reports: [unknown, unknown][] = [];
const context = {
  call: async () => null,
  origin: 'https://www.example.com',
  shareOrigin: 'https://share.example.com',
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
    expect(answer).toMatchObject({ kind: 'page', screen: null, keep: 60, fragment: { html: '<h1>Cars</h1>' } });
  });

  it('leads elsewhere when the section says so', async () => {
    const elsewhere: Outcome = { kind: 'redirect', status: 301, to: '/cn/en/models' };
    expect(await answerOf(siteWith(async () => elsewhere))).toEqual(elsewhere);
  });

  it('is the screen that the section asks for, kept for ten seconds', async () => {
    const answer = await answerOf(siteWith(async () => ({ kind: 'screen', screen: 'no-language' })));
    expect(answer).toMatchObject({ kind: 'page', screen: 'no-language', keep: 10 });
  });

  it('is "not found" when the section says so, which is drawn once for all addresses', async () => {
    const answer = await answerOf(siteWith(async () => ({ kind: 'screen', screen: 'not-found' })));
    expect(answer).toEqual({ kind: 'missing', screen: 'not-found' });
  });

  it('is "page not found" where no section claims the address, and nobody is told of a fault', async () => {
    expect(
      await answerOf(
        siteWith(async () => PAGE),
        '/planes',
      ),
    ).toEqual({ kind: 'missing', screen: 'route-not-found' });
    expect(reports).toEqual([]);
  });

  it('is the error screen when a section throws: never kept, and the log hears of it', async () => {
    const fault = new Error('no such table');
    const answer = await answerOf(siteWith(() => Promise.reject(fault)));
    expect(answer).toMatchObject({ kind: 'page', screen: 'application-error', keep: 0 });
    expect(reports).toEqual([[fault, match]]);
  });
});

describe('a section that hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has five seconds, then is told to stop, and the visitor gets the error screen', async () => {
    let signal: AbortSignal | undefined;
    const hanging: SectionServer['load'] = (_page, request) => {
      ({ signal } = request);
      return new Promise(() => {});
    };
    const settled = vi.fn();
    const answer = answerOf(siteWith(hanging)).finally(settled);
    await vi.advanceTimersByTimeAsync(4999);
    expect([settled.mock.calls.length, signal?.aborted]).toEqual([0, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toMatchObject({ screen: 'application-error', keep: 0 });
    expect(signal?.aborted).toBe(true);
    expect(String(reports[0]?.[0])).toContain('no answer within 5000 ms');
  });

  it('leaves no timer behind when it answers in time', async () => {
    expect(await beforeDeadline(async () => 'in time')).toBe('in time');
    expect(vi.getTimerCount()).toBe(0);
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

  it.each(['/%00', '/%0A', '/%7f', '/%e0%a4%a'])('names no page as %s', (path) => {
    const everything = { site: { match: () => match } } as unknown as Snapshot;
    expect(routeAddress(everything, { lang: 'en', path, search: '' }).match).toBeNull();
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
    const empty = siteWith(async () => PAGE, '');
    await expect(proveAddress(empty, context, CARS)).rejects.toThrow('mf-a cannot render en/cars: the page is empty');
    const broken = siteWith(() => Promise.reject(new Error('no such table')));
    await expect(proveAddress(broken, context, CARS)).rejects.toThrow('mf-a cannot render en/cars: no such table');
    await expect(proveAddress(empty, context, { ...CARS, path: '/planes' })).rejects.toThrow('no page answers /planes');
  });
});
