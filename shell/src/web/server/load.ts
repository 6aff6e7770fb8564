import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { Refusal } from './faults.ts';

/** Milliseconds over which the delay of the event loop is averaged. */
const SAMPLE = 2000;
const MINUTE = 60_000;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface LoadLimits {
  /** Milliseconds that the event loop may be late on average; 0 is no limit. */
  loopDelay: number;
  /** Answers that had to be made, per address and minute; 0 is no limit. */
  perMinute: number;
}

/**
 * Answers 503 with `retry-after` while the event loop is late: a visitor who is told at once comes back. What is kept,
 * files and probes still get through, because they cost next to nothing.
 */
export async function shedLoad(server: FastifyInstance, { loopDelay }: LoadLimits): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: loopDelay,
    sampleInterval: SAMPLE,
    pressureHandler: async ({ routeOptions }: FastifyRequest) => {
      if (!routeOptions.config.light) throw new Refusal('The site has too much to do', 1);
    },
  });
}

/**
 * A hook for routes whose answers have to be rendered, drawn or asked for: so many of them a minute for one address.
 * Visitors on this machine and proxies that name no visitor are not counted.
 */
export async function limitVisitors(
  server: FastifyInstance,
  { perMinute }: LoadLimits,
): Promise<onRequestAsyncHookHandler[]> {
  if (perMinute === 0) return [];
  await server.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE,
    allowList: ({ ip }: FastifyRequest) => LOOPBACK.has(ip),
  });
  return [server.rateLimit()];
}
