import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { readCallBodies } from '../service/service-proxy.ts';
import { blamedIn, hearReports, paintIn } from './browser-faults.ts';

const report = (sourceFile: string, type = 'island-failure') => ({ type, body: { sourceFile } });
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

it.each([
  ['names its release', bytes([report('/cn/mf/mf-a/1.0.0/client/entry.js')]), [{ app: 'mf-a', version: '1.0.0' }]],
  ['of another kind names none', bytes([report('/cn/mf/mf-a/1.0.0/client/entry.js', 'crash')]), []],
  ['of a script elsewhere names none', bytes([report('https://ads.example/a.js')]), []],
  ['without a body names none', bytes([{ type: 'island-failure' }]), []],
  ['that is no list names none', bytes({ type: 'island-failure' }), []],
  ['of more than a browser sends names none', bytes(Array(101).fill(report('/cn/mf/mf-a/1.0.0/client/e.js'))), []],
  ['that is no JSON names none', Buffer.from('{'), []],
  ['that is empty names none', undefined, []],
])('a report %s', (_, body, expected) => {
  expect(blamedIn(body)).toEqual(expected);
});

it.each([
  [{ page: '/', navigation: 'navigate', lcp: 812.5 }, 812.5],
  [{ page: '/', navigation: 'navigate' }, undefined],
  [{ page: '/', navigation: 'navigate', lcp: -1 }, undefined],
  ['{', undefined],
])('a visit that tells %j of itself was painted after %s ms', (beacon, ms) => {
  expect(paintIn(bytes(beacon))).toBe(ms);
});

it('only what is reported is heard, and everything goes on to the service', async () => {
  const hear = vi.fn<() => void>();
  const hearVitals = vi.fn<() => void>();
  const server = Fastify();
  readCallBodies(server);
  const proxy = hearReports(
    async (request, reply) => reply.send(request.url),
    [{ hear, hearVitals }, { hear: () => {} }, undefined],
  );
  server.all('/cn/api/*', proxy);
  const ask = async (method: 'GET' | 'POST', url: string) => (await server.inject({ method, url })).body;
  for (const url of ['/cn/api/browser/report', '/cn/api/browser/report?x', '/cn/api/rum'])
    expect(await ask('POST', url)).toBe(url);
  await ask('GET', '/cn/api/browser/report');
  expect([hear.mock.calls.length, hearVitals.mock.calls.length]).toEqual([2, 1]);
});
