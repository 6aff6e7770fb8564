import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collectTraces, type TraceCollector } from 'shared/testing/trace-collector';
import { contractSuite } from '../../testing/database/engine.ts';
import { APPLICATION, applyWith, freshEmail, MOTIVATION } from '../../testing/samples/applicants.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { codeOn, freshMobile, visitOf } from '../../testing/visits.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

// Spec RULE-traces.
contractSuite('a trace of the service', () => {
  let collector: TraceCollector;
  let service: TestService;

  beforeAll(async () => {
    collector = await collectTraces();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '1', BODY_KEY_BITS: '1024' };
    service = await startService({ env });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => collector.close());

  it('has the statements of a booking and of an application, and nothing of who wrote them', async () => {
    const mobile = freshMobile();
    const code = await codeOn(service, mobile);
    const visit = visitOf(mobile, { code, needs: 'Weber needs a wheelchair' });
    const booked = await service.callWith({ 'idempotency-key': randomUUID() })('booking/add', visit, 2);
    const { reference } = booked.body.data as { reference: string };
    const email = freshEmail();
    const applied = await applyWith(service, { email });
    expect([booked.body, applied.body]).toMatchObject([{ code: '0000' }, { code: '0000' }]);
    // What waits is sent with the end of the service.
    await service.stop();

    const rootOf = (name: string) => collector.spans().find((span) => span.name === name);
    for (const [call, table] of [
      ['booking/add', 'booking'],
      ['application/add', 'application'],
    ] as const) {
      const root = rootOf(`POST /cn/api/${call}`);
      expect(root?.attributes).toMatchObject({ 'http.route': `/cn/api/${call}`, 'http.response.status_code': '200' });
      expect(root && collector.below(root)).toContain(`  service INSERT ${table}`);
    }
    const all = collector.text();
    const secrets = [mobile, code, visit.contact, visit.company, 'wheelchair', 'Weber', reference];
    for (const word of [...secrets, email, APPLICATION.contact, MOTIVATION, 'gearboxes', '127.0.0.1', 'example.com'])
      expect(all).not.toContain(word);
  });
});
