import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isTrustedPeer } from 'shared/limits/visitor-address';
import { currentSpan } from 'shared/tracing/current-span';
import { openTracing } from 'shared/tracing/open-tracing';
import type { TracedRequests } from 'shared/tracing/traced-requests';
import type { Config } from '../settings/config.ts';

/** Traces of the service, where settings ask for them. */
export function tracingOf(
  { tracing: settings, trustedProxies }: Pick<Config, 'tracing' | 'trustedProxies'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<TracedRequests | undefined> {
  return openTracing({
    settings,
    service: 'service',
    isTrusted: ({ socket }) => isTrustedPeer(socket.remoteAddress, trustedProxies),
    onLoss: (lost) => log.warn(lost, 'traces were lost'),
  });
}

/** Each request as a span below that of who asks; polls and probes of our own programs are not worth one. */
export function traceCalls(app: FastifyInstance, tracing: TracedRequests): void {
  app.addHook('onRequest', ({ raw, routeOptions: { url, config } }, reply, done) => {
    if (config.cost === 'none' && raw.headers['traceparent'] === undefined) return done();
    const whole = () => {
      const route = url ?? 'none';
      currentSpan()?.rename(`${raw.method ?? 'GET'} ${route}`);
      currentSpan()?.set({ 'http.route': route });
      done();
    };
    tracing.around(raw, reply.raw, { whole });
  });
  app.addHook('preValidation', (request, _reply, done) => tracing.resume(request.raw, done));
}
