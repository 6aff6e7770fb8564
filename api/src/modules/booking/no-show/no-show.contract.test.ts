import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { bookWith, freshMobile } from '../../../../testing/visits.ts';
import { eraseSubject, exportSubject } from '../../data-subject/data-subject.service.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { runRetention } from '../../private-data/retention.service.ts';
import { checkIn } from '../desk/gate.service.ts';
import { forgiveNoShow, noShowsAt, recordNoShow } from './no-show.service.ts';

const DAY_MS = 86_400_000;
const FORGOTTEN_DAYS = 30;

// Spec RULE-no-show.
contractSuite('groups that booked and did not come', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '100000', BODY_KEY_BITS: '1024' } });
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { noShows: { most: 2, days: FORGOTTEN_DAYS } });
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    await service.db.deleteFrom('send_limit').execute();
    await service.db.deleteFrom('visit_no_show').execute();
  });

  async function book(mobile: string, changes: object = {}) {
    now += 10 * 60_000;
    return (await bookWith(service, mobile, { visitors: 1, ...changes })).body;
  }
  async function booked(mobile: string, date: string): Promise<string> {
    const body = await book(mobile, { date });
    expect(body.code).toBe('0000');
    return (body.data as CallData<'booking/add'>).reference;
  }
  /** Books two visits and comes to neither. */
  async function missTwo(mobile: string): Promise<string[]> {
    now = NOON;
    const references = [await booked(mobile, '2026-12-01'), await booked(mobile, '2026-12-02')];
    now = Date.parse('2026-12-02T18:00:00+08:00');
    for (const reference of references) expect(await recordNoShow(service.app.services, reference)).toBe('noted');
    return references;
  }

  it('book nothing for a time, then as before', async () => {
    const mobile = freshMobile();
    await missTwo(mobile);
    const refused = await book(mobile, { date: '2026-12-10' });
    expect(refused).toMatchObject({ code: '40913', data: { until: '2026-12-31' } });
    now = Date.parse('2026-12-31T09:00:00+08:00');
    expect((await book(mobile, { date: '2027-01-06' })).code).toBe('0000');
  });

  it('may miss one visit', async () => {
    const mobile = freshMobile();
    const [first = ''] = await missTwo(mobile);
    expect(await forgiveNoShow(service.app.services, first)).toBe(true);
    expect((await book(mobile, { date: '2026-12-10' })).code).toBe('0000');
  });

  it('are noted once their visit has begun, and only who did not come', async () => {
    const reference = await booked(freshMobile(), '2026-12-01');
    expect(await recordNoShow(service.app.services, reference)).toBe('early');
    now = Date.parse('2026-12-01T09:40:00+08:00');
    expect(await recordNoShow(service.app.services, reference)).toBe('noted');
    // Late, but they came.
    expect((await checkIn(service.app.services, reference)).outcome).toBe('arrived');
    expect(await noShowsAt(service.app.services)).toEqual([]);
    expect(await recordNoShow(service.app.services, reference)).toBe('came');
    expect(await recordNoShow(service.app.services, 'PV-20261201-2222')).toBe('unknown');
  });

  it('are forgotten by the retention job, and by whoever asks to be erased', async () => {
    const mobile = freshMobile();
    await missTwo(mobile);
    expect((await exportSubject(service.app.services, { mobile, email: '' })).noShows).toHaveLength(2);
    await eraseSubject(service.app.services, { mobile, email: '' });
    expect(await noShowsAt(service.app.services)).toEqual([]);
    await missTwo(freshMobile());
    await runRetention(service.db, { bookingDays: 90, applicationDays: 180 }, now + (FORGOTTEN_DAYS + 1) * DAY_MS);
    expect(await service.db.selectFrom('visit_no_show').selectAll().execute()).toEqual([]);
  });
});
