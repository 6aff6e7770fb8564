import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { measureLoopDelay } from 'shared/limits/loop-delay';
import { hasFormState } from '../page/form-state.ts';
import type { Pages } from '../page/pages.ts';
import { hasPreview } from '../previewed/preview-cookie.ts';
import { refuseCall } from '../service/call-refusal.ts';
import { isDownload } from '../service/service-proxy.ts';
import { Refusal } from '../http/refusal.ts';
import type { VisitorLimits } from './visitor-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors are sent away for now. */
    isUnderPressure(): boolean;
  }
}

/** Milliseconds over which the delay of the event loop is averaged. */
const SAMPLE = 2000;

/**
 * Answers 503 with `retry-after` while the event loop is late: a visitor who is told at once comes back. What is kept,
 * files and probes still get through, because they cost next to nothing.
 * @param loopDelay milliseconds that the event loop may be late on average; 0 is no limit
 */
export function shedLoad(server: FastifyInstance, loopDelay: number): void {
  const delay = measureLoopDelay(SAMPLE);
  server.decorate('isUnderPressure', () => loopDelay > 0 && delay.mean() > loopDelay);
  server.addHook('onRequest', async ({ routeOptions }) => {
    if (!routeOptions.config.light && server.isUnderPressure()) throw new Refusal(503, 1);
  });
  server.addHook('onClose', async () => delay.close());
}

export interface CostHooks {
  /** Before a page that is not kept, a drawing, a feed or a form. */
  page: onRequestAsyncHookHandler;
  /** Before a call or a download of the service. */
  call: onRequestAsyncHookHandler;
  /** Before a file that a visitor sends, as a call or in a form. */
  upload: onRequestAsyncHookHandler;
}

/** What one visitor may cost, counted before anything is read, rendered or asked. */
export function limitCosts(limits: VisitorLimits, { isKept }: Pick<Pages, 'isKept'>): CostHooks {
  return {
    async page({ raw, routeOptions }) {
      const { cookie } = raw.headers;
      const isShared = routeOptions.config.kind === 'page' && !hasFormState(cookie) && !hasPreview(cookie);
      if (isShared && isKept(raw.url ?? '/')) return;
      const wait = await limits.takePage(raw);
      if (wait > 0) throw new Refusal(429, wait);
    },
    async call(request, reply) {
      const end = limits.begin(isDownload(request.url) ? 'download' : 'call', request.raw);
      if (!end) return refuseCall(request, reply, { code: '42900', headers: { 'retry-after': '1' } });
      reply.raw.once('close', end);
      return undefined;
    },
    async upload(request, reply) {
      const end = limits.begin('upload', request.raw);
      if (!end && request.routeOptions.config.kind === 'form') throw new Refusal(429, 5);
      if (!end) return refuseCall(request, reply, { code: '42900', headers: { 'retry-after': '5' } });
      reply.raw.once('close', end);
      return undefined;
    },
  };
}
