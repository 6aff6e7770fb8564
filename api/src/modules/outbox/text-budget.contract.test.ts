import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { codeOn, freshMobile, visitOf } from '../../../testing/visits.ts';

const EN = 2;
const DAY_MS = 86_400_000;

contractSuite('the budget of text messages', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { SMS_PER_DAY: '10', LIMIT_WRITES: '1000' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  const requestCode = async () => (await service.call('booking/sendCode', { mobile: freshMobile() }, EN)).body;

  it('is told at four fifths and when it is spent, once each; then no code is sent until midnight', async () => {
    const alarms: string[] = [];
    const { textBudget } = service.app.services.outbox;
    textBudget.start((error) => void alarms.push((error as Error).message));
    const form = visitOf(freshMobile(), {});
    const code = await codeOn(service, form.mobile);
    while ((await textBudget.used(service.db)) < 10) expect((await requestCode()).code).toBe('0000');
    for (let request = 0; request < 3; request += 1) {
      // From noon to midnight.
      expect(await requestCode()).toMatchObject({ code: '42900', data: { wait: 12 * 3600 } });
    }
    expect(alarms).toEqual([expect.stringContaining('80 %'), expect.stringContaining('is spent')]);

    const call = service.callWith({ 'idempotency-key': randomUUID() });
    const booked = await call('booking/add', { ...form, code }, EN);
    expect(booked.body.code, 'who has a code books, and is told').toBe('0000');
    expect(await textBudget.used(service.db)).toBe(11);

    now += DAY_MS;
    expect((await requestCode()).code).toBe('0000');
  });
});
