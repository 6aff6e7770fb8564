import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { bookWith, freshMobile, textsTo, waitFor } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { checkIn, daySheet } from '../desk/gate.service.ts';
import { approveRequest, declineRequest, requestLines, settleRequests } from './request.service.ts';

const EN = 2;
const DAY_MS = 86_400_000;
const TIMES = ['09:30', '11:00', '12:30', '14:00', '15:30'] as const;
const DAY = '2026-12-01';

/** So many visitors in each slot of the day, from the first on. */
const inParts = (...visitors: number[]) => ({
  visitors: visitors.reduce((sum, count) => sum + count, 0),
  parts: visitors.map((count, at) => ({ start: TIMES[at], end: TIMES[at + 1], visitors: count })),
});

// Spec RULE-parts, RULE-approval, B19.
contractSuite('a group above the places of a slot', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024' } });
    const pack = samplePack();
    const large = { slots: 3, approveFrom: 150, answerDays: 2 };
    const quota = { slot: 1, day: 3, month: 8 };
    Object.assign(pack.files['calendar.json'], { large, quotas: { organisation: quota, phone: quota } });
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    for (const table of ['send_limit', 'waiting_entry', 'booking', 'visit_slot'] as const)
      await service.db.deleteFrom(table).execute();
  });

  async function book(changes: object, mobile = freshMobile()) {
    now += 10 * 60_000;
    return (await bookWith(service, mobile, { company: `Institute ${mobile}`, ...changes })).body;
  }
  const receipt = async (changes: object, mobile?: string) => {
    const body = await book(changes, mobile);
    expect(body.code).toBe('0000');
    return body.data as CallData<'booking/add'>;
  };
  /** Places left in the slots of a day, in their order. */
  async function left(date = DAY): Promise<number[]> {
    const { body } = await service.call('booking/calendar', { month: date.slice(0, 7) }, EN);
    const { days } = body.data as CallData<'booking/calendar'>;
    return days.find((day) => day.date === date)?.slots.map(({ remaining }) => remaining) ?? [];
  }
  const move = async (token: string, to: object) =>
    (await service.call('booking/reschedule', { token, ...to }, EN)).body;

  const textsOf = async (mobile: string) => (await textsTo(service.app.services, mobile)).join('\n');

  it('comes in several slots of the day by one booking, and takes the places of each', async () => {
    const booked = await receipt(inParts(60, 40));
    expect(booked).toMatchObject({ start: '09:30', end: '12:30', visitors: 100, state: 'confirmed' });
    expect(booked.parts).toEqual(inParts(60, 40).parts);
    expect(await left()).toEqual([0, 20, 60, 60]);
  });

  it('takes none when one of the slots has not enough', async () => {
    await receipt({ visitors: 30, start: '11:00', end: '12:30' });
    expect(await book(inParts(60, 40))).toMatchObject({ code: '40901', data: { remaining: 30 } });
    expect(await left()).toEqual([60, 30, 60, 60]);
  });

  it.each([
    ['more slots than the pack lets it', inParts(60, 60, 60, 20)],
    ['parts that are not all of it', { ...inParts(60, 40), visitors: 110 }],
    ['parts that begin elsewhere', { ...inParts(60, 40), start: '11:00', end: '12:30' }],
    ['the same slot twice', { visitors: 80, parts: [inParts(40).parts[0], inParts(40).parts[0]] }],
  ])('is refused with %s', async (_what, changes) => {
    expect(await book(changes)).toMatchObject({ code: '40022', data: [{ field: 'parts', rule: 'parts' }] });
    expect(await left()).toEqual([60, 60, 60, 60]);
  });

  it('uses up as many visits of its quota as it has parts', async () => {
    const company = 'Institute of Wind';
    await receipt({ company, ...inParts(60, 40) });
    const slot = { visitors: 5, start: '12:30', end: '14:00' };
    expect(await book({ company, ...inParts(30, 30), start: '09:30' })).toMatchObject({ code: '40912' });
    await receipt({ company, ...slot });
    const last = { visitors: 5, start: '14:00', end: '15:30' };
    expect(await book({ company, ...last })).toMatchObject({ code: '40912', data: { window: 'day', most: 3 } });
  });

  it('gives all places back, first to those who wait for one of the slots', async () => {
    const { manageToken: token } = await receipt(inParts(60, 60));
    const waits = await waitFor(service, { visitors: 20, start: '11:00', end: '12:30', company: 'Patient School' });
    expect(waits.body.code).toBe('0000');
    await service.call('booking/cancel', { token }, EN);
    expect(await left()).toEqual([60, 40, 60, 60]);
  });

  it('moves with all of its parts, also into slots that it has already', async () => {
    const { manageToken: token } = await receipt(inParts(60, 40));
    const parts = [
      { start: '11:00', end: '12:30', visitors: 60 },
      { start: '12:30', end: '14:00', visitors: 40 },
    ];
    const body = await move(token, { date: DAY, start: '11:00', end: '12:30', parts });
    expect(body).toMatchObject({ code: '0000', data: { start: '11:00', end: '14:00', parts } });
    expect(await left()).toEqual([60, 0, 20, 60]);
    expect(await move(token, { date: DAY, start: '14:00', end: '15:30' })).toMatchObject({ code: '40901' });
    expect(await left(), 'nothing has changed').toEqual([60, 0, 20, 60]);
  });

  it('stands at the gate in each of its slots, and is checked in once', async () => {
    const { reference } = await receipt(inParts(60, 40));
    const sheet = await daySheet(service.app.services, DAY);
    expect(sheet.filter((line) => line.includes(reference)).map((line) => line.split('\t')[2])).toEqual([
      '60 of 100',
      '40 of 100',
    ]);
    expect(sheet[0]).toContain('1 groups, 60 visitors');
    const theDay = Date.parse(`${DAY}T09:20:00+08:00`);
    expect(await checkIn({ db: service.db, now: () => theDay }, reference)).toMatchObject({ outcome: 'arrived' });
  });

  describe('so large that the pavilion decides', () => {
    const LARGE = inParts(60, 60, 40);

    it('holds its places, is told until when it is answered, and opens no gate', async () => {
      const mobile = freshMobile();
      const requested = await receipt(LARGE, mobile);
      expect(requested).toMatchObject({ state: 'requested', answerBy: '2026-11-23 12:10:00' });
      expect(requested).not.toHaveProperty('ticket');
      expect(await left()).toEqual([0, 0, 20, 60]);
      expect(await textsOf(mobile)).toMatch(/We have your request.* by 11-23 12:10/);
      const theDay = Date.parse(`${DAY}T09:20:00+08:00`);
      const gate = await checkIn({ db: service.db, now: () => theDay }, requested.reference);
      expect(gate.outcome).toBe('requested');
      expect((await requestLines(service.app.services))[0]).toContain(requested.reference);
    });

    it('is booked by a yes, which its contact is told', async () => {
      const mobile = freshMobile();
      const { reference, manageToken: token } = await receipt(LARGE, mobile);
      await approveRequest(service.app.services, reference);
      expect(await textsOf(mobile)).toContain('Your request is approved');
      const { body } = await service.call('booking/detail', { token }, EN);
      expect(body.data).toMatchObject({ state: 'confirmed', changeable: true });
      await expect(approveRequest(service.app.services, reference)).rejects.toThrow('40906');
      expect(await requestLines(service.app.services)).toEqual([]);
    });

    it('gives its places back by a no', async () => {
      const mobile = freshMobile();
      const { reference, manageToken: token } = await receipt(LARGE, mobile);
      await declineRequest(service.app.services, reference);
      expect(await left()).toEqual([60, 60, 60, 60]);
      expect(await textsOf(mobile)).toContain('We are sorry');
      const { body } = await service.call('booking/detail', { token }, EN);
      expect(body.data).toMatchObject({ state: 'declined', changeable: false });
    });

    it('gets its no by itself when nobody answers, once however many look', async () => {
      await receipt(LARGE);
      expect(await settleRequests(service.app.services)).toBe(0);
      now += 2 * DAY_MS;
      const settled = await Promise.all([settleRequests(service.app.services), settleRequests(service.app.services)]);
      expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await left()).toEqual([60, 60, 60, 60]);
    });

    it('asks anew when it moves, and may withdraw', async () => {
      const { reference, manageToken: token } = await receipt(LARGE);
      await approveRequest(service.app.services, reference);
      const moved = await move(token, { date: '2026-12-02', start: '09:30', end: '11:00', parts: LARGE.parts });
      expect(moved.data).toMatchObject({ state: 'requested' });
      expect(await left()).toEqual([60, 60, 60, 60]);
      await service.call('booking/cancel', { token }, EN);
      expect(await left('2026-12-02')).toEqual([60, 60, 60, 60]);
    });
  });

  it('loses and doubles no place when several move and cancel at once', async () => {
    const tokens: string[] = [];
    for (const company of ['School A', 'School B', 'School C'])
      tokens.push((await receipt({ ...inParts(20, 10), company })).manageToken);
    const to = { date: '2026-12-02', start: '09:30', end: '11:00' };
    const [first = '', ...others] = tokens;
    await Promise.all([
      service.call('booking/cancel', { token: first }, EN),
      ...others.map((token) => move(token, to)),
    ]);
    expect(await left()).toEqual([60, 60, 60, 60]);
    expect(await left(to.date)).toEqual([0, 60, 60, 60]);
  });
});
