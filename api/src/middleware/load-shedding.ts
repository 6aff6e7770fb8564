import type { FastifyInstance } from 'fastify';
import { measureLoopDelay } from 'shared/limits/loop-delay';
import type { Config } from '../settings/config.ts';
import type { PoolLoad } from '../db/client.ts';
import { CallError } from '../model/call-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors are sent away for now. */
    isUnderPressure(): boolean;
  }
}

/** Over so long the delay of the event loop is averaged, in milliseconds. */
const SAMPLE_MS = 2000;

/**
 * Answers 503 with `retry-after` while the event loop or the queue for the database is over its limit: a visitor who is
 * told at once comes back, one who waits gives up and has cost as much. Probes and polls still get through.
 */
export function shedLoad(
  app: FastifyInstance,
  { loopDelayMs, queue }: Config['pressure'],
  load: (() => PoolLoad) | undefined,
): void {
  const delay = measureLoopDelay(SAMPLE_MS);
  const isLate = () => loopDelayMs > 0 && delay.mean() > loopDelayMs;
  app.decorate('isUnderPressure', () => isLate() || (load?.().waiting ?? 0) > queue);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.cost !== 'none' && app.isUnderPressure())
      throw new CallError('50300', { reason: 'busy' });
  });
  app.addHook('onClose', async () => delay.close());
}
