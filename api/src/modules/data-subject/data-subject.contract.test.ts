import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { runCommand } from '../../../testing/database/operator.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { bookWith, freshMobile } from '../../../testing/visits.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { eraseSubject, exportSubject, phoneIn } from './data-subject.service.ts';

const phone = (mobile: string) => ({ mobile, email: '' });

contractSuite('what is held about a phone', () => {
  let service: TestService;
  let now = NOON;
  const [theirs, other] = [freshMobile(), freshMobile()];
  const references: string[] = [];

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    const visits = [
      { mobile: theirs, date: '2026-12-01' },
      { mobile: theirs, date: '2026-12-02' },
      { mobile: other, date: '2026-12-01' },
    ];
    for (const { mobile, date } of visits) {
      const visit = { date, visitors: 20, contact: '陈小路', company: `研究所${mobile}` };
      const { body } = await bookWith(service, mobile, visit);
      references.push((body.data as CallData<'booking/add'>).reference);
      // Another code is sent to a phone after a minute.
      now += 61_000;
    }
  });
  afterAll(() => service.stop());

  const remaining = (date: string) =>
    service.db.selectFrom('visit_slot').select('remaining').where('date', '=', date).executeTakeFirstOrThrow();

  it('is told whole to its owner, and nothing of anybody else', async () => {
    const held = await exportSubject(service.app.services, phone(theirs));
    expect(held.bookings.map(({ reference }) => reference)).toEqual(references.slice(0, 2));
    expect(held.bookings[0]).toMatchObject({ contact: '陈小路', mobile: theirs, visitors: 20, state: 'confirmed' });
    expect(held.messages.map(({ purpose }) => purpose).toSorted()).toEqual(['booking', 'booking', 'code', 'code']);
    expect(held.codes).toHaveLength(2);
    expect(JSON.stringify(held)).not.toContain(other);
  });

  it('is handed over in a file of its own, by command', async () => {
    const file = path.join(service.engine.env.DATA_DIR, 'held.json');
    const run = (...args: string[]) => runCommand(service, ['visitors', ...args]);
    expect((await run('export', file, '--phone', '12')).faults).toContain('Say --phone with a mobile number');
    const { output } = await run('export', file, '--phone', `+86 ${theirs}`);
    expect(output).toContain('2 bookings, 0 places in line, 0 applications, 4 messages and 2 codes');
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ mobile: theirs });
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is erased whole: visits to come are cancelled, their places are free, and others keep theirs', async () => {
    const before = await remaining('2026-12-01');
    const erased = await eraseSubject(service.app.services, phone(theirs));
    expect(erased).toMatchObject({ bookings: 2, codes: 2, messages: 6, cancelled: references.slice(0, 2) });
    expect((await remaining('2026-12-01')).remaining).toBe(before.remaining + 20);

    const held = await exportSubject(service.app.services, phone(theirs));
    expect(held).toMatchObject({ bookings: [], waiting: [], messages: [], codes: [] });
    const index = service.app.services.data.hash('mobile', theirs);
    const limits = await service.db.selectFrom('send_limit').selectAll().execute();
    expect(JSON.stringify(limits)).not.toContain(index);
    expect((await exportSubject(service.app.services, phone(other))).bookings).toHaveLength(1);
    expect(await eraseSubject(service.app.services, phone(theirs)), 'a second time').toMatchObject({
      bookings: 0,
      cancelled: [],
    });
  });

  it.each([
    ['138 0013 8000', '13800138000'],
    ['+8613800138000', '13800138000'],
    ['abc', null],
  ])('is found however the number is written: %s', (text, phone) => expect(phoneIn(text)).toBe(phone));
});
