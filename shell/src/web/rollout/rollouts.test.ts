import type { SignedRollout } from 'delivery/rollout';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../log.ts';
import type { SiteOfSet } from '../previewed/site-of-set.ts';
import { readCallBodies } from '../service/service-proxy.ts';
import type { OnRender } from './count-renders.ts';
import { Rollouts, type RolloutOrders } from './rollouts.ts';
import { shareCookie } from './share-cookie.ts';
import { showRollout } from './show-rollout.ts';

const ID = '0a1b2c3d';
const KEY = Buffer.alloc(32, 7);
const cookieOf = (isTried: boolean, id = ID) =>
  shareCookie({ id, isTried, seconds: 1, isSecure: false }, KEY).split(';')[0] ?? '';
const NOON = Date.parse('2026-11-24T12:00:00Z');
const PERSON = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

function signed(more: Partial<SignedRollout['rollout']> = {}): SignedRollout {
  const times = { begins: '2026-11-24T12:00:00.000Z', until: '2026-11-24T12:30:00.000Z' };
  const sets = { from: 'a'.repeat(16), to: 'b'.repeat(16) };
  const changes = [{ app: 'mf-cars', from: '1.0.0', to: '2.0.0' }];
  const order = { percent: 5, isHeld: false, needsApproval: false, who: 'Lin', when: times.begins, evidence: [] };
  return {
    rollout: { schema: 1, id: ID, ...sets, changes, ...times, ...order, ...more },
    signatures: [],
    approvals: [],
  };
}

const rendered = (isMade: boolean, ms = 10, section = 'mf-cars') => ({ section, page: 'list', ms: isMade ? ms : null });

/** A site whose promoted set says "old" and whose new one says "new", and what was written of the rollout. */
async function site(first: SignedRollout | null = signed(), openSet?: () => Promise<never>) {
  const state = { order: first, now: NOON, drawn: 0 };
  const written: [string, readonly string[]][] = [];
  const end = (what: string) => async (_: SignedRollout, evidence: readonly string[]) => {
    written.push([what, evidence]);
    state.order = null;
    return true;
  };
  const orders: RolloutOrders = {
    read: async () => state.order,
    advance: end('advance'),
    withdraw: end('withdraw'),
    report: async () => {},
  };
  const say = (text: string) => async (_request: unknown, reply: { send: (text: string) => unknown }) =>
    reply.send(text);
  const retire = vi.fn<() => void>();
  let count: OnRender = () => {};
  const open = async (_: string, onRender: OnRender) => {
    count = onRender;
    if (openSet) return openSet();
    return { pages: { serve: say('new'), serveNotFound: say('new') }, retire } as unknown as SiteOfSet;
  };
  const log = { error: () => {}, info: () => {} } as unknown as Log;
  const draw = () => state.drawn;
  const rollouts = new Rollouts({
    orders,
    open,
    isSecure: false,
    key: KEY,
    visitorOf: ({ headers }) => headers['x-forwarded-for']?.toString(),
    log,
    now: () => state.now,
    draw,
  });
  const live = { pages: { serve: say('old'), serveNotFound: say('old') }, documents: {}, forms: {} };
  const shown = showRollout(live as unknown as Parameters<typeof showRollout>[0], rollouts);
  const server = Fastify();
  readCallBodies(server);
  server.post('/report', (request, reply) => {
    rollouts.hear(request);
    reply.send();
  });
  server.get('/cn/*', (request, reply) => shown.pages.serve(request, reply));
  await rollouts.look();
  const visit = async (headers: Record<string, string> = PERSON) => {
    const { body, cookies } = await server.inject({ url: '/cn/en/cars', headers });
    return { body, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join() };
  };
  return {
    state,
    rollouts,
    written,
    retire,
    visit,
    render: (isMade: boolean, ms = 10) => count(rendered(isMade, ms)),
    server,
  };
}

