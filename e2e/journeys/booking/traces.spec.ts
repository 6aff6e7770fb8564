import { request as newClient } from 'playwright/test';
import { missingOf, startEdge } from '../../../api/testing/programs.ts';
import { collectTraces, type CollectedSpan, type TraceCollector } from 'shared/testing/trace-collector';
import { makeDataFolder, removeDataFolder } from '../../fixtures/data-folder.ts';
import { startService } from '../../fixtures/service.ts';
import { expect, wireTest } from '../../fixtures/visitor.ts';
import { startWeb } from '../../fixtures/web.ts';
import { readyGroup, referenceIn } from '../chaos/visitors.ts';
import { openDay } from './group.ts';
import { receiveTextMessages, type TextMessages } from './text-messages.ts';

interface TracedSite {
  origin: string;
  collector: TraceCollector;
  phones: TextMessages;
}

/** A site that records every trace; whoever asks from this machine is believed, as an edge is. */
const test = wireTest.extend<object, { site: TracedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const site = await openTracedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function openTracedSite(): Promise<TracedSite & { close: () => Promise<void> }> {
  const [dataDir, phones, collector] = [
    await makeDataFolder({ database: true }),
    await receiveTextMessages(),
    await collectTraces(),
  ];
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1', TRACES_SLOW_MS: '1' };
  const service = await startService(dataDir, { ...phones.settings, ...tracing });
  const settings = { ...tracing, TRUSTED_PROXIES: '127.0.0.1' };
  const web = await startWeb({ dataDir, apiUrl: service.apiUrl, settings });
  return {
    origin: web.origin,
    collector,
    phones,
    async close() {
      await web.stop();
      await service.stop();
      phones.close();
      collector.close();
      await removeDataFolder(dataDir);
    },
  };
}

// One site for both.
test.describe.configure({ mode: 'default' });

const ofTrace = ({ collector }: TracedSite, traceId: string): readonly CollectedSpan[] =>
  collector.spans().filter((span) => span.traceId === traceId);

/** Waits until the trace has a span and all of it hangs together. @returns its lines, the span that began it here first */
async function untilTraced(site: TracedSite, traceId: string, name: RegExp): Promise<readonly string[]> {
  const lines = () => {
    const root = ofTrace(site, traceId).find(({ parentId }) => parentId === PARENT);
    return root ? site.collector.below(root) : [];
  };
  const isWhole = () => {
    const all = ofTrace(site, traceId);
    return all.some((span) => name.test(span.name)) && lines().length === all.length;
  };
  // Each program sends what it has once a second.
  await expect.poll(isWhole, { timeout: 10_000 }).toBe(true);
  return lines();
}

const PARENT = 'b7ad6b7169203331';
const traceparent = (traceId: string) => ({ traceparent: `00-${traceId}-${PARENT}-01` });

// Spec RULE-traces.
test('a page and a booking are one trace each, from who asked to the database, without a word of the visitor', async ({
  site,
}) => {
  test.setTimeout(120_000);
  const { origin, collector, phones } = site;
  const [ofPage, ofBooking] = ['0af7651916cd43dd8448eb211c80319c', '1bf7651916cd43dd8448eb211c80319d'];
  const page = await fetch(`${origin}/cn/en/invest/notice?keyword=gearbox`, { headers: traceparent(ofPage) });
  expect(page.status).toBe(200);
  const outline = (await untilTraced(site, ofPage, /^SELECT /)).join('\n');
  expect(outline).toMatch(/^web GET page\n/);
  expect(outline).toMatch(/\n {2}web render \w+\n/);
  expect(outline).toMatch(/\n {4}web load\n/);
  expect(outline).toMatch(/\n {4}web markup(\n|$)/);
  expect(outline).toMatch(/\n {6}service POST \/cn\/api\/[\w/]+\n {8}service SELECT \w+/);

  const mobile = '13830002211';
  const group = await readyGroup({ origin, phones, now: Date.now }, { date: openDay(6), mobile });
  const booked = await group.book(traceparent(ofBooking));
  const reference = referenceIn(booked);
  expect(reference, booked.text).not.toBeNull();
  const booking = await untilTraced(site, ofBooking, /^INSERT booking$/);
  expect(booking.slice(0, 3)).toEqual([
    'web POST service',
    '  web booking/add',
    '    service POST /cn/api/booking/add',
  ]);
  for (const word of [mobile, '陈小路', '中学', reference ?? '', 'gearbox', '127.0.0.1'])
    expect(collector.text()).not.toContain(word);
});

test('the edge begins the trace, whatever a visitor says of one', async ({ site }) => {
  const missing = missingOf('nginx', 'openssl');
  test.skip(missing !== '', `without ${missing}`);
  const edge = await startEdge(Number(new URL(site.origin).port));
  const theirs = '2cf7651916cd43dd8448eb211c80319e';
  const visitor = await newClient.newContext({ ignoreHTTPSErrors: true });
  const address = `https://127.0.0.1:${edge.port}/cn/en/about/value`;
  const answer = await visitor.get(address, { headers: traceparent(theirs) });
  expect(answer.status()).toBe(200);
  const pages = () => site.collector.spans().filter(({ name, parentId }) => name === 'GET page' && parentId !== PARENT);
  await expect.poll(() => pages().length, { timeout: 10_000 }).toBe(1);
  const [page] = pages();
  expect(page?.parentId).toBe(page?.traceId.slice(0, 16));
  expect(site.collector.text()).not.toContain(theirs);
  await visitor.dispose();
  await edge.stop();
});
