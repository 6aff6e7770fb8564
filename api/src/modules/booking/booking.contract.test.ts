import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { book, codeOn, freshMobile, textsTo, visitOf } from '../../../testing/visits.ts';
import { readTicket } from '../ticket/ticket.model.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const DAY_MS = 86_400_000;
const EN = 2;

// Spec B10, G-22.
contractSuite('booking a visit', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());
  // The limit of codes per visitor counts over an hour.
  beforeEach(async () => {
    now = NOON;
    for (const table of ['send_limit', 'booking', 'visit_slot'] as const) await service.db.deleteFrom(table).execute();
  });

  const add = (form: object, key: string = randomUUID()) =>
    service.callWith({ 'idempotency-key': key })('booking/add', form, EN);
  const slotAt = async (date: string, start: string) => {
    const { body } = await service.call('booking/calendar', { month: date.slice(0, 7) }, EN);
    const day = (body.data as CallData<'booking/calendar'>).days.find((each) => each.date === date);
    return day?.slots.find((slot) => slot.start === start);
  };
  const receipt = async (changes: object = {}) => {
    const { body } = await book(service, changes);
    expect(body).toMatchObject({ code: '0000' });
    return body.data as CallData<'booking/add'>;
  };

  describe('the calendar', () => {
    it('shows a month of days, each with what it is, and the seats of the open ones', async () => {
      const { body } = await service.call('booking/calendar', { month: '2026-12' }, EN);
      const { days, explainer } = body.data as CallData<'booking/calendar'>;
      expect(explainer).toEqual({ min: 15, mode: 'gte' });
      expect(days).toHaveLength(31);
      expect(days[0]).toMatchObject({ date: '2026-12-01', state: 'open' });
      expect(days[0]?.slots[0]).toEqual({ start: '09:30', end: '11:00', capacity: 60, remaining: 60, explainers: 2 });
      expect(days[6]).toEqual({ date: '2026-12-07', state: 'closed', note: '', slots: [] });
      expect(days[24]).toMatchObject({ state: 'holiday', note: 'Holiday (English)' });
    });

    it('calls a day full when no slot has a seat left', async () => {
      for (const [start, end] of [
        ['09:30', '11:00'],
        ['11:00', '12:30'],
        ['12:30', '14:00'],
        ['14:00', '15:30'],
      ])
        await receipt({ visitors: 60, start, end });
      const { body } = await service.call('booking/calendar', { month: '2026-12' }, EN);
      expect((body.data as CallData<'booking/calendar'>).days[0]).toMatchObject({ state: 'full' });
    });
  });

  describe('a group', () => {
    it('gets a reference, a token and a message with the link, and its seats are taken', async () => {
      const mobile = freshMobile();
      const code = await codeOn(service, mobile);
      const { body, headers } = await add(visitOf(mobile, { code, explainer: true }));
      expect(body.data).toMatchObject({
        reference: expect.stringMatching(/^PV-20261201-[2-9A-Z]{4}$/) as string,
        manageToken: expect.stringMatching(/^[\w-]{22}$/) as string,
        changeableUntil: '2026-11-30 15:00:00',
      });
      const { ticket = '' } = body.data as CallData<'booking/add'>;
      expect(readTicket(ticket, service.app.services.data.ticketPublicKey())).toMatchObject({
        date: '2026-12-01',
        start: '09:30',
        visitors: 20,
        explainer: true,
        sequence: 0,
      });
      expect(headers['cache-control']).toBe('no-store');
      const { calendarFile } = body.data as CallData<'booking/add'>;
      expect(calendarFile).not.toContain(mobile);
      expect(await slotAt('2026-12-01', '09:30')).toMatchObject({ remaining: 40, explainers: 1 });
      const { reference, manageToken } = body.data as CallData<'booking/add'>;
      const texts = await textsTo(service.app.services, mobile);
      expect(texts.find((text) => text.includes(reference))).toContain(`/cn/en/book/visit#visit=${manageToken}`);
    });

    it('that sends the same again gets the same answer, and there is one booking', async () => {
      const mobile = freshMobile();
      const form = visitOf(mobile, { code: await codeOn(service, mobile) });
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 12 }, () => add(form, key)));
      const later = await add(form, key.toUpperCase());
      expect(new Set([...answers, later].map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
      expect(later.body.code).toBe('0000');
      expect(await service.db.selectFrom('booking').selectAll().execute()).toHaveLength(1);
    });

    it('that sends something else under the same key is refused', async () => {
      const mobile = freshMobile();
      const form = visitOf(mobile, { code: await codeOn(service, mobile) });
      const key = randomUUID();
      await add(form, key);
      expect((await add({ ...form, visitors: 21 }, key)).body.code).toBe('40904');
    });

    it.each([
      [undefined, 'required'],
      ['abc', 'format'],
    ])('needs a key for its request: %s is %s', async (key, rule) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const { body } = await service.callWith(headers)('booking/add', visitOf(freshMobile()), EN);
      expect(body).toMatchObject({ code: '40022', data: [{ field: 'Idempotency-Key', rule }] });
    });

    it('too large for what is left is told how many seats there are', async () => {
      await receipt({ visitors: 50 });
      expect((await book(service, { visitors: 11 })).body).toMatchObject({ code: '40901', data: { remaining: 10 } });
      expect((await book(service, { visitors: 10 })).body.code).toBe('0000');
    });

    it('may choose another slot with the same code when the first is full', async () => {
      await receipt({ visitors: 60 });
      const mobile = freshMobile();
      const form = visitOf(mobile, { code: await codeOn(service, mobile) });
      const key = randomUUID();
      expect((await add(form, key)).body.code).toBe('40901');
      expect((await add({ ...form, start: '11:00', end: '12:30' }, key)).body.code).toBe('0000');
    });

    it('gets an explainer from 15 visitors, as long as there is one', async () => {
      expect((await book(service, { visitors: 14, explainer: true })).body).toMatchObject({
        code: '40022',
        data: [{ field: 'explainer', rule: 'explainer' }],
      });
      await receipt({ visitors: 15, explainer: true });
      await receipt({ visitors: 15, explainer: true });
      expect((await book(service, { visitors: 15, explainer: true })).body.code).toBe('40902');
      expect((await book(service, { visitors: 15 })).body.code).toBe('0000');
    });

    it.each([
      [{ date: '2026-11-21' }, 'past'],
      [{ date: '2026-12-07' }, 'closed'],
      [{ date: '2026-12-25' }, 'holiday'],
      [{ date: '2027-02-02' }, 'tooEarly'],
      [{ start: '10:00' }, 'closed'],
      [{ end: '12:30' }, 'closed'],
    ])('cannot come on %j', async (changes, state) => {
      const { body } = await add(visitOf(freshMobile(), changes));
      expect(body).toMatchObject({ code: '40903', data: { state } });
    });

    it('is told everything that is wrong at once', async () => {
      const { body } = await add(
        visitOf('123', { contact: '陈', company: '', visitors: '1000', noticeAccepted: false }),
      );
      expect(body.code).toBe('40022');
      expect(body.data).toEqual([
        { field: 'contact', rule: 'length' },
        { field: 'mobile', rule: 'format' },
        { field: 'visitors', rule: 'maximum' },
        { field: 'noticeAccepted', rule: 'accepted' },
        { field: 'company', rule: 'required' },
      ]);
    });

    it.each([
      ['contact', '\u200b\u200b', 'characters'],
      ['contact', '陈\n小路', 'characters'],
      ['contact', '陈小路\u0000', 'characters'],
      ['company', 'North\u202eSchool', 'characters'],
      ['company', '\u3164\u3164', 'characters'],
      ['company', '……', 'letters'],
    ])('has a name that can be seen: %s %j breaks the rule of %s', async (field, typed, rule) => {
      const { body } = await add(visitOf(freshMobile(), { [field]: typed }));
      expect(body).toMatchObject({ code: '40022', data: [{ field, rule }] });
      expect(await service.db.selectFrom('booking').select('id').execute()).toEqual([]);
    });

    it('agrees to the notice as it stands, and to no other', async () => {
      const mobile = freshMobile();
      const form = visitOf(mobile, { code: await codeOn(service, mobile), consentVersion: 'of my own' });
      const key = randomUUID();
      expect((await add(form, key)).body).toMatchObject({
        code: '40022',
        data: [{ field: 'consentVersion', rule: 'version' }],
      });
      expect(await service.db.selectFrom('booking').select('id').execute()).toEqual([]);
      // Neither the key nor the code is used up by it.
      expect((await add({ ...form, consentVersion: '1' }, key)).body.code).toBe('0000');
    });

    it('may have agreed to an earlier notice that differs in words only', async () => {
      const before = await receipt({ consentVersion: '1' });
      const pack = samplePack();
      const pavilion = pack.files['pavilion.json'];
      for (const words of [pavilion.cn, pavilion.en]) Object.assign(words.notice, { version: '3', earlier: ['2'] });
      await importContent(service.db, writePack(service.packFolder, pack));
      const codes = [];
      for (const consentVersion of ['1', '2', '3']) codes.push((await book(service, { consentVersion })).body.code);
      expect(codes).toEqual(['40022', '0000', '0000']);
      // What was agreed then is kept: the ticket still holds.
      const { body } = await service.call('booking/detail', { token: before.manageToken }, EN);
      expect(body.data).toMatchObject({ state: 'confirmed' });
      await importContent(service.db, writePack(service.packFolder, samplePack()));
    });

    it('of a department of the house leaves its department, and nothing as its organisation', async () => {
      await receipt({ internal: true, department: '总装一车间', company: '' });
      const [row] = await service.db.selectFrom('booking').selectAll().execute();
      const { id = '', sealed_group = '' } = row ?? {};
      const associated = { table: 'booking', column: 'sealed_group', id };
      expect(service.app.services.data.open(sealed_group, associated)).toBe('总装一车间');
    });
  });

  // Spec B14.
  describe('the holder of the token', () => {
    it('sees the visit and nothing about who booked it', async () => {
      const { manageToken: token, ...visit } = await receipt();
      const { body } = await service.call('booking/detail', { token }, EN);
      expect(body.data).toEqual({ ...visit, state: 'confirmed', changeable: true });
      const unknown = await service.call('booking/detail', { token: 'A'.repeat(22) }, EN);
      expect(unknown.body.code).toBe('40005');
    });

    it('cancels once and gives the seats back once', async () => {
      const { manageToken: token } = await receipt({ visitors: 30, explainer: true });
      const answers = await Promise.all([1, 2, 3].map(() => service.call('booking/cancel', { token }, EN)));
      expect(answers.map(({ body }) => body.code)).toEqual(['0000', '0000', '0000']);
      expect(answers[2]?.body.data).toMatchObject({ state: 'cancelled', changeable: false });
      expect(await slotAt('2026-12-01', '09:30')).toMatchObject({ remaining: 60, explainers: 2 });
    });

    it('moves the visit, which takes seats there and returns them here', async () => {
      const { manageToken: token } = await receipt({ visitors: 30, explainer: true });
      const to = { date: '2026-12-02', start: '14:00', end: '15:30' };
      for (const _again of [1, 2])
        expect((await service.call('booking/reschedule', { token, ...to }, EN)).body.data).toMatchObject(to);
      expect(await slotAt('2026-12-01', '09:30')).toMatchObject({ remaining: 60, explainers: 2 });
      expect(await slotAt('2026-12-02', '14:00')).toMatchObject({ remaining: 30, explainers: 1 });
    });

    it('keeps the old slot when the new one is full', async () => {
      await receipt({ visitors: 60, start: '11:00', end: '12:30' });
      const { manageToken: token } = await receipt({ visitors: 30 });
      const move = { token, date: '2026-12-01', start: '11:00', end: '12:30' };
      expect((await service.call('booking/reschedule', move, EN)).body.code).toBe('40901');
      expect(await slotAt('2026-12-01', '09:30')).toMatchObject({ remaining: 30 });
      expect((await service.call('booking/detail', { token }, EN)).body.data).toMatchObject({ start: '09:30' });
    });

    it('can do so until 15:00 the day before', async () => {
      const { manageToken: token } = await receipt();
      const move = { token, date: '2026-12-10', start: '11:00', end: '12:30' };
      now = Date.parse('2026-11-30T14:59:59+08:00');
      expect((await service.call('booking/detail', { token }, EN)).body.data).toMatchObject({ changeable: true });
      now += 1000;
      expect((await service.call('booking/cancel', { token }, EN)).body.code).toBe('40905');
      expect((await service.call('booking/reschedule', move, EN)).body.code).toBe('40905');
      expect((await service.call('booking/detail', { token }, EN)).body.data).toMatchObject({ changeable: false });
    });

    it('cannot move what is cancelled', async () => {
      const { manageToken: token } = await receipt();
      await service.call('booking/cancel', { token }, EN);
      const move = { token, date: '2026-12-02', start: '11:00', end: '12:30' };
      expect((await service.call('booking/reschedule', move, EN)).body.code).toBe('40906');
    });
  });

  it('forgets a key after a day', async () => {
    const mobile = freshMobile();
    const form = visitOf(mobile, { code: await codeOn(service, mobile) });
    const key = randomUUID();
    await add(form, key);
    now += DAY_MS + 1;
    expect((await add(form, key)).body.code).toBe('40012');
  });

  it('leaves nothing of a person readable in the database', async () => {
    const mobile = freshMobile();
    const code = await codeOn(service, mobile);
    await add(visitOf(mobile, { code, contact: 'Canary Contact', company: 'Canary Company' }));
    const tables = ['booking', 'idempotency', 'verification_code', 'send_limit', 'outbox'] as const;
    const rows = await Promise.all(tables.map((table) => service.db.selectFrom(table).selectAll().execute()));
    expect(rows.every((found) => found.length > 0)).toBe(true);
    const stored = JSON.stringify(rows);
    for (const canary of ['Canary', mobile, Buffer.from(mobile).toString('base64url')])
      expect(stored).not.toContain(canary);
  });
});
