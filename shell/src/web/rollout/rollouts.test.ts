import type { SignedRollout } from 'delivery/rollout';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Log } from '../log.ts';
import type { SiteOfSet } from '../previewed/site-of-set.ts';
import type { OnRender } from './count-renders.ts';
import { Rollouts, type RolloutOrders } from './rollouts.ts';
import { showRollout } from './show-rollout.ts';

const ID = '0a1b2c3d';
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
  const rollouts = new Rollouts({ orders, open, isSecure: false, log, now: () => state.now, draw });
  const live = { pages: { serve: say('old'), serveNotFound: say('old') }, documents: {}, forms: {} };
  const shown = showRollout(live as unknown as Parameters<typeof showRollout>[0], rollouts);
  const server = Fastify();
  server.get('/cn/*', (request, reply) => shown.pages.serve(request, reply));
  await rollouts.look();
  const visit = async (headers: Record<string, string> = PERSON) => {
    const { body, cookies } = await server.inject({ url: '/cn/en/cars', headers });
    return { body, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join() };
  };
  return { state, rollouts, written, retire, visit, render: (isMade: boolean) => count('mf-cars', isMade) };
}

describe('a visitor while a rollout is under way', () => {
  it('is drawn when they arrive, and keeps the set that they were given', async () => {
    const { state, visit } = await site();
    state.drawn = 499;
    const tried = await visit();
    expect(tried).toEqual({ body: 'new', cookie: `rollout=${ID}-1` });
    state.drawn = 500;
    const other = await visit();
    expect(other).toEqual({ body: 'old', cookie: `rollout=${ID}-0` });
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
    expect(rollouts.takesPart({ ...PERSON, cookie: `rollout=${ID}-0` })).toBe(false);
    expect(rollouts.takesPart({ cookie: `rollout=${ID}-1` })).toBe(true);
    expect(rollouts.takesPart({})).toBe(false);
  });

  it('of an earlier rollout is drawn anew', async () => {
    const { visit } = await site();
    expect(await visit({ ...PERSON, cookie: 'rollout=ffffffff-0' })).toMatchObject({ body: 'new' });
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
    for (let made = 0; made < 40; made += 1) rollouts.countPromoted('mf-cars', true);
    for (const isMade of [true, false, true, false, true, false]) render(isMade);
    expect((await visit({ ...PERSON, cookie })).body, 'before anything was written').toBe('old');
    expect(retire).toHaveBeenCalledOnce();
    await rollouts.look();
    expect(written).toEqual([['withdraw', ['1 visitors got it; 3 of 6 renders failed, of the promoted set 0 of 40']]]);
  });

  it('is not blamed for pages of apps that it does not change', async () => {
    const { rollouts, written, visit } = await site();
    for (let made = 0; made < 9; made += 1) rollouts.countPromoted('mf-other', false);
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
