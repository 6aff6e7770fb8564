import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

contractSuite('the time-sharing chart', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  async function chartAt(time: string, market: 'A' | 'H' = 'A'): Promise<CallData<'stock/minute'>> {
    now = Date.parse(`${time.replace(' ', 'T')}+08:00`);
    const { body } = await service.call('stock/minute', { market }, 2);
    expect(body.code).toBe('0000');
    return body.data as CallData<'stock/minute'>;
  }

  it('of a day that is over is the whole day, labelled as sample', async () => {
    const chart = await chartAt('2026-11-21 12:00:00');
    expect(chart).toMatchObject({ date: '2026-11-20', prevClose: 308, state: 'closed', delayMin: 15, sample: true });
    expect(chart.points).toHaveLength(240);
    expect(chart.points.at(-1)?.slice(0, 2)).toEqual(['15:00', 309]);
    expect((await chartAt('2026-11-21 12:00:00', 'H')).points).toHaveLength(330);
  });

  it('of today begins a quarter of an hour late and never catches up', async () => {
    expect(await chartAt('2026-11-20 09:45:59')).toMatchObject({ date: '2026-11-19', state: 'open' });
    expect((await chartAt('2026-11-20 09:46:00')).points.map(([time]) => time)).toEqual(['09:31']);
    const lunch = await chartAt('2026-11-20 12:30:00');
    expect([lunch.state, lunch.points.length, lunch.points.at(-1)?.[0]]).toEqual(['break', 120, '11:30']);
    expect((await chartAt('2026-11-20 15:14:59')).points).toHaveLength(239);
  });

  it('leaves out days without trading, whatever was recorded for them', async () => {
    expect(await chartAt('2026-11-16 09:30:00')).toMatchObject({ date: '2026-11-13' });
    expect(await chartAt('2026-10-08 09:30:00')).toMatchObject({ date: '2026-09-30' });
    expect(await chartAt('2026-10-08 09:30:00', 'H')).toMatchObject({ date: '2026-10-07' });
  });

  it('and the quote say the same price', async () => {
    const chart = await chartAt('2026-11-20 10:30:00');
    const { body } = await service.call('stock/realtime', { market: 'A' }, 2);
    expect(body.data).toMatchObject({ time: '2026-11-20 10:15', last: chart.points.at(-1)?.[1], prevClose: 308 });
  });

  it('of a recorded day is replayed from the minute that a setting names, with the market open', async () => {
    let hours = 0;
    const at = () => NOON + hours * 3_600_000;
    const replayed = await startService({ now: at, env: { QUOTE_REPLAY_AT: '2026-11-20 10:00' } });
    await importContent(replayed.db, writePack(replayed.packFolder, samplePack()));
    const quote = async () => (await replayed.call('stock/realtime', { market: 'A' }, 2)).body.data;
    expect(await quote()).toMatchObject({ time: '2026-11-20 09:45', state: 'open', sample: true });
    hours = 2;
    expect(await quote()).toMatchObject({ time: '2026-11-20 11:30', state: 'break' });
    hours = 6;
    expect(await quote()).toMatchObject({ time: '2026-11-20 15:00', state: 'closed' });
    await replayed.stop();
  });
});
