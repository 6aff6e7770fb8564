import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from 'shared/contract/site/site';

/** Scripts and styles of its own and nothing of anybody else's; React writes styles of elements. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** `GET /cn/api/docs/`: the document of `describeCalls` for people, where developers ask for it (`API_BROWSER`). */
export async function browseCalls(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, cost: 'read' };
    });
    await scope.register(swaggerUi, {
      routePrefix: `${API_PREFIX}/docs`,
      staticCSP: POLICY,
      theme: { title: 'The calls of the service' },
      // It would send the document to a public checker.
      uiConfig: { validatorUrl: null, deepLinking: true },
    });
  });
}
