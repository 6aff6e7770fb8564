import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { answerFaults } from './fault-answers.ts';
import { shedLoad } from './load-shedding.ts';

const RELAXED = { loopDelayMs: 60_000, queue: 10 };
let app: FastifyInstance | undefined;

afterEach(() => app?.close());

async function serviceWith(waiting: () => number, limits = RELAXED): Promise<FastifyInstance> {
  app = Fastify();
  answerFaults(app);
  shedLoad(app, limits, () => ({ total: 8, idle: 0, waiting: waiting() }));
  app.get('/list', async () => 'list');
  app.get('/health', { config: { cost: 'none' } }, async () => 'alive');
  return app;
}

it('sends visitors away at once while too many queries wait, and says when to come back', async () => {
  const service = await serviceWith(() => 11);
  const answer = await service.inject('/list');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json()).toMatchObject({ code: '50300', data: { reason: 'busy' } });
});

it('still answers probes, so that a busy service is not killed as a dead one', async () => {
  const service = await serviceWith(() => 11);
  expect((await service.inject('/health')).statusCode).toBe(200);
});

it('serves again as soon as the queue is short', async () => {
  let waiting = 11;
  const service = await serviceWith(() => waiting);
  expect((await service.inject('/list')).statusCode).toBe(503);
  waiting = 10;
  await expect.poll(async () => (await service.inject('/list')).statusCode, { timeout: 5000 }).toBe(200);
});

it('sends visitors away while the event loop is late', async () => {
  const service = await serviceWith(() => 0, { loopDelayMs: 20, queue: 10 });
  const blockTheLoop = () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
  };
  await expect
    .poll(
      async () => {
        blockTheLoop();
        return (await service.inject('/list')).statusCode;
      },
      { timeout: 8000, interval: 1 },
    )
    .toBe(503);
});
