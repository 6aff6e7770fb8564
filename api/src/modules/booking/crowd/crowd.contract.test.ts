import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { book } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';

const EN = 2;
const DATE = '2026-11-24';

contractSuite('the forecast of the pavilion', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ now: () => NOON, env: { LIMIT_WRITES: '1000' } });
  });
  afterAll(() => service.stop());

  async function publish(changes: object): Promise<void> {
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { weekdays: [1, 2, 3, 4, 5, 6, 7] }, changes);
    await importContent(service.db, writePack(service.packFolder, pack));
  }
  const forecast = async () => {
    const { body } = await service.call('booking/crowd', {}, EN);
    return (body.data as CallData<'booking/crowd'>).days;
  };
  const levelsOf = async (date: string) =>
    (await forecast()).find((day) => day.date === date)?.hours.map(({ level }) => level);

  it('says nothing where the pack does not say what is usual', async () => {
    await publish({});
    expect(await forecast()).toEqual([]);
  });

  it('rises with a group that books and falls when it cancels', async () => {
    await publish({ crowd: { usual: 40, busy: 60, walkIns: [{ weekdays: [2], hours: [10, 10, 20] }] } });
    const days = await forecast();
    expect(days).toHaveLength(7);
    expect(days[0]?.date).toBe('2026-11-21');
    const quiet = Array.from({ length: 7 }, () => 'quiet');
    expect(await levelsOf(DATE)).toEqual(quiet);
    const { body } = await book(service, { date: DATE, start: '11:00', end: '12:30', visitors: 40 });
    expect(body.code).toBe('0000');
    expect(await levelsOf(DATE)).toEqual(['quiet', 'usual', 'busy', 'quiet', 'quiet', 'quiet', 'quiet']);
    const { manageToken: token } = body.data as CallData<'booking/add'>;
    expect((await service.call('booking/cancel', { token }, EN)).body.code).toBe('0000');
    expect(await levelsOf(DATE)).toEqual(quiet);
  });
});
