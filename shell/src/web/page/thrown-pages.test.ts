import { describe, expect, it, vi } from 'vitest';
import type { Match } from 'shared/contract/section/frame';
import { fakeSnapshot } from '../testing/fake-snapshot.ts';
import { renderRequest, tryPage, type RenderContext } from './render-request.ts';
import type { RoutedAddress } from './route-address.ts';
import { createThrownPages, type PageThrow } from './thrown-pages.ts';

const PROBE = '/cars?type=suv';

interface Throwing {
  /** Addresses whose page throws. */
  at: (address: string) => boolean;
  /** Whether a call fails first. */
  isCallFailing?: boolean;
  probe?: string;
}

/** A section whose pages throw at some addresses, and what is counted of them. */
function throwing(given: Throwing) {
  const strikes: PageThrow[] = [];
  const rendered: string[] = [];
  const route = { query: ['type'], fresh: 60, ...(given.probe === undefined ? {} : { probe: given.probe }) };
  const match = { section: 'mf-cars', page: 'list', params: {}, route } as unknown as Match;
  const snapshot = {
    ...fakeSnapshot({
      match: () => match,
      render: async (_app, { path, search }, { services }) => {
        rendered.push(path + search);
        if (given.isCallFailing) await services.call('car/list', {}, undefined).catch(() => null);
        if (given.at(path + search)) throw new Error('no engine');
        return { kind: 'page', screen: null } as never;
      },
    }),
    releases: { 'mf-cars': { app: 'mf-cars', version: '1.0.0' } } as never,
  };
  const context = {
    call: () => Promise.reject(new Error('the service is away')),
    siteData: { get: async () => ({}) },
    report: () => {},
  } as unknown as RenderContext;
  context.thrown = createThrownPages({
    tryPage: (of, address) => tryPage(of, context, address),
    onStrike: (thrown) => strikes.push(thrown),
  });
  const visit = async (search: string) => {
    const address: RoutedAddress = { lang: 'en', path: '/cars', search, match, query: {} };
    await renderRequest(snapshot, context, address);
  };
  return { strikes, rendered, visit };
}

describe('a page that throws', () => {
  it('is the fault of its release when it throws at its probe too, which no visitor chose', async () => {
    const { strikes, rendered, visit } = throwing({ at: () => true, probe: PROBE });
    await visit('?type=van');
    await vi.waitFor(() => expect(strikes).toHaveLength(1));
    expect(strikes[0]).toMatchObject({
      release: { version: '1.0.0' },
      reason: 'no engine',
      address: { lang: 'en', path: '/cars', search: '?type=suv' },
    });
    expect(rendered).toEqual(['/cars?type=van', PROBE]);
  });

  it('is nobody’s fault when only addresses throw that visitors made up, however many', async () => {
    const { strikes, rendered, visit } = throwing({ at: (address) => address !== PROBE, probe: PROBE });
    for (let attempt = 0; attempt < 20; attempt += 1) await visit(`?type=${attempt}`);
    await vi.waitFor(() => expect(rendered.filter((address) => address === PROBE).length).toBeGreaterThan(0));
    expect(strikes).toEqual([]);
  });

  it('without a probe is tried where it was last made', async () => {
    let isBroken = false;
    const { strikes, rendered, visit } = throwing({ at: (address) => isBroken || address.endsWith('x') });
    await visit('?type=suv');
    await visit('?type=x');
    await vi.waitFor(() => expect(rendered).toEqual(['/cars?type=suv', '/cars?type=x', '/cars?type=suv']));
    expect(strikes).toEqual([]);
    isBroken = true;
    await visit('?type=x');
    await vi.waitFor(() => expect(strikes).toMatchObject([{ address: { search: '?type=suv' } }]));
  });

  it('and was never made counts where it throws, for an earlier release to do better there', async () => {
    const { strikes, visit } = throwing({ at: () => true });
    await visit('?type=van');
    await vi.waitFor(() => expect(strikes).toMatchObject([{ address: { search: '?type=van' } }]));
  });

  it('because a call failed is not the fault of its release', async () => {
    const { strikes, rendered, visit } = throwing({ at: () => true, isCallFailing: true, probe: PROBE });
    await visit('?type=van');
    expect(rendered).toEqual(['/cars?type=van']);
    expect(strikes).toEqual([]);
  });

  it('for many visitors at once is tried once', async () => {
    const { strikes, rendered, visit } = throwing({ at: () => true, probe: PROBE });
    await Promise.all(Array.from({ length: 10 }, () => visit('?type=van')));
    await vi.waitFor(() => expect(strikes).toHaveLength(1));
    expect(rendered.filter((address) => address === PROBE)).toHaveLength(1);
  });
});