describe('a visitor while a rollout is under way', () => {
  it('is drawn when they arrive, and keeps the set that they were given', async () => {
    const { state, visit } = await site();
    state.drawn = 499;
    const tried = await visit();
    expect(tried).toEqual({ body: 'new', cookie: cookieOf(true) });
    state.drawn = 500;
    const other = await visit();
    expect(other).toEqual({ body: 'old', cookie: cookieOf(false) });
    expect(await visit({ ...PERSON, cookie: tried.cookie })).toEqual({ body: 'new', cookie: '' });
    expect(await visit({ cookie: tried.cookie }), 'a fragment').toEqual({ body: 'new', cookie: '' });
    state.drawn = 0;
    expect(await visit({ ...PERSON, cookie: other.cookie })).toEqual({ body: 'old', cookie: '' });
  });

  it('who is on the site already keeps the promoted set, and so do programs', async () => {
    const { visit } = await site();
    expect(await visit({ ...PERSON, 'sec-fetch-site': 'same-origin' })).toEqual({ body: 'old', cookie: '' });
    expect(await visit({})).toEqual({ body: 'old', cookie: '' });
  });

  it('is answered from kept pages of the promoted set unless they may get the other', async () => {
    const { rollouts } = await site();
    expect(rollouts.takesPart(PERSON)).toBe(true);
    expect(rollouts.takesPart({ ...PERSON, cookie: cookieOf(false) })).toBe(false);
    expect(rollouts.takesPart({ cookie: cookieOf(true) })).toBe(true);
    expect(rollouts.takesPart({})).toBe(false);
  });

  it('of an earlier rollout is drawn anew', async () => {
    const { visit } = await site();
    expect(await visit({ ...PERSON, cookie: cookieOf(false, 'ffffffff') })).toMatchObject({ body: 'new' });
  });
});

describe('a rollout', () => {
  it.each([
    ['not yet begun', signed({ begins: '2026-11-24T12:00:01.000Z' })],
    ['not yet approved', signed({ needsApproval: true })],
    ['that nobody ordered', null],
  ])('%s gives nobody another set', async (_, order) => {
    const { visit, rollouts } = await site(order);
    expect([await visit(), rollouts.takesPart(PERSON)]).toEqual([{ body: 'old', cookie: '' }, false]);
  });

  it('is given to everybody at its time, when enough was rendered', async () => {
    const { state, rollouts, written, visit, render } = await site();
    await visit();
    for (let made = 0; made < 19; made += 1) render(true);
    state.now = NOON + 30 * 60_000;
    await rollouts.look();
    expect(written, 'of too few renders nothing is known').toEqual([]);
    render(true);
    await rollouts.look();
    const said = '1 visitors got it; 0 of 20 renders failed, of the promoted set 0 of 0';
    expect(written).toEqual([['advance', [said]]]);
  });

  it('stays with its share while it is held', async () => {
    const { state, rollouts, written, visit, render } = await site(signed({ isHeld: true }));
    for (let made = 0; made < 50; made += 1) render(true);
    state.now = NOON + 86_400_000;
    await rollouts.look();
    expect([written, (await visit()).body]).toEqual([[], 'new']);
  });

  it('without a share moves everybody at its time, also when the process has just begun', async () => {
    const order = signed({ percent: 0, until: '2026-11-24T12:00:00.000Z' });
    expect((await site(order)).written).toEqual([['advance', []]]);
  });

  it('that fails more often is over with the render that shows it, and the history hears why', async () => {
    const { rollouts, written, retire, visit, render } = await site();
    const { cookie } = await visit();
    for (let made = 0; made < 40; made += 1) rollouts.countPromoted(rendered(true));
    for (const isMade of [true, false, true, false, true, false]) render(isMade);
    expect((await visit({ ...PERSON, cookie })).body, 'before anything was written').toBe('old');
    expect(retire).toHaveBeenCalledOnce();
    await rollouts.look();
    expect(written).toEqual([['withdraw', ['1 visitors got it; 3 of 6 renders failed, of the promoted set 0 of 40']]]);
  });

  it('is not blamed for pages of apps that it does not change', async () => {
    const { rollouts, written, visit } = await site();
    for (let made = 0; made < 9; made += 1) rollouts.countPromoted(rendered(false, 0, 'mf-other'));
    await rollouts.look();
    expect([written, (await visit()).body]).toEqual([[], 'new']);
  });

  it('whose set cannot be opened is withdrawn, and nobody met it', async () => {
    const { rollouts, written, visit } = await site(signed(), async () => Promise.reject(new Error('no entry')));
    await rollouts.look();
    expect([written, (await visit()).body]).toEqual([[['withdraw', ['it cannot be served: no entry']]], 'old']);
  });

  it('that is stopped gives everybody the promoted set at the next look', async () => {
    const { state, rollouts, retire, visit } = await site();
    const { cookie } = await visit();
    state.order = null;
    await rollouts.look();
    expect((await visit({ ...PERSON, cookie })).body).toBe('old');
    expect(retire).toHaveBeenCalledOnce();
  });
});

