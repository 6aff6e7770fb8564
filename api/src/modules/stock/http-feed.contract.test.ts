import http from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

/** A gateway that ignores what it is asked for and sends every minute of a day at once, those to come included. */
const day = {
  date: '2026-11-23',
  prevClose: 309,
  ticks: ['09:31', '09:32', '12:00', '13:01', '15:00'].map((time, at) => ({
    time,
    price: 310 + at,
    volume: 100,
    turnover: 31_000,
  })),
};

contractSuite('a service with a real feed of quotes', () => {
  let service: TestService;
  let isDown = false;
  let now = Date.parse('2026-11-23T09:47:30+08:00');
  const gateway = http.createServer((_request, response) => {
    if (!isDown) response.end(JSON.stringify(day));
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
    const address = gateway.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const env = { QUOTE_FEED_URL: `http://127.0.0.1:${port}/minutes`, QUOTE_FEED_TIMEOUT_MS: '200' };
    service = await startService({ now: () => now, env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(async () => {
    gateway.closeAllConnections();
    gateway.close();
    await service.stop();
  });

  it('shows nothing younger than fifteen minutes, whatever the feed sends, and no minute of the lunch break', async () => {
    const { body } = await service.call('stock/minute', { market: 'A' }, 2);
    expect(body.data).toMatchObject({ date: '2026-11-23', sample: false, state: 'open' });
    expect(body.data).toHaveProperty('points', [
      ['09:31', 310, 310, 100],
      ['09:32', 311, 310, 100],
    ]);
    now = Date.parse('2026-11-23T13:15:59+08:00');
    const later = await service.call('stock/minute', { market: 'A' }, 2);
    expect((later.body.data as { points: unknown[] }).points).toHaveLength(2);
  });

  it('quotes from it, with its own label', async () => {
    const { body } = await service.call('stock/realtime', { market: 'A' }, 1);
    expect(body.data).toMatchObject({
      last: 311,
      prevClose: 309,
      time: '2026-11-23 09:32',
      delayMin: 15,
      sample: false,
    });
  });

  it('says that quotes are not available when it hangs, rather than showing others', async () => {
    isDown = true;
    const answer = await service.call('stock/minute', { market: 'A' }, 2);
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, '50300', '1']);
    isDown = false;
  });
});
