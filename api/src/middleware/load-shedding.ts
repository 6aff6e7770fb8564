import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../settings/config.ts';
import type { PoolLoad } from '../db/client.ts';
import { CallError } from '../model/call-error.ts';

/** How often the queue is looked at, in milliseconds. */
const LOOK_MS = 250;
/** Over so long the delay of the event loop is averaged; a loop that stood still all the time counts as late. */
const SAMPLE_MS = 2000;

/**
 * Answers 503 with `retry-after` while the event loop or the queue for the database is over its limit: a visitor who is
 * told at once comes back, one who waits gives up and has cost as much. Probes and polls still get through.
 */
export async function shedLoad(
  app: FastifyInstance,
  { loopDelayMs, queue }: Config['pressure'],
  load: (() => PoolLoad) | undefined,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: loopDelayMs,
    sampleInterval: SAMPLE_MS,
    healthCheck: async () => (load?.().waiting ?? 0) <= queue,
    healthCheckInterval: LOOK_MS,
    pressureHandler: async (request: FastifyRequest) => {
      if (request.routeOptions.config.cost !== 'none') throw new CallError('50300', { reason: 'busy' });
    },
  });
}
