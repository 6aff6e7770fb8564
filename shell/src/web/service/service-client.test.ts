import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchContent } from './content-watch.ts';
import { createServiceClient } from './service-client.ts';

/** A client of a service that answers everything with what `answer` gives. */
async function clientOf(answer: (path: string, body: string) => string) {
  const service = createServer((request, response) => {
    void text(request).then((body) => response.end(answer(request.url ?? '', body)));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const client = createServiceClient(`http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  onTestFinished(async () => {
    await client.close();
    service.closeAllConnections();
    service.close();
  });
  return client;
}

const success = (data: unknown) => JSON.stringify({ code: '0000', msg: '', data });
/** What a broken service, or something that is none, may say instead. */
const NONSENSE = [
  success({}),
  success({ version: null, moment: 0, hidden: [] }),
  success({ version: 2, hidden: 'all' }),
  success(null),
  '{}',
  'null',
  '[1]',
  '<html>502</html>',
  '',
];

it('the content version stays what it was, whatever nonsense comes instead, and the service counts as away', async () => {
  let answer = success({ version: 7, moment: 5, hidden: [] });
  const client = await clientOf(() => answer);
  expect(await client.contentState()).toEqual({ version: '7.5', hidden: [] });
  for (const nonsense of NONSENSE) {
    answer = nonsense;
    expect([nonsense, await client.contentState()]).toEqual([nonsense, null]);
  }
  const states = [{ version: '7', hidden: [] }, null];
  const watch = await watchContent({ contentState: async () => states.shift() ?? null });
  expect([watch.version, watch.silence.aborted]).toEqual(['7', false]);
  watch.close();
});

it('an answer that lacks what the contract promises is none, and one that says more is taken as it is', async () => {
  let answer = success({ list: [], more: true });
  const client = await clientOf(() => answer);
  const ask = () => client.call('sitemap/pages', {}, { lang: 'en' });
  expect(await ask()).toEqual({ list: [], more: true });
  answer = success({ lists: [] });
  await expect(ask()).rejects.toMatchObject({ name: 'ApiError', code: '' });
});

describe('calls that come together', () => {
  type Message = { calls: { name: string; body: object }[]; language: number };

  /** A service that answers each with its name, and writes down what it was requested. */
  async function recordingClient(answerTo: (name: string) => object, knows = true) {
    const requested: string[] = [];
    const client = await clientOf((path, body) => {
      requested.push(path);
      if (!path.includes('calls/together')) return JSON.stringify(answerTo(path));
      if (!knows) return JSON.stringify({ code: '40400', msg: 'no such call', data: null });
      return success({ answers: (JSON.parse(body) as Message).calls.map(({ name }) => answerTo(name)) });
    });
    const ask = () => {
      const en = { lang: 'en' } as const;
      const pages = client.measuredCall('sitemap/ranges', {}, en);
      const brands = client.measuredCall('brand/list', {}, en);
      const first = client.measuredCall('pageModule/queryByCode', { code: 'MOD-SY-01' }, en);
      return Promise.allSettled([brands, first, pages]);
    };
    return { requested, ask };
  }
  const answers = (name: string) =>
    name.includes('brand/list')
      ? { code: '0000', msg: '', data: { list: [] } }
      : { code: '40004', msg: 'nothing there', data: null };

  it('are one message where they are the same for everybody, and each has its own answer or fault', async () => {
    const { requested, ask } = await recordingClient(answers);
    const [brands, first] = await ask();
    expect(requested.filter((path) => path.includes('together'))).toHaveLength(1);
    expect(requested).toHaveLength(2);
    expect(brands).toMatchObject({ status: 'fulfilled', value: { data: { list: [] } } });
    expect(first).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', code: '40004' } });
  });

  it('are requested one by one of a service that does not know of this', async () => {
    const { requested, ask } = await recordingClient(answers, false);
    const [brands, first] = await ask();
    expect(requested).toHaveLength(4);
    expect(brands).toMatchObject({ status: 'fulfilled', value: { data: { list: [] } } });
    expect(first).toMatchObject({ status: 'rejected', reason: { code: '40004' } });
  });

  it('fail together when there is no service, and are none when one answer lacks what the contract promises', async () => {
    const { ask } = await recordingClient(() => ({ code: '0000', msg: '', data: {} }));
    const [brands] = await ask();
    expect(brands).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', code: '' } });
    const broken = await clientOf(() => '<html>502</html>');
    const both = await Promise.allSettled([
      broken.measuredCall('brand/list', {}, { lang: 'en' }),
      broken.measuredCall('site/info', {}, { lang: 'en' }),
    ]);
    for (const each of both) expect(each).toMatchObject({ status: 'rejected', reason: { name: 'ApiError', code: '' } });
  });
});
