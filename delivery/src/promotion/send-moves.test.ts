import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { promotedSite } from '../testing/promoted-site.ts';
import { followMoves, sendMoves } from './send-moves.ts';

/** Somebody who hears of moves, and how they answer. */
async function listener() {
  const heard: { seq: number; key: string | undefined; signatures: unknown[] }[] = [];
  const state = { status: 204 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { seq, signatures } = JSON.parse(Buffer.concat(parts).toString()) as { seq: number; signatures: unknown[] };
      heard.push({ seq, key: request.headers['idempotency-key']?.toString(), signatures });
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/moves?key=secret`, heard, state };
}

it('another system hears of every move from the first time on, in order, once, signed as the history has it', async () => {
  const { store, promoteInvest } = await promotedSite();
  const { url, heard } = await listener();
  expect(await sendMoves(store, url)).toEqual([]);
  await promoteInvest('1.1.0');
  await promoteInvest('1.2.0');
  expect(await sendMoves(store, url)).toEqual([2, 3]);
  expect(await sendMoves(store, url)).toEqual([]);
  const { lines } = await store.readHistory();
  expect(heard).toEqual(lines.slice(1).map(({ seq, hash, signatures }) => ({ seq, key: hash, signatures })));
});

it('what was not taken comes again, and nothing overtakes it', async () => {
  const { store, promoteInvest } = await promotedSite();
  const { url, heard, state } = await listener();
  await sendMoves(store, url);
  await promoteInvest('1.1.0');
  await promoteInvest('1.2.0');
  state.status = 503;
  await expect(sendMoves(store, url)).rejects.toThrow('it answered 503');
  expect(heard.map(({ seq }) => seq)).toEqual([2]);
  state.status = 200;
  expect(await sendMoves(store, url)).toEqual([2, 3]);
});

it.each([302, 404])('an answer %i is none: whoever is named takes it or nobody', async (status) => {
  const { store, promoteInvest } = await promotedSite();
  const { url, state } = await listener();
  await sendMoves(store, url);
  await promoteInvest('1.1.0');
  state.status = status;
  await expect(sendMoves(store, url)).rejects.toThrow(`it answered ${status}`);
});

it('a history that somebody changed is not passed on', async () => {
  const { store } = await promotedSite();
  const { url } = await listener();
  await writeFile(join(store.dataDir, 'history.jsonl'), '{}\n');
  await expect(sendMoves(store, url)).rejects.toThrow('the history is broken');
});

it('moves are sent as they are made, and a failure is said with the time of the next try', async () => {
  const { store, promoteInvest } = await promotedSite();
  const { url, heard, state } = await listener();
  const printed: string[] = [];
  const ending = new AbortController();
  await sendMoves(store, url);
  const print = (line: string) => printed.push(line);
  const following = followMoves(store, { url, print, signal: ending.signal, interval: 5 });
  await promoteInvest('1.1.0');
  await vi.waitFor(() => expect(printed).toContain('sent move 2'));
  state.status = 500;
  await promoteInvest('1.2.0');
  await vi.waitFor(() => expect(printed).toContain('a move was not taken: it answered 500; again in 1 s'));
  ending.abort();
  await following;
  expect(heard.map(({ seq }) => seq)).toEqual([2, 3]);
});
