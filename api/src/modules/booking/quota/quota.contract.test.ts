import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { bookWith, freshMobile, waitFor } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';

const EN = 2;
const QUOTAS = { organisation: { slot: 1, day: 2, month: 3 }, phone: { slot: 1, day: 2, month: 3 } };
const SLOTS = [
  { start: '09:30', end: '11:00' },
  { start: '11:00', end: '12:30' },
  { start: '12:30', end: '14:00' },
  { start: '14:00', end: '15:30' },
] as const;
const [FIRST, SECOND, THIRD] = SLOTS;

// Spec RULE-quota.
contractSuite('the quota of visits', () => {
  let service: TestService;
  let now = NOON;
  let organisations = 0;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024' } });
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { quotas: QUOTAS });
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    await service.db.deleteFrom('send_limit').execute();
    await service.db.deleteFrom('waiting_entry').execute();
    await service.db.deleteFrom('booking').execute();
    await service.db.deleteFrom('visit_slot').execute();
  });

  /** A name that no other group has. */
  const someOrganisation = () => `Institute ${(organisations += 1)}`;

  /** @returns the code of the answer, and what it says of a limit */
  async function book(changes: object, mobile = freshMobile()): Promise<[code: string, limit: unknown]> {
    // A phone gets one code a minute.
    now += 10 * 60_000;
    const { body } = await bookWith(service, mobile, changes);
    return [body.code, body.code === '0000' ? null : body.data];
  }
  async function receipt(changes: object): Promise<CallData<'booking/add'>> {
    now += 10 * 60_000;
    const { body } = await bookWith(service, freshMobile(), changes);
    expect(body.code).toBe('0000');
    return body.data as CallData<'booking/add'>;
  }
  const BOOKED = ['0000', null];
  const reached = (limit: string, window: string, most: number) => ['40912', { limit, window, most }];

  it('lets an organisation book two slots of a day, whoever calls, and no third', async () => {
    const company = someOrganisation();
    expect(await book({ company, ...FIRST })).toEqual(BOOKED);
    expect(await book({ company, ...SECOND })).toEqual(BOOKED);
    expect(await book({ company, ...THIRD })).toEqual(reached('organisation', 'day', 2));
    expect(await book({ company: someOrganisation(), ...THIRD }), 'another one may').toEqual(BOOKED);
  });

  it('knows an organisation by any spelling of its name', async () => {
    expect(await book({ company: '鹏城科技有限公司', ...FIRST })).toEqual(BOOKED);
    expect(await book({ company: '鹏城科技（集团）', ...FIRST })).toEqual(reached('organisation', 'slot', 1));
    expect(await book({ company: 'Acme Ltd.', ...FIRST })).toEqual(BOOKED);
    expect(await book({ company: 'ＡＣＭＥ  Co., Ltd', ...FIRST })).toEqual(reached('organisation', 'slot', 1));
  });

  it('lets one phone book two slots of a day for whomever, and no slot twice', async () => {
    const mobile = freshMobile();
    expect(await book({ company: someOrganisation(), ...FIRST }, mobile)).toEqual(BOOKED);
    expect(await book({ company: someOrganisation(), ...FIRST }, mobile)).toEqual(reached('phone', 'slot', 1));
    expect(await book({ company: someOrganisation(), ...SECOND }, mobile)).toEqual(BOOKED);
    expect(await book({ company: someOrganisation(), ...THIRD }, mobile)).toEqual(reached('phone', 'day', 2));
  });

  it('counts by calendar month', async () => {
    const company = someOrganisation();
    for (const date of ['2026-12-01', '2026-12-02', '2026-12-03'])
      expect(await book({ company, date })).toEqual(BOOKED);
    expect(await book({ company, date: '2026-12-31' })).toEqual(reached('organisation', 'month', 3));
    expect(await book({ company, date: '2026-11-29' })).toEqual(BOOKED);
    expect(await book({ company, date: '2027-01-05' })).toEqual(BOOKED);
  });

  it('counts departments of the house as well, apart from organisations of that name', async () => {
    const inside = { internal: true, company: '', department: 'Design' };
    expect(await book({ ...inside, ...FIRST })).toEqual(BOOKED);
    expect(await book({ ...inside, ...FIRST })).toEqual(reached('organisation', 'slot', 1));
    expect(await book({ company: 'Design', ...FIRST })).toEqual(BOOKED);
  });

  it('does not use up the code of a group that is refused: it books another day with it', async () => {
    const company = someOrganisation();
    await book({ company, ...FIRST });
    const mobile = freshMobile();
    const refused = await bookWith(service, mobile, { company, ...FIRST });
    expect(refused.body.code).toBe('40912');
    const again = await bookWith(service, mobile, { company, ...FIRST, date: '2026-12-02', code: refused.code });
    expect(again.body.code).toBe('0000');
  });

  it('gives a visit back that is cancelled', async () => {
    const company = someOrganisation();
    const { manageToken: token } = await receipt({ company, ...FIRST });
    await service.call('booking/cancel', { token }, EN);
    expect(await book({ company, ...FIRST })).toEqual(BOOKED);
  });

  it('holds for a visit that is moved, which does not stand in its own way', async () => {
    const company = someOrganisation();
    await receipt({ company, ...FIRST });
    await receipt({ company, ...SECOND });
    const { manageToken: token } = await receipt({ company, ...FIRST, date: '2026-12-02' });
    const move = async (to: object) => (await service.call('booking/reschedule', { token, ...to }, EN)).body;
    expect(await move({ date: '2026-12-01', ...THIRD })).toMatchObject({
      code: '40912',
      data: { limit: 'organisation', window: 'day', most: 2 },
    });
    expect((await move({ date: '2026-12-02', ...THIRD })).code, 'the same day').toBe('0000');
    expect((await move({ date: '2026-12-31', ...FIRST })).code, 'the same month, which is full').toBe('0000');
  });

  it('counts what an organisation waits for, so that offers lead nobody above it', async () => {
    const company = someOrganisation();
    for (const slot of [FIRST, SECOND, THIRD]) await receipt({ company: someOrganisation(), visitors: 60, ...slot });
    const join = async (slot: object) => {
      now += 10 * 60_000;
      return (await waitFor(service, { company, ...slot })).body.code;
    };
    expect(await join(FIRST)).toBe('0000');
    expect(await join(FIRST)).toBe('40912');
    expect(await join(SECOND)).toBe('0000');
    expect(await join(THIRD)).toBe('40912');
    expect(await book({ company, ...SLOTS[3] })).toEqual(reached('organisation', 'day', 2));
  });

  it('is told with the calendar, before anything is typed', async () => {
    const { body } = await service.call('booking/calendar', { month: '2026-12' }, EN);
    expect((body.data as CallData<'booking/calendar'>).quotas).toEqual(QUOTAS);
  });

  it('leaves no name of an organisation readable in the database', async () => {
    await receipt({ company: 'Canary Company' });
    const rows = [
      await service.db.selectFrom('booking').selectAll().execute(),
      await service.db.selectFrom('visit_party').selectAll().execute(),
    ];
    expect(rows.every((found) => found.length > 0)).toBe(true);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('canary');
  });
});
