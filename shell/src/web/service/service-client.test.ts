import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { watchContent } from './content-watch.ts';
import { createServiceClient } from './service-client.ts';

/** A client of a service that answers everything with what `answer` gives. */
async function clientOf(answer: () => string) {
  const service = createServer((_request, response) => response.end(answer())).listen(0, '127.0.0.1');
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
  success({ version: null, hidden: [] }),
  success({ version: 2, hidden: 'all' }),
  success(null),
  '{}',
  'null',
  '[1]',
  '<html>502</html>',
  '',
];

it('the content version stays what it was, whatever nonsense comes instead, and the service counts as away', async () => {
  let answer = success({ version: 7, hidden: [] });
  const client = await clientOf(() => answer);
  expect(await client.contentState()).toEqual({ version: '7', hidden: [] });
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
