import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { book } from '../../../testing/visits.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { runRetention } from './retention.service.ts';

const DAY_MS = 86_400_000;
const NINETY = { bookingDays: 90, applicationDays: 180 };

// Spec B20.
contractSuite('personal data that is no longer needed', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    await book(service);
    await book(service, { date: '2026-12-02' });
    await service.call('subscribe/add', { email: 'reader@example.com' }, 2);
  });
  afterAll(() => service.stop());

  const erase = (at: string) => runRetention(service.db, NINETY, Date.parse(at));

  it('is kept as long as it is needed', async () => {
    expect(await runRetention(service.db, NINETY, NOON + DAY_MS - 1)).toEqual({
      bookings: 0,
      waiting: 0,
      applications: 0,
      files: 0,
      codes: 0,
      keys: 0,
      limits: 0,
      messages: 0,
      subscribers: 0,
    });
  });

  it('is erased: codes and keys after a day, addresses that nobody confirmed after a week', async () => {
    expect(await runRetention(service.db, NINETY, NOON + DAY_MS + 1)).toMatchObject({ codes: 2, keys: 2, messages: 2 });
    expect(await runRetention(service.db, NINETY, NOON + 7 * DAY_MS + 1)).toMatchObject({ subscribers: 1 });
  });

  it('is erased 90 days after the visit, with the day of Shanghai', async () => {
    expect(await erase('2027-03-01T23:59:59+08:00')).toMatchObject({ bookings: 0 });
    expect(await erase('2027-03-02T00:00:00+08:00')).toMatchObject({ bookings: 1 });
    expect(await erase('2027-03-03T00:00:00+08:00')).toMatchObject({ bookings: 1 });
    expect(await service.db.selectFrom('visit_slot').selectAll().execute()).toEqual([]);
    expect(await service.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
