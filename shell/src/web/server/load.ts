import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Pages } from '../page/pages.ts';
import { refuseCall } from '../service/call-refusal.ts';
import { isDownload } from '../service/service-proxy.ts';
import { Refusal } from './refusal.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** Milliseconds over which the delay of the event loop is averaged. */
const SAMPLE = 2000;

/**
 * Answers 503 with `retry-after` while the event loop is late: a visitor who is told at once comes back. What is kept,
 * files and probes still get through, because they cost next to nothing.
 * @param loopDelay milliseconds that the event loop may be late on average; 0 is no limit
 */
export async function shedLoad(server: FastifyInstance, loopDelay: number): Promise<void> {
  await server.register(underPressure, {
    maxEventLoopDelay: loopDelay,
    sampleInterval: SAMPLE,
    pressureHandler: async ({ routeOptions }: FastifyRequest) => {
      if (!routeOptions.config.light) throw new Refusal(503, 1);
    },
  });
}

export interface CostHooks {
  /** Before a page that is not kept, a drawing, a feed or a form. */
  page: onRequestAsyncHookHandler;
  /** Before a call or a download of the service. */
  call: onRequestAsyncHookHandler;
}

/** What one visitor may cost, counted before anything is read, rendered or asked. */
export function limitCosts(limits: VisitorLimits, { isKept }: Pick<Pages, 'isKept'>): CostHooks {
  return {
    async page({ raw, routeOptions }) {
      if (routeOptions.config.kind === 'page' && isKept(raw.url ?? '/')) return;
      const wait = await limits.takePage(raw);
      if (wait > 0) throw new Refusal(429, wait);
    },
    async call(request, reply) {
      const end = limits.begin(isDownload(request.url) ? 'download' : 'call', request.raw);
      if (!end) return refuseCall(request, reply, { code: '42900', headers: { 'retry-after': '1' } });
      reply.raw.once('close', end);
      return undefined;
    },
  };
}
