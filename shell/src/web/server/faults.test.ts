import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { sendText } from '../http/answers.ts';
import type { Log } from '../log.ts';
import { answerFaults, answerUndecodable, answerUnrouted } from './faults.ts';
import { Refusal } from '../http/refusal.ts';
import type { WebRoutes } from './routes.ts';

const fault = (statusCode?: number) =>
  Object.assign(new Error('a fault'), statusCode === undefined ? {} : { statusCode });

describe('whoever meets a fault', () => {
  /** A page that throws so. */
  async function askFor(error: Error) {
    const log = { error: vi.fn() };
    const server = Fastify();
    answerFaults(server, log as unknown as Log);
    server.get('*', async () => {
      throw error;
    });
    const { statusCode, headers, body } = await server.inject({ url: '/cn/en/news' });
    return { statusCode, wait: headers['retry-after'], body, logged: log.error.mock.calls.length };
  }

  it('is told that the request was wrong, when it was', async () => {
    expect(await askFor(fault(400))).toMatchObject({ statusCode: 400, wait: undefined, logged: 0 });
    expect(await askFor(fault(499))).toMatchObject({ statusCode: 499 });
  });

  it('is told to come back when the fault is ours, which is logged and not shown', async () => {
    for (const error of [fault(), fault(500)]) {
      const answer = await askFor(error);
      expect(answer).toMatchObject({ statusCode: 503, wait: '5', logged: 1 });
      expect(answer.body).not.toContain('a fault');
    }
  });

  it('is told why and for how long when it asks too much or too many do', async () => {
    const [many, busy] = await Promise.all([askFor(new Refusal(429, 7)), askFor(new Refusal(503, 1))]);
    expect([many.statusCode, many.wait, busy.statusCode, busy.wait]).toEqual([429, '7', 503, '1']);
    expect(many.body).not.toBe(busy.body);
    expect(many.logged + busy.logged).toBe(0);
  });
});

describe('an address that takes no such method', () => {
  const forms = { pageForm: ({ path }: { path: string }) => (path === '/book' ? vi.fn() : null) };
  const pages = {
    serveNotFound: (_request: FastifyRequest, reply: FastifyReply) => sendText(reply, { status: 404, text: 'none' }),
  };
  const server = Fastify();
  answerUnrouted(server, { forms, pages } as unknown as WebRoutes);

  it.each([
    ['PUT', '/cn/en/book', 405, 'GET, HEAD, POST'],
    ['POST', '/cn/en/news', 405, 'GET, HEAD'],
    ['POST', '/elsewhere', 405, 'GET, HEAD'],
    ['GET', '/elsewhere', 404, undefined],
    ['HEAD', '/elsewhere', 404, undefined],
  ] as const)('says which it takes: %s %s', async (method, url, ...expected) => {
    const { statusCode, headers } = await server.inject({ method, url });
    expect([statusCode, headers['allow']]).toEqual(expected);
  });
});

describe('a path that cannot be decoded', () => {
  const servers = () => {
    const [proxy, serve, serveNotFound] = [vi.fn(async () => {}), vi.fn(async () => {}), vi.fn(async () => {})];
    return { proxy, serve, serveNotFound, given: { proxy, pages: { serve, serveNotFound } } as unknown as WebRoutes };
  };
  it.each([
    ['/cn/api/%ff', 'proxy'],
    ['/cn/en/%ff', 'serve'],
    ['/%ff', 'serveNotFound'],
  ] as const)('goes to who owns it: %s', (url, owner) => {
    const { given, ...all } = servers();
    answerUndecodable(given, { url } as FastifyRequest, {} as FastifyReply);
    const called = Object.entries(all).flatMap(([name, serve]) => (serve.mock.calls.length > 0 ? name : []));
    expect(called).toEqual([owner]);
  });

  it('that breaks its owner is answered like any fault', async () => {
    const { given, serve } = servers();
    const error = fault();
    serve.mockRejectedValue(error);
    const send = vi.fn();
    answerUndecodable(given, { url: '/cn/en/%ff' } as FastifyRequest, { send } as unknown as FastifyReply);
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(error));
  });
});
