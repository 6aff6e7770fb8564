import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { book, codeOn, freshMobile, visitOf, waitFor } from '../../../testing/visits.ts';
import { emailIn, eraseSubject, exportSubject } from '../data-subject/data-subject.service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { bookingTable } from './desk/desk.service.ts';
import { dayOfDesk } from './desk/desk-day.service.ts';

const EN = 2;
const DAY = '2026-12-01';
const MINUTE_MS = 60_000;

// Spec RULE-phone, RULE-email, RULE-needs.
contractSuite('a group without a mobile phone of mainland China', () => {
  let service: TestService;
  let now = NOON;
  let people = 0;

  beforeAll(async () => {
    const env = { BODY_KEY_BITS: '1024', SMS_ABROAD_PER_DAY: '2' };
    service = await startService({ now: () => now, env });
    const pack = samplePack();
    const large = { slots: 2, approveFrom: 61, answerDays: 2 };
    const quota = { slot: 9, day: 9, month: 9 };
    const quotas = { organisation: quota, phone: { slot: 1, day: 1, month: 2 } };
    Object.assign(pack.files['calendar.json'], { capacity: 60, explainers: 9, large, quotas });
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());

  /** Nobody has written to it before. */
  function freshEmail(): string {
    people += 1;
    return `visitor${people}@example.com`;
  }
  async function mailsTo(address: string) {
    const { outbox } = service.app.services;
    const mails = (await outbox.newest(2000)).filter(({ channel }) => channel === 'mail');
    return mails.map((row) => outbox.read(row)).filter(({ to }) => to === address);
  }
  async function mailedCode(email: string): Promise<string> {
    const { body } = await service.call('booking/sendCode', { email }, EN);
    expect(body.code).toBe('0000');
    const [mail] = await mailsTo(email);
    // What is written later is newer.
    now += 1000;
    return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  }
  const bookBy = async (email: string, changes: object = {}) => {
    const code = await mailedCode(email);
    return book(service, { mobile: '', email, code, ...changes });
  };

  it('gets its code and its confirmation by mail, with what it said of its guide and its needs', async () => {
    const email = freshEmail();
    const { body } = await bookBy(email, { explainer: true, guideLanguage: 'cn', needs: 'Two wheelchairs' });
    const { reference } = body.data as CallData<'booking/add'>;
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain('Two wheelchairs');
    expect(mail?.text).toContain('Yes, in Chinese');
    expect(mail?.calendar?.file).toContain('BEGIN:VCALENDAR');
  });

  it('is read at the desk and in the export of the pavilion, sealed in the database', async () => {
    const { body } = await bookBy(freshEmail(), {
      start: '11:00',
      end: '12:30',
      explainer: true,
      needs: 'A hearing loop',
    });
    const { reference } = body.data as CallData<'booking/add'>;
    const groups = (await dayOfDesk(service.app.services, DAY)).slots.flatMap((slot) => slot.groups);
    const group = groups.find((one) => one.reference === reference);
    expect(group).toMatchObject({ address: `visitor${people}@example.com`, needs: 'A hearing loop', language: 'en' });
    const rows = await bookingTable(service.app.services, { from: DAY, to: DAY });
    const row = rows.find(([name]) => name === reference) ?? [];
    expect(row.slice(-3)).toEqual([`visitor${people}@example.com`, 'en', 'A hearing loop']);
    const stored = JSON.stringify(await service.db.selectFrom('booking').selectAll().execute());
    expect(stored).not.toMatch(/example\.com|hearing/);
  });

  it('moves and cancels its visit by the link of its mail, and is told of both there', async () => {
    const email = freshEmail();
    await bookBy(email, { start: '12:30', end: '14:00' });
    const [booked] = await mailsTo(email);
    const token = /#visit=([\w-]{22})/.exec(booked?.text ?? '')?.[1] ?? '';
    const to = { token, date: '2026-12-02', start: '09:30', end: '11:00' };
    now += 1000;
    expect((await service.call('booking/reschedule', to, EN)).body.code).toBe('0000');
    now += 1000;
    expect((await service.call('booking/cancel', { token }, EN)).body.code).toBe('0000');
    const methods = (await mailsTo(email)).map(({ calendar }) => calendar?.method);
    expect(methods.slice(0, 3)).toEqual(['CANCEL', 'REQUEST', 'REQUEST']);
  });

  it('is known by its address, however it is written: codes and visits are counted by it', async () => {
    const [local, domain] = ['josé', 'bücher.example'];
    const code = await mailedCode(`${local}@${domain}`);
    const again = await service.call('booking/sendCode', { email: `José@BÜCHER.example` }, EN);
    expect(again.body).toMatchObject({ code: '42901', data: { wait: 59 } });
    const first = await book(service, {
      mobile: '',
      email: `${local}@xn--bcher-kva.example`,
      code,
      date: '2026-12-02',
    });
    expect(first.body.code).toBe('0000');
    now += 2 * MINUTE_MS;
    const second = await bookBy(`${local}@${domain}`, { date: '2026-12-02', start: '11:00', end: '12:30' });
    expect(second.body).toMatchObject({ code: '40912', data: { limit: 'phone', window: 'day', most: 1 } });
  });

  it('waits for a full slot, and is offered its places by mail', async () => {
    const slot = { date: '2026-12-03', start: '09:30', end: '11:00' };
    const full = await book(service, { ...slot, visitors: 60 });
    const email = freshEmail();
    const code = await mailedCode(email);
    const joined = await waitFor(service, { ...slot, mobile: '', email, code, needs: 'A guide dog comes along' });
    expect(joined.body.code).toBe('0000');
    const { manageToken } = full.body.data as CallData<'booking/add'>;
    now += 1000;
    await service.call('booking/cancel', { token: manageToken }, EN);
    const [offer, line] = await mailsTo(email);
    expect([offer?.subject, line?.subject]).toEqual([
      expect.stringMatching(/^Places for you/),
      expect.stringMatching(/^You are waiting/),
    ]);
    const { token } = joined.body.data as CallData<'waiting/join'>;
    now += 1000;
    expect((await service.call('waiting/accept', { token }, EN)).body.code).toBe('0000');
    const [booked] = await mailsTo(email);
    expect(booked?.text).toContain('A guide dog comes along');
  });

  it('gets its code on a phone of another country, as many as a day may cost', async () => {
    const send = async (mobile: string) => (await service.call('booking/sendCode', { mobile }, EN)).body;
    expect(await send('+49 151 12345678')).toMatchObject({ code: '0000' });
    expect(await codeOn(service, '+12025550123')).toMatch(/^\d{6}$/);
    expect(await send('+4412')).toMatchObject({ code: '40022', data: [{ field: 'mobile', rule: 'format' }] });
    expect(await send('+44 7400 123456')).toMatchObject({ code: '40022', data: [{ field: 'mobile', rule: 'abroad' }] });
    expect(await send(freshMobile())).toMatchObject({ code: '0000' });
  });

  it('says one address, not none and not two', async () => {
    const form = (changes: object) => service.call('booking/add', { ...visitOf(''), ...changes }, EN);
    for (const changes of [{}, { mobile: freshMobile(), email: freshEmail() }]) {
      const { body } = await form(changes);
      expect(body).toMatchObject({ code: '40022', data: [{ field: 'mobile', rule: 'required' }] });
    }
  });

  it('is told what is held about its address, and has it erased', async () => {
    const email = freshEmail();
    await bookBy(email, { date: '2026-12-04', needs: 'A quiet room' });
    const subject = { mobile: '', email: emailIn(` ${email.toUpperCase()}`) ?? '' };
    const held = await exportSubject(service.app.services, subject);
    expect(held.bookings).toMatchObject([{ email, mobile: '', needs: 'A quiet room' }]);
    expect(held.messages.map(({ purpose }) => purpose).toSorted()).toEqual(['booking', 'code']);
    expect(await eraseSubject(service.app.services, subject)).toMatchObject({ bookings: 1, codes: 1, messages: 3 });
    expect(await mailsTo(email)).toEqual([]);
  });
});