describe('a set whose pages are slow', () => {
  it('is withdrawn when they take longer than those of the promoted set, and the history hears how often', async () => {
    const { state, rollouts, written, visit, render } = await site();
    await visit();
    for (let count = 0; count < 40; count += 1) {
      state.now += 300;
      rollouts.countPromoted(rendered(true, 20));
      render(true, 60);
    }
    await rollouts.look();
    expect(written).toEqual([
      [
        'withdraw',
        [
          expect.stringMatching(
            /^1 visitors got it; 0 of \d+ renders failed, .*; 10 of 10 took more than twice the usual time, of the promoted set 0 of \d+$/,
          ),
        ],
      ],
    ]);
  });
});

describe('what browsers say', () => {
  const of = (version: string, app = 'mf-cars') =>
    JSON.stringify([
      { type: 'island-failure', body: { sourceFile: `/cn/mf/${app}/${version}/client/remoteEntry.js` } },
    ]);

  /** Visitors from so many addresses who were given a set, and what one of them reports. */
  async function visited(visitors: number, isTried = true) {
    const opened = await site();
    const { state, visit, rollouts, server } = opened;
    state.drawn = isTried ? 0 : 9999;
    let cookie = '';
    for (let at = 0; at < visitors; at += 1)
      ({ cookie } = await visit({ ...PERSON, 'x-forwarded-for': `2.0.0.${at}` }));
    const report = async (at: number, payload: string, given = cookie) => {
      const headers = { 'content-type': 'application/reports+json', 'x-forwarded-for': `2.0.0.${at}`, cookie: given };
      await server.inject({ method: 'POST', url: '/report', headers, payload });
      await rollouts.look();
    };
    return { ...opened, report };
  }

  it('ends a rollout when an island of the new release broke for enough of its visitors', async () => {
    const { report, written } = await visited(20);
    for (const at of [0, 1, 2, 3]) await report(at, of('2.0.0'));
    expect(written).toEqual([]);
    await report(4, of('2.0.0'));
    expect(written).toEqual([
      ['withdraw', [expect.stringContaining('an island broke for 5 of 20 of them, with the promoted set for 0 of 0')]],
    ]);
  });

  it('counts once for an address, and not at all from those that were given nothing', async () => {
    const { report, written } = await visited(20);
    for (let time = 0; time < 50; time += 1) await report(1, of('2.0.0'));
    for (let at = 100; at < 200; at += 1) await report(at, of('2.0.0'));
    expect(written).toEqual([]);
  });

  it.each([
    ['with a cookie that nobody sealed', of('2.0.0'), `rollout=${ID}${'0'.repeat(16)}-1`],
    ['of a visitor of the promoted set', of('2.0.0'), cookieOf(false)],
    ['of another release of the app', of('1.0.0'), undefined],
    ['of an app that it does not change', of('2.0.0', 'mf-other'), undefined],
    ['of another kind', of('2.0.0').replace('island-failure', 'deprecation'), undefined],
    ['that are none', '{', undefined],
  ])('reports %s say nothing against it', async (_, payload, cookie) => {
    const { report, written } = await visited(20);
    for (let at = 0; at < 20; at += 1) await report(at, payload, cookie);
    expect(written).toEqual([]);
  });
});
