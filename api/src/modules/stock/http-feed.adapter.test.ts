import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../model/call-error.ts';
import { httpFeed } from './http-feed.adapter.ts';

type Behaviour = (response: http.ServerResponse, url: URL) => void;

let answer: Behaviour = () => {};
let url = '';
const gateway = http.createServer((request, response) => answer(response, new URL(request.url ?? '', url)));

beforeAll(async () => {
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening));
  const address = gateway.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/minutes`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const ask = () => httpFeed({ url, timeoutMs: 150 }).newestDay('H', 1000);
const day = {
  date: '2026-11-20',
  prevClose: 4.38,
  ticks: [{ time: '09:31', price: 4.4, volume: 2000, turnover: 8800 }],
};

describe('a real feed', () => {
  it('is asked for a market and an instant, and is not labelled as sample', async () => {
    let requested = '';
    answer = (response, { search }) => {
      requested = search;
      response.end(JSON.stringify(day));
    };
    expect(await ask()).toEqual(day);
    expect(requested).toBe('?market=H&until=1000');
    expect(httpFeed({ url, timeoutMs: 1 }).sample).toBe(false);
  });

  it.each<[string, Behaviour]>([
    ['hangs', () => {}],
    ['answers with an error', (response) => response.writeHead(500).end('{}')],
    ['sends what is not JSON', (response) => response.end('<html>')],
    ['sends another shape', (response) => response.end(JSON.stringify({ ...day, ticks: [{ time: 'noon' }] }))],
    ['sends prices below zero', (response) => response.end(JSON.stringify({ ...day, prevClose: -1 }))],
    ['breaks off', (response) => response.destroy()],
    ['sends elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('that %s is not available', async (_behaviour, behaviour) => {
    answer = behaviour;
    await expect(ask()).rejects.toEqual(new CallError('50300'));
  });
});
