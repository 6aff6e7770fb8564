import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { bookWith, freshMobile, textsTo } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { writeReminders } from './reminder.service.ts';
import { bookingAad } from './visit-link.service.ts';

const HOUR_MS = 3_600_000;

type Receipt = CallData<'booking/add'>;

contractSuite('what the contact of a visit is told', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '10000', SITE_ORIGIN: 'https://site.example', MAIL_FROM: 'visits@site.example' };
    service = await startService({ now: () => now, env });
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { weekdays: [1, 2, 3, 4, 5, 6, 7] });
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());

  async function booked(mobile: string, date: string): Promise<Receipt> {
    return (await bookWith(service, mobile, { date })).body.data as Receipt;
  }
  async function leaveAddress(reference: string, email: string): Promise<void> {
    const { data } = service.app.services;
    const { id } = await service.db
      .selectFrom('booking')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const sealed_email = data.seal(email, bookingAad(id, 'sealed_email'));
    await service.db.updateTable('booking').set({ sealed_email }).where('id', '=', id).execute();
  }
  const mailsTo = async (email: string) => {
    const { outbox } = service.app.services;
    return (await outbox.newest(500)).map((row) => outbox.read(row)).filter(({ to }) => to === email);
  };
  const linesOf = (file = '') => file.replaceAll('\r\n ', '').split('\r\n');

  it('comes by mail to who left an address, with a calendar that follows each change', async () => {
    const [mobile, email] = [freshMobile(), 'lin@site.example'];
    const { reference, manageToken } = await booked(mobile, '2026-12-01');
    await leaveAddress(reference, email);
    const texts = (await textsTo(service.app.services, mobile)).length;
    const to = { token: manageToken, date: '2026-12-03', start: '09:30', end: '11:00' };
    const moved = (await service.call('booking/reschedule', to, 2)).body.data as { reference: string };
    await service.call('booking/cancel', { token: manageToken }, 2);

    const mails = await mailsTo(email);
    const [changed, cancelled] = ['REQUEST', 'CANCEL'].map((method) =>
      mails.find(({ calendar }) => calendar?.method === method),
    );
    expect(changed?.subject).toBe('Your visit to Pavilion is now on Thursday, 3 December 2026');
    expect(changed?.text).toContain(`Reference: ${moved.reference}`);
    expect(changed?.text).toContain(`https://site.example/cn/en/book/visit#visit=${manageToken}`);
    const [first, last] = [linesOf(changed?.calendar?.file), linesOf(cancelled?.calendar?.file)];
    expect(first).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${reference}@pavilion`,
        'SEQUENCE:1',
        'DTSTAMP:20261121T040000Z',
        'TRIGGER:-P1D',
        expect.stringMatching(/^ORGANIZER;CN="Chenyue":MAILTO:visits@site\.example$/i),
        expect.stringMatching(/^ATTENDEE;.*MAILTO:lin@site\.example$/),
      ]),
    );
    expect(last).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${reference}@pavilion`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
    expect(cancelled?.text).not.toContain('#visit=');
    expect(await textsTo(service.app.services, mobile), 'no text message beside it').toHaveLength(texts);
  });

  it('reminds two days and three hours before, once each, of what holds then', async () => {
    const [byText, byMail, left] = [freshMobile(), freshMobile(), freshMobile()];
    now = NOON;
    await booked(byText, '2026-12-10');
    const { reference } = await booked(byMail, '2026-12-10');
    await leaveAddress(reference, 'mei@site.example');
    const gone = await booked(left, '2026-12-10');
    await service.call('booking/cancel', { token: gone.manageToken }, 2);
    const remind = async (hours: number) => {
      now = Date.parse('2026-12-10T09:30:00+08:00') - hours * HOUR_MS;
      return writeReminders(service.app.services);
    };
    const counts = [
      await remind(49),
      await remind(48),
      await remind(47),
      await remind(4),
      await remind(3),
      await remind(2),
    ];
    expect(counts).toEqual([0, 2, 0, 0, 2, 0]);
    expect(await remind(-1), 'when it has begun').toBe(0);
    const reminders = (await textsTo(service.app.services, byText)).filter((text) => text.includes('Soon:'));
    expect(reminders).toHaveLength(2);
    expect(reminders[0]).toContain('/book/visit#visit=');
    const mails = await mailsTo('mei@site.example');
    expect(mails.map(({ subject, calendar }) => [subject, calendar])).toEqual([
      ['Soon: your visit to Pavilion on Thursday, 10 December 2026', undefined],
      ['Soon: your visit to Pavilion on Thursday, 10 December 2026', undefined],
    ]);
    expect((await textsTo(service.app.services, left)).filter((text) => text.includes('Soon:'))).toEqual([]);
  });

  it('reminds nobody of what they have just booked', async () => {
    const mobile = freshMobile();
    now = Date.parse('2026-12-20T09:00:00+08:00');
    await booked(mobile, '2026-12-21');
    expect(await writeReminders(service.app.services)).toBe(0);
  });
});
