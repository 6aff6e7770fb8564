import type { FastifyInstance } from 'fastify';
import { currentSpan } from 'shared/tracing/current-span';
import type { TracedRequests } from 'shared/tracing/traced-requests';

/** A page that was kept: nothing was made for it. */
export function nameKeptPage(): void {
  const span = currentSpan();
  span?.rename('GET page');
  span?.set({ 'site.kind': 'page', 'site.cache': 'hit' });
}

/** Says of each trace what was asked for; probes are not worth one. */
export function nameTraces(server: FastifyInstance, tracing: TracedRequests): void {
  server.addHook('onRequest', async ({ method, routeOptions }) => {
    const span = currentSpan();
    const { kind = 'none' } = routeOptions.config;
    if (kind === 'health') span?.discard();
    span?.rename(`${method} ${kind}`);
    span?.set({ 'site.kind': kind });
  });
  server.addHook('preValidation', (request, _reply, done) => tracing.resume(request.raw, done));
}
