import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { startService, type TestService } from '../../../testing/service.ts';

contractSuite('what browsers report', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const counted = async () => {
    const text = await service.app.services.metrics.text();
    return text.split('\n').filter((line) => line.startsWith('browser_reports_total'));
  };
  const send = async (body: unknown, type = 'application/reports+json') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    const answer = await service.app.server.inject({ method: 'POST', url: '/cn/api/browser/report', headers, payload });
    return answer.statusCode;
  };
  const script = 'https://www.example.com/cn/mf/mf-media/2.0.0-f00/client/film.js';

  it('is counted by release, in the form of the Reporting API and in that before it', async () => {
    const list = [
      {
        age: 12,
        type: 'csp-violation',
        url: 'https://www.example.com/cn/en/media?mobile=13900000001',
        user_agent: 'Mozilla/5.0',
        body: {
          effectiveDirective: 'img-src',
          blockedURL: 'https://ads.example/p.png',
          sourceFile: script,
          statusCode: 200,
        },
      },
      { age: 1, type: 'network-error', url: 'https://www.example.com/cn/en', body: { type: 'dns.name_not_resolved' } },
    ];
    expect(await send(list)).toBe(200);
    const earlier = {
      'document-uri': 'https://www.example.com/cn/cn',
      'violated-directive': 'img-src',
      'source-file': script,
    };
    expect(await send({ 'csp-report': earlier }, 'application/csp-report')).toBe(200);
    expect(await counted()).toEqual([
      'browser_reports_total{kind="csp-violation",detail="img-src",app="mf-media@2.0.0-f00"} 2',
      'browser_reports_total{kind="network-error",detail="dns.name_not_resolved",app="page"} 1',
    ]);
  });

  it('is refused when it is none, or too much of it', async () => {
    expect([await send('{'), await send({ type: 'crash' }), await send({}, 'application/csp-report')]).toEqual([
      400, 400, 400,
    ]);
    expect(await send([{ type: 'x'.repeat(70_000) }])).toBe(413);
    const many = Array.from({ length: 101 }, () => ({ type: 'crash' }));
    const headers = { 'content-type': 'application/reports+json' };
    const url = '/cn/api/browser/report';
    const answer = await service.app.server.inject({ method: 'POST', url, headers, payload: JSON.stringify(many) });
    expect(answer.json<{ code: string }>().code).toBe('40022');
  });

  it('cannot fill the metrics with invented names', async () => {
    for (let part = 0; part < 5; part += 1) {
      const invented = Array.from({ length: 60 }, (_, at) => ({
        type: 'deprecation',
        body: { id: `Made${part * 60 + at}` },
      }));
      expect(await send(invented)).toBe(200);
    }
    const lines = await counted();
    expect(lines.length).toBeLessThan(210);
    expect(lines).toContainEqual(expect.stringContaining('kind="deprecation",detail="other",app="other"'));
  });
});
