import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { book } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { checkIn } from '../desk/gate.service.ts';
import { bookingAad } from '../messages/visit-link.service.ts';
import { feedbackLines } from './feedback.service.ts';
import { writeThanks } from './thanks.service.ts';

const EN = 2;
const DAY = '2026-12-01';
const at = (clock: string, day = DAY) => Date.parse(`${day}T${clock}:00+08:00`);

// Spec RULE-feedback.
contractSuite('a group that was here', () => {
  let service: TestService;
  let now = NOON;
  let people = 0;

  beforeAll(async () => {
    const env = { LIMIT_WRITES: '1000', SITE_ORIGIN: 'https://site.example' };
    service = await startService({ now: () => now, env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  interface Guest {
    email: string;
    reference: string;
  }
  /** Has booked for 9:30 to 11:00, and left an address. */
  async function guest(changes: object = {}): Promise<Guest> {
    now = NOON;
    people += 1;
    const email = `guest${people}@site.example`;
    const { body } = await book(service, { visitors: 2, ...changes });
    const { reference } = body.data as CallData<'booking/add'>;
    const found = service.db.selectFrom('booking').select('id').where('reference', '=', reference);
    const { id } = await found.executeTakeFirstOrThrow();
    const sealed_email = service.app.services.data.seal(email, bookingAad(id, 'sealed_email'));
    await service.db.updateTable('booking').set({ sealed_email }).where('id', '=', id).execute();
    return { email, reference };
  }
  async function came({ reference }: Guest, day = DAY): Promise<void> {
    now = at('09:25', day);
    expect((await checkIn(service.app.services, reference)).outcome).toBe('arrived');
  }
  const mailsTo = async ({ email }: Guest) => {
    const { outbox } = service.app.services;
    const mails = (await outbox.newest(500)).map((row) => outbox.read(row));
    return mails.filter(({ to, subject = '' }) => to === email && subject.startsWith('Thank you'));
  };
  async function linkOf(someone: Guest): Promise<string> {
    const [mail] = await mailsTo(someone);
    return /\/cn\/en\/book\/feedback\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const answer = (token: string, changes: object = {}) =>
    service.call('booking/feedback', { token, liked: 5, improve: 'guide', ...changes }, EN);

  it('is thanked by mail once, two hours after its visit, and nobody who did not come', async () => {
    const [here, away] = [await guest(), await guest()];
    await came(here);
    now = at('12:59');
    expect(await writeThanks(service.app.services), 'too early').toBe(0);
    now = at('13:00');
    expect(await writeThanks(service.app.services)).toBe(1);
    expect(await writeThanks(service.app.services), 'twice').toBe(0);
    expect(await mailsTo(here)).toHaveLength(1);
    expect(await mailsTo(away)).toEqual([]);
    now = at('13:00', '2026-12-04');
    expect(await writeThanks(service.app.services), 'days later').toBe(0);
  });

  it('is counted once by the link of that mail, without anything that names it', async () => {
    const day = '2026-12-02';
    const someone = await guest({ date: day });
    await came(someone, day);
    now = at('15:00', day);
    await writeThanks(service.app.services);
    const token = await linkOf(someone);
    expect(token).toHaveLength(44);
    expect((await answer(token)).body.data).toEqual({ counted: true });
    expect((await answer(token, { liked: 1 })).body.data).toEqual({ counted: false });
    const rows = await service.db.selectFrom('visit_feedback').selectAll().orderBy('question').execute();
    expect(rows).toEqual([
      { month: '2026-12', question: 'improve', answer: 'guide', groups: 1 },
      { month: '2026-12', question: 'liked', answer: '5', groups: 1 },
    ]);
    expect(await feedbackLines(service.app.services)).toEqual([
      '2026-12\t1 groups, 5.0 of 5 on average',
      '\tliked\t5: 1',
      '\timprove\tguide: 1',
    ]);
  });

  it('is counted once also when it sends its answer many times at once', async () => {
    const day = '2026-12-03';
    const someone = await guest({ date: day });
    await came(someone, day);
    now = at('15:00', day);
    await writeThanks(service.app.services);
    const token = await linkOf(someone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(token, { improve: 'way' })));
    expect(answers.filter(({ body }) => (body.data as { counted: boolean }).counted)).toHaveLength(1);
    const ways = service.db.selectFrom('visit_feedback').select('groups').where('answer', '=', 'way');
    expect(await ways.execute()).toEqual([{ groups: 1 }]);
  });

  it('is found by nobody who changes the link, and refused with what is no answer', async () => {
    const day = '2026-12-04';
    const someone = await guest({ date: day });
    await came(someone, day);
    now = at('15:00', day);
    await writeThanks(service.app.services);
    const token = await linkOf(someone);
    const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    expect((await answer(wrong)).body.code).toBe('40005');
    expect((await answer('x'.repeat(44))).body.code).toBe('40005');
    expect((await answer(token, { liked: 6 })).body.code).toBe('40022');
    expect((await answer(token, { improve: 'me' })).body.code).toBe('40022');
    expect((await answer(token)).body.data).toEqual({ counted: true });
  });
});
