import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData, CallName } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const EN = 2;

// Spec CALL-job-programme, J9.
contractSuite('somebody who considers a programme', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ now: () => NOON });
    await importContent(service.db, writePack(service.packFolder, samplePack()), NOON);
  });
  afterAll(() => service.stop());

  async function dataOf<N extends CallName>(name: N, body: object): Promise<CallData<N>> {
    const { body: answer } = await service.call(name, body, EN);
    expect({ code: answer.code, data: answer.data }).toMatchObject({ code: '0000' });
    return answer.data as CallData<N>;
  }

  it('finds its open vacancies, the way back from them, and the cities that it visits in their order', async () => {
    const found = await dataOf('job/programme', { id: 'open-round' });
    expect(found).toMatchObject({ status: 'inProgress', result: null });
    expect(found.vacancies.map(({ id }) => id)).toEqual(['graduate']);
    expect((await dataOf('job/detail', { id: 'graduate' })).programme).toMatchObject({ id: 'open-round' });
    expect(found.stops.map(({ begins }) => begins)).toEqual(['2026-11-28 14:00', '2026-12-05 14:00']);
  });

  it('reads what came of one that is over, and is told that one is not there', async () => {
    const found = await dataOf('job/programme', { id: 'old-round' });
    expect(found).toMatchObject({ status: 'completed', vacancies: [], result: { applied: 900, started: 38 } });
    expect((await service.call('job/programme', { id: 'lost' }, EN)).body.code).toBe('40004');
  });

  it('takes its dates home in a file, each with an id of its own for ever', async () => {
    const { icsUrl, steps } = await dataOf('job/programme', { id: 'open-round' });
    const file = await service.app.server.inject(icsUrl);
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="open-round.ics"',
    });
    const ids = file.body.match(/^UID:.*$/gm) ?? [];
    expect(ids).toHaveLength(steps.length + 2);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.at(-1)).toBe('UID:open-round-202612051400@programmes.chenyue.example');
    expect(file.body).toContain('DTSTART;TZID=Asia/Shanghai:20261128T140000');
    const lost = await service.app.server.inject('/cn/api/job/calendar.ics?language=2&id=lost');
    expect(lost.json()).toMatchObject({ code: '40004' });
  });
});
