import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { book, bookWith, codeOn, freshMobile, textsTo, visitOf } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { checkIn } from '../desk/gate.service.ts';

const EN = 2;
const HOUR_MS = 3_600_000;
const MOVED = { date: '2026-12-02', start: '14:00', end: '15:30' };

// Spec B13.
contractSuite('the calendar file of a visit', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    await service.db.deleteFrom('send_limit').execute();
    await service.db.deleteFrom('booking').execute();
    await service.db.deleteFrom('visit_slot').execute();
  });

  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const receipt = async () => (await book(service)).body.data as CallData<'booking/add'>;
  const ask = async (name: 'booking/detail' | 'booking/cancel' | 'booking/reschedule', body: object) =>
    (await service.call(name, body, EN)).body.data as CallData<'booking/detail'>;

  it('says when it was written in UTC, reminds in time and leads to the visit', async () => {
    const { calendarFile, reference, manageToken } = await receipt();
    const lines = unfolded(calendarFile);
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${reference}@pavilion`,
        'SEQUENCE:0',
        'DTSTAMP:20261121T040000Z',
        'DTSTART;TZID=Asia/Shanghai:20261201T093000',
        'DTEND;TZID=Asia/Shanghai:20261201T110000',
      ]),
    );
    const link = `http://127.0.0.1:8080/cn/en/book/visit#visit=${manageToken}`;
    expect(lines).toContain(`URL;VALUE=URI:${link}`);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:Reference'))).toContain(link);
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
  });

  it('is the same for a request that is repeated, and until the visit changes', async () => {
    const mobile = freshMobile();
    const key = randomUUID();
    const form = visitOf(mobile, { code: await codeOn(service, mobile) });
    const send = async () =>
      (await service.callWith({ 'idempotency-key': key })('booking/add', form, EN)).body
        .data as CallData<'booking/add'>;
    const first = await send();
    now += HOUR_MS;
    expect((await send()).calendarFile).toBe(first.calendarFile);
    expect((await ask('booking/detail', { token: first.manageToken })).calendarFile).toBe(first.calendarFile);
  });

  it('replaces what a calendar has when the visit is moved, and everything names the new day', async () => {
    const mobile = freshMobile();
    const first = (await bookWith(service, mobile, {})).body.data as CallData<'booking/add'>;
    const token = first.manageToken;
    now += HOUR_MS;
    const moved = await ask('booking/reschedule', { token, ...MOVED });
    expect(moved.reference).toMatch(/^PV-20261202-[2-9A-Z]{4}$/);
    expect(unfolded(moved.calendarFile)).toEqual(
      expect.arrayContaining([
        `UID:${first.reference}@pavilion`,
        'SEQUENCE:1',
        'DTSTAMP:20261121T050000Z',
        'DTSTART;TZID=Asia/Shanghai:20261202T140000',
      ]),
    );
    expect(moved.calendarFile).toContain(moved.reference);
    expect(await ask('booking/detail', { token })).toEqual(moved);
    const [text] = await textsTo(service.app.services, mobile);
    expect(text).toContain(moved.reference);
    const again = await ask('booking/reschedule', { token, ...MOVED, start: '09:30', end: '11:00' });
    expect(again.reference, 'the same day').toBe(moved.reference);
    expect(unfolded(again.calendarFile)).toEqual(
      expect.arrayContaining([`UID:${first.reference}@pavilion`, 'SEQUENCE:2']),
    );
  });

  it('lets a group in with the ticket of before it was moved', async () => {
    const { reference, manageToken: token } = await receipt();
    await ask('booking/reschedule', { token, ...MOVED });
    now = Date.parse('2026-12-02T13:50:00+08:00');
    const { outcome, booking } = await checkIn(service.app.services, reference);
    expect([outcome, booking?.date]).toEqual(['arrived', '2026-12-02']);
  });

  it('strikes out a visit that is cancelled, and reminds of it no more', async () => {
    const { reference, manageToken: token } = await receipt();
    const { calendarFile } = await ask('booking/cancel', { token });
    const lines = unfolded(calendarFile);
    expect(lines).toEqual(
      expect.arrayContaining([`UID:${reference}@pavilion`, 'SEQUENCE:1', 'STATUS:CANCELLED', 'TRANSP:TRANSPARENT']),
    );
    expect(lines).not.toContain('BEGIN:VALARM');
  });
});
