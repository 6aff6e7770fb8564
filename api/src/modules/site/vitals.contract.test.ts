import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { startService, type TestService } from '../../../testing/service.ts';

contractSuite('what visitors felt', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const metrics = () => service.app.services.metrics.text();
  const send = (beacon: object, type: string) =>
    service.app.server.inject({
      method: 'POST',
      url: '/cn/api/rum',
      headers: { 'content-type': type },
      payload: JSON.stringify({ language: 2, navigation: 'navigate', ...beacon }),
    });

  it('is taken as JSON and as the text of a beacon, in seconds', async () => {
    const asText = await send({ page: '/news', lcp: 1200 }, 'text/plain;charset=UTF-8');
    const asJson = await send({ page: '/news', lcp: 3000, cls: 0.07 }, 'application/json');
    expect([asText.json(), asJson.json()]).toEqual([
      { code: '0000', msg: '', data: {} },
      { code: '0000', msg: '', data: {} },
    ]);
    const text = await metrics();
    expect(text).toContain('rum_lcp_sum{page="/news",language="en",navigation="navigate"} 4.2');
    expect(text).toContain('rum_lcp_bucket{le="1.5",page="/news",language="en",navigation="navigate"} 1');
    expect(text).toContain('rum_cls_count{page="/news",language="en",navigation="navigate"} 1');
    expect(text).not.toContain('rum_inp_count');
  });

  it('never makes a label of what a visitor sent', async () => {
    for (let made = 0; made < 50; made += 1) await send({ page: `/made/up/${made}`, ttfb: 100 }, 'text/plain');
    const text = await metrics();
    expect(text).not.toContain('made');
    expect(text).toContain('rum_ttfb_count{page="other",language="en",navigation="navigate"} 50');
  });

  it('is refused when it says more than it may', async () => {
    const answers = await Promise.all([
      send({ page: '/news', visitor: 'somebody' }, 'text/plain'),
      send({ page: '/news', lcp: -1 }, 'text/plain'),
      send({ page: '/news', navigation: 'teleport' }, 'text/plain'),
    ]);
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(['40022', '40022', '40022']);
  });

  it('opens no other call for text', async () => {
    const answer = await service.app.server.inject({
      method: 'POST',
      url: '/cn/api/site/info',
      headers: { 'content-type': 'text/plain' },
      payload: '{"language":2}',
    });
    expect(answer.statusCode).toBe(415);
  });

  it('stands beside how often and how fast the service answered, by route', async () => {
    await service.call('site/info');
    const text = await metrics();
    expect(text).toMatch(/api_request_seconds_count\{route="\/cn\/api\/rum",status="2xx"\} \d+/);
    expect(text).toContain('api_outbox_waiting 0');
    expect(text).not.toMatch(/127\.0\.0\.1|user-agent/);
  });
});
