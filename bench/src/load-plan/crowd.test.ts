import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { crowd, type Crowd } from './crowd.ts';

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const once200 = (origin: string, more: Partial<Crowd> = {}) =>
  crowd({ origin, seconds: 1, arrivals: () => 4, visit: async (send) => void (await send({ path: '/' })), ...more });

it('everybody comes, each from an address of their own', async () => {
  const from = new Set<unknown>();
  const origin = await serve((request, response) => {
    from.add(request.headers['x-forwarded-for']);
    response.end('here');
  });
  const outcomes = await once200(origin);
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(from.size).toBe(4);
});

it('who is sent away is told apart by whether words say so, and when to come back', async () => {
  const words = ['<h1>Please wait</h1>', 'no', '{"msg":"please wait"}', '{"msg":""}'];
  let next = 0;
  const origin = await serve((_request, response) => {
    const body = words[next] ?? '';
    const type = body.startsWith('{') ? 'application/json' : 'text/html; charset=utf-8';
    next += 1;
    response.writeHead(503, { 'retry-after': '1', 'content-type': type }).end(body);
  });
  const outcomes = await once200(origin);
  expect(outcomes.map((one) => one.isReadable)).toEqual([true, false, true, false]);
});

it('a site that is gone is an answer of 0, and nobody waits for anybody', async () => {
  const outcomes = await once200('http://127.0.0.1:1');
  expect(outcomes.map(({ status }) => status)).toEqual([0, 0, 0, 0]);
});
