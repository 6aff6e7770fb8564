import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingReceipt } from 'shared/contract/booking/booking';
import type { CallData } from 'shared/contract/call/calls';
import { waitingDetail, waitingReceipt } from 'shared/contract/booking/waiting';
import { contractSuite, isLoadBalanced } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { book, codeOn, freshMobile, textsTo, visitOf, waitFor } from '../../../../testing/visits.ts';
import { setSlot } from '../desk/desk.service.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { settleWaiting } from './waiting-settle.service.ts';
import { waitingLines } from './waiting-desk.service.ts';

const HOUR_MS = 3_600_000;
const EN = 2;
const SLOT = { date: '2026-12-01', start: '09:30' };

// Spec B15.
contractSuite('waiting for a full slot', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024', WAITING_POLL_MS: '3600000' };
    // Every look at the clock is later than the one before: messages have an order.
    service = await startService({ now: () => (now += 1), env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    for (const table of ['send_limit', 'waiting_entry', 'booking', 'visit_slot'] as const)
      await service.db.deleteFrom(table).execute();
  });

  const booked = async (changes: object = {}) => {
    const { body } = await book(service, changes);
    expect(body).toMatchObject({ code: '0000' });
    return body.data as CallData<'booking/add'>;
  };
  const joined = async (changes: object = {}) => {
    const { body } = await waitFor(service, changes);
    expect(body).toMatchObject({ code: '0000' });
    return body.data as CallData<'waiting/join'>;
  };
  const ask = async (name: 'detail' | 'leave' | 'accept' | 'decline', token: string) =>
    (await service.call(`waiting/${name}`, { token }, EN)).body;
  const stateOf = async (token: string) => ((await ask('detail', token)).data as CallData<'waiting/detail'>).state;
  const statesOf = (entries: readonly { token: string }[]) => Promise.all(entries.map(({ token }) => stateOf(token)));
  const cancel = (token: string) => service.call('booking/cancel', { token }, EN);
  const slot = async () => {
    const { body } = await service.call('booking/calendar', { month: '2026-12' }, EN);
    return (body.data as CallData<'booking/calendar'>).days[0]?.slots[0];
  };

  describe('a group', () => {
    it('gets in line behind those who came before, with a number, a token and a message with the link', async () => {
      await booked({ visitors: 60 });
      expect(await slot()).toMatchObject({ remaining: 0, waiting: 0 });
      const mobile = freshMobile();
      const first = (await waitFor(service, { visitors: 60 }, mobile)).body.data as CallData<'waiting/join'>;
      const second = await joined();
      expect(waitingReceipt.parse(first)).toEqual(first);
      expect(first).toMatchObject({
        reference: expect.stringMatching(/^WL-20261201-[2-9A-Z]{4}$/) as string,
        state: 'waiting',
        line: 1,
        holdMinutes: 120,
        endsAt: '2026-11-30 15:00:00',
        heldUntil: null,
      });
      expect(second.line).toBe(2);
      expect(await slot()).toMatchObject({ remaining: 0, waiting: 2 });
      const [text = ''] = await textsTo(service.app.services, mobile);
      expect(text).toContain(`/cn/en/book/waiting#waiting=${first.token}`);
      const { token: _token, ...same } = first;
      const detail = (await ask('detail', first.token)).data as CallData<'waiting/detail'>;
      expect(waitingDetail.parse(detail)).toEqual(same);
    });

    it('that sends the same again gets the same answer, and stands in line once', async () => {
      await booked({ visitors: 60 });
      const mobile = freshMobile();
      const form = visitOf(mobile, { code: await codeOn(service, mobile) });
      const call = service.callWith({ 'idempotency-key': randomUUID() });
      const answers = await Promise.all(Array.from({ length: 8 }, () => call('waiting/join', form, EN)));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
      expect(await service.db.selectFrom('waiting_entry').selectAll().execute()).toHaveLength(1);
      expect((await call('waiting/join', { ...form, visitors: 21 }, EN)).body.code).toBe('40904');
    });

    it('waits once for a slot with one phone, until it has left', async () => {
      await booked({ visitors: 60 });
      const mobile = freshMobile();
      const again = async (changes: object = {}) => {
        await service.db.deleteFrom('send_limit').where('subject', 'like', 'code:%').execute();
        return (await waitFor(service, changes, mobile)).body;
      };
      const { token } = (await again()).data as CallData<'waiting/join'>;
      expect((await again()).code).toBe('40909');
      await ask('leave', token);
      expect((await again()).code).toBe('0000');
    });

    it('with a wrong code stands in no line', async () => {
      await booked({ visitors: 60 });
      const call = service.callWith({ 'idempotency-key': randomUUID() });
      expect((await call('waiting/join', visitOf(freshMobile()), EN)).body.code).toBe('40012');
    });

    it.each([
      [{ visitors: 10 }, '40907', { remaining: 10 }],
      [{ visitors: 61 }, '40901', { remaining: 60 }],
      [{ date: '2026-12-07' }, '40903', { state: 'closed' }],
    ])('does not wait for what is there or can never be: %j is %s', async (changes, code, data) => {
      await booked({ visitors: 50 });
      expect((await waitFor(service, changes)).body).toMatchObject({ code, data });
    });

    it('does not wait when it is too late for an offer, or when too many wait', async () => {
      await booked({ visitors: 60 });
      const pack = samplePack();
      const waiting = { holdMinutes: 120, from: '08:00', to: '21:00', most: 1 };
      Object.assign(pack.files['calendar.json'], { waiting });
      await importContent(service.db, writePack(service.packFolder, pack));
      await joined();
      expect(await slot()).not.toHaveProperty('waiting');
      expect((await waitFor(service)).body.code).toBe('40911');
      await importContent(service.db, writePack(service.packFolder, samplePack()));
      now = Date.parse('2026-11-30T15:00:00+08:00');
      expect((await waitFor(service)).body).toMatchObject({ code: '40903', data: { state: 'past' } });
    });

    it('gets in line five times a day at most', async () => {
      const mobile = freshMobile();
      const codes: string[] = [];
      for (const [start, end] of [
        ['09:30', '11:00'],
        ['11:00', '12:30'],
        ['12:30', '14:00'],
      ])
        for (const date of ['2026-12-01', '2026-12-02']) {
          await booked({ visitors: 60, start, end, date });
          await service.db.deleteFrom('send_limit').where('subject', 'not like', 'waiting:%').execute();
          codes.push((await waitFor(service, { start, end, date }, mobile)).body.code);
        }
      expect(codes).toEqual([...Array.from({ length: 5 }, () => '0000'), '42901']);
    });
  });

  describe('seats that come free', () => {
    it('are held for the first in line who fits, and told; nobody else can book them', async () => {
      const { manageToken } = await booked({ visitors: 30 });
      await booked({ visitors: 30 });
      const large = await joined({ visitors: 31 });
      const mobile = freshMobile();
      const fits = (await waitFor(service, { visitors: 20 }, mobile)).body.data as CallData<'waiting/join'>;
      const next = await joined({ visitors: 20 });
      await cancel(manageToken);
      expect(await statesOf([large, fits, next])).toEqual(['waiting', 'offered', 'waiting']);
      expect(await slot()).toMatchObject({ remaining: 10 });
      expect((await book(service, { visitors: 11 })).body).toMatchObject({ code: '40901', data: { remaining: 10 } });
      const detail = (await ask('detail', fits.token)).data;
      expect(detail).toMatchObject({ line: null, heldUntil: '2026-11-21 14:00:00', secondsLeft: 7200 });
      expect((await ask('detail', next.token)).data).toMatchObject({ line: 2 });
      const [text = ''] = await textsTo(service.app.services, mobile);
      expect(text).toContain('until 11-21 14:00');
      expect(text).toContain(`#waiting=${fits.token}`);
    });

    it('become a booking with reference and ticket when they are accepted, once', async () => {
      const { manageToken } = await booked({ visitors: 60, explainer: true });
      const mobile = freshMobile();
      const answer = await waitFor(service, { visitors: 40, explainer: true, contact: '林岚' }, mobile);
      const { token } = answer.body.data as CallData<'waiting/join'>;
      await cancel(manageToken);
      const answers = await Promise.all([1, 2, 3].map(() => ask('accept', token)));
      expect(new Set(answers.map((body) => JSON.stringify(body)))).toHaveLength(1);
      const receipt = bookingReceipt.parse(answers[0]?.data);
      expect(receipt).toMatchObject({ ...SLOT, visitors: 40, explainer: true, manageToken: token });
      expect(await slot()).toMatchObject({ remaining: 20, explainers: 1 });
      expect(await stateOf(token)).toBe('accepted');
      expect((await textsTo(service.app.services, mobile)).join()).toContain(receipt.reference);
      const { body } = await service.call('booking/detail', { token }, EN);
      expect(body.data).toMatchObject({ reference: receipt.reference, state: 'confirmed' });
      expect((await ask('decline', token)).code).toBe('40910');
    });

    it('go to the next one when they are declined, or when who is offered them leaves', async () => {
      const { manageToken } = await booked({ visitors: 60 });
      const line = [await joined({ visitors: 60 }), await joined({ visitors: 60 }), await joined({ visitors: 60 })];
      await cancel(manageToken);
      const [first, second] = line;
      await ask('decline', first?.token ?? '');
      expect(await statesOf(line)).toEqual(['declined', 'offered', 'waiting']);
      await ask('leave', second?.token ?? '');
      await ask('leave', second?.token ?? '');
      expect(await statesOf(line)).toEqual(['declined', 'declined', 'offered']);
      expect((await ask('accept', first?.token ?? '')).data).toEqual({ state: 'declined' });
      expect(await slot()).toMatchObject({ remaining: 0 });
    });

    it('go to the next one when nobody answers in time, and to everybody when nobody waits', async () => {
      const { manageToken } = await booked({ visitors: 60 });
      const line = [await joined({ visitors: 60 }), await joined({ visitors: 60 })];
      const [first, second] = line;
      await cancel(manageToken);
      now += 2 * HOUR_MS;
      // Before the job has run, too, nobody takes what is over.
      expect(await ask('accept', first?.token ?? '')).toMatchObject({ code: '40910', data: { state: 'lapsed' } });
      expect(await statesOf(line)).toEqual(['lapsed', 'waiting']);
      const settled = await Promise.all([1, 2, 3].map(() => settleWaiting(service.app.services)));
      expect(settled.reduce((sum, { lapsed }) => sum + lapsed, 0)).toBe(1);
      expect(await statesOf(line)).toEqual(['lapsed', 'offered']);
      expect((await ask('detail', second?.token ?? '')).data).toMatchObject({ heldUntil: '2026-11-21 16:00:00' });
      now += 2 * HOUR_MS;
      await settleWaiting(service.app.services);
      expect(await slot()).toMatchObject({ remaining: 60 });
    });

    it('are offered when a booking moves away and when the operator makes a slot larger', async () => {
      const { manageToken: token } = await booked({ visitors: 60 });
      const line = [await joined({ visitors: 60 }), await joined({ visitors: 5 })];
      await service.call('booking/reschedule', { token, date: '2026-12-02', start: '09:30', end: '11:00' }, EN);
      expect(await statesOf(line)).toEqual(['offered', 'waiting']);
      await setSlot(service.app.services, { ...SLOT, capacity: 64, explainers: 2 });
      expect(await statesOf(line)).toEqual(['offered', 'waiting']);
      await setSlot(service.app.services, { ...SLOT, capacity: 65, explainers: 2 });
      expect(await statesOf(line)).toEqual(['offered', 'offered']);
      const smaller = setSlot(service.app.services, { ...SLOT, capacity: 64, explainers: 2 });
      await expect(smaller, 'what is held stays held').rejects.toThrow('40901');
    });

    it('are offered with a guide to those who need one', async () => {
      const { manageToken } = await booked({ visitors: 20, explainer: true });
      await booked({ visitors: 20, explainer: true });
      await booked({ visitors: 20 });
      const guided = await joined({ visitors: 20, explainer: true });
      await cancel(manageToken);
      expect(await stateOf(guided.token)).toBe('offered');
      expect(await slot()).toMatchObject({ remaining: 0, explainers: 0 });
    });

    it('are offered to nobody after the cut-off, when the wait ends and is told', async () => {
      await booked({ visitors: 60 });
      const mobile = freshMobile();
      const { token } = (await waitFor(service, {}, mobile)).body.data as CallData<'waiting/join'>;
      now = Date.parse('2026-11-30T15:00:00+08:00');
      expect(await stateOf(token)).toBe('ended');
      await setSlot(service.app.services, { ...SLOT, capacity: 80, explainers: 2 });
      expect(await slot()).toMatchObject({ remaining: 20 });
      expect(await settleWaiting(service.app.services)).toEqual({ lapsed: 0, ended: 1 });
      expect(await settleWaiting(service.app.services)).toEqual({ lapsed: 0, ended: 0 });
      expect((await textsTo(service.app.services, mobile))[0]).toContain('no places came free');
      expect(await ask('accept', token)).toMatchObject({ code: '40910', data: { state: 'ended' } });
    });
  });

  it('answers hold a token or are got by one: no cache keeps them', async () => {
    await booked({ visitors: 60 });
    const joining = await waitFor(service);
    const { token } = joining.body.data as CallData<'waiting/join'>;
    const detail = await service.call('waiting/detail', { token }, EN);
    const leaving = await service.call('waiting/leave', { token }, EN);
    const unknown = await service.call('waiting/detail', { token: 'A'.repeat(22) }, EN);
    for (const { headers } of [joining, detail, leaving, unknown]) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(headers).not.toHaveProperty('etag');
    }
  });

  it('a link that leads to nobody says so', async () => {
    for (const name of ['detail', 'leave', 'accept', 'decline'] as const)
      expect((await ask(name, 'A'.repeat(22))).code).toBe('40006');
  });

  it('shows the operator who waits, in their order', async () => {
    const { manageToken } = await booked({ visitors: 60 });
    const [first, second] = [await joined({ visitors: 60, contact: '甲先生' }), await joined({ contact: '乙女士' })];
    await cancel(manageToken);
    const lines = await waitingLines(service.app.services, SLOT.date);
    expect(lines[0]).toBe('2026-12-01 09:30–11:00: 2 groups wait, 80 visitors');
    expect(lines[1]).toMatch(new RegExp(`${first.reference}.*甲先生.*held until 11-21 14:00`));
    expect(lines[2]).toMatch(new RegExp(`${second.reference}.*乙女士.*waits`));
  });

  it.skipIf(isLoadBalanced)('leaves nothing of a person readable in the database', async () => {
    await booked({ visitors: 60 });
    const mobile = freshMobile();
    await waitFor(service, { contact: 'Canary Contact', company: 'Canary Company' }, mobile);
    const rows = await service.db.selectFrom('waiting_entry').selectAll().execute();
    expect(rows).toHaveLength(1);
    for (const canary of ['Canary', mobile]) expect(JSON.stringify(rows)).not.toContain(canary);
  });
});
