import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
  metrics.recordFallback('page');
  metrics.recordIsland('mf-a@1.0.0');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const elsewhere = await fetch(`http://127.0.0.1:${port}/`);
  metrics.close();
  expect(text).toContain('web_page_cache_total{outcome="hit"} 1');
  expect(text).toContain('web_fallbacks_total{kind="page"} 1');
  expect(text).toContain('web_broken_islands_total{release="mf-a@1.0.0"} 1');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(elsewhere.status).toBe(404);
});

it('has every metric of its own that alarms and the dashboard look at', async () => {
  const port = await freePort();
  const metrics = await openMetrics({ host: '127.0.0.1', port });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  metrics.close();
  const exposed = new Set(text.match(/(?<=^# TYPE )\S+/gm));
  const watch = join(import.meta.dirname, '../../../../deploy/watch');
  const looked = ['alerts.yaml', 'dashboard.json'].map((name) => readFileSync(join(watch, name), 'utf8')).join('\n');
  const named = [...new Set(looked.match(/\b(?:web|nodejs|process)_[a-z]\w+/g))];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !exposed.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
});
