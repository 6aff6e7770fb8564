import type { Envelope } from 'shared/contract/call/envelope';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';
import { togetherCalls } from './together.ts';

type Asked = readonly [string, object];
const EN = 2;

contractSuite('calls in one message', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  async function answersTo(...calls: Asked[]): Promise<Envelope<unknown>[]> {
    const requested = { calls: calls.map(([name, body]) => ({ name, body })) };
    const { status, body } = await service.call('calls/together', requested, EN);
    expect([status, body.code]).toEqual([200, '0000']);
    return (body.data as { answers: Envelope<unknown>[] }).answers;
  }

  it('answer each as it does alone, in their order and in their language', async () => {
    const calls = [
      ['site/info', {}],
      ['stock/realtime', { market: 'A' }],
      ['article/page', { categoryCode: 'COL-XWZX-QYDT', pageNo: 1, pageSize: 6 }],
      ['brand/list', {}],
    ] as const;
    const alone = await Promise.all(calls.map(async ([name, body]) => (await service.call(name, body, EN)).body));
    expect(await answersTo(...calls)).toEqual(alone);
  });

  it('have faults of their own, which spoil no other answer', async () => {
    const codes = (
      await answersTo(
        ['article/detail', { baseId: 'no-such-article' }],
        ['article/page', { pageNo: 'first' }],
        ['no/such/call', {}],
        ['__proto__', {}],
        ['site/info', {}],
      )
    ).map(({ code }) => code);
    expect(codes).toEqual(['40004', '40022', '40400', '40400', '0000']);
  });

  it('change nothing, and give nothing that is for one visitor or for our own programs alone', async () => {
    const answers = await answersTo(
      ['article/updateHits', { baseId: 'first-light' }],
      ['booking/detail', { token: 'A'.repeat(22) }],
      ['content/version', {}],
      ['calls/together', { calls: [{ name: 'site/info', body: {} }] }],
    );
    expect(answers.map(({ code }) => code)).toEqual(['40400', '40400', '40400', '40400']);
  });

  it('are not for visitors', async () => {
    const asVisitor = service.callWith({ 'x-forwarded-for': '203.0.113.7' });
    const { body } = await asVisitor('calls/together', { calls: [{ name: 'site/info', body: {} }] });
    expect(body.code).toBe('40400');
  });
});

describe('a call among others', () => {
  const request = { visitor: undefined, idempotencyKey: undefined };
  const info = { 'site/info': () => new Promise(() => {}), 'brand/list': async () => ({ list: [] }) };
  const requested = { calls: Object.keys(info).map((name) => ({ name, body: {} })) };

  it('that does not end is given up before the page that waits for all of them is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answered = togetherCalls(info as never, () => {})['calls/together'](requested, 'en', request);
    await vi.advanceTimersByTimeAsync(4000);
    vi.useRealTimers();
    expect((await answered).answers).toMatchObject([{ code: '50300' }, { code: '0000', data: { list: [] } }]);
  });

  it('that fails by a fault of ours is told to the log, and to nobody else', async () => {
    const onFault = vi.fn();
    const fault = new Error('secret');
    const table = { ...info, 'site/info': () => Promise.reject(fault) };
    const { answers } = await togetherCalls(table as never, onFault)['calls/together'](requested, 'en', request);
    expect(answers).toMatchObject([{ code: '50000', data: null }, { code: '0000' }]);
    expect(JSON.stringify(answers)).not.toContain('secret');
    expect(onFault.mock.calls).toEqual([[fault]]);
  });
});
