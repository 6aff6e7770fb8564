import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { cutSlowReaders } from './slow-readers.ts';

const PATIENCE = 150;
/** More than the system takes from a process whose visitor reads nothing. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

async function answerOf(listener: RequestListener): Promise<IncomingMessage> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  cutSlowReaders(server, PATIENCE);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ port, host: '127.0.0.1' }).end(), 'response')) as [IncomingMessage];
  return answer;
}

it('a visitor who takes nothing of a large answer is cut off', async () => {
  const closed = Promise.withResolvers<number>();
  const began = Date.now();
  const answer = await answerOf((_request, response) => {
    response.on('close', () => closed.resolve(Date.now() - began)).end(LARGE);
  });
  answer.on('error', () => {});
  expect(await closed.promise).toBeGreaterThanOrEqual(PATIENCE);
});

it('a visitor who waits for an answer that takes longer is not', async () => {
  const answer = await answerOf((_request, response) => {
    response.write('first');
    setTimeout(() => response.end(' and last'), 4 * PATIENCE);
  });
  expect(Buffer.concat((await answer.toArray()) as Buffer[]).toString()).toBe('first and last');
});
