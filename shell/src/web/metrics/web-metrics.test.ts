import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { openMetrics } from './web-metrics.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

it('the web process tells Prometheus how it answers, on a port of its own', async () => {
  const port = await freePort();
  const metrics = await openMetrics({ host: '127.0.0.1', port });
  metrics.recordCache('hit');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const elsewhere = await fetch(`http://127.0.0.1:${port}/`);
  metrics.close();
  expect(text).toContain('web_page_cache_total{outcome="hit"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(elsewhere.status).toBe(404);
});
