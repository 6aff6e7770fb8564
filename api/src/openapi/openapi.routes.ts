import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from 'shared/contract/site';
import { browsePage } from './browse-page.ts';
import { openApiDocument } from './document.ts';

/** `GET /cn/api/openapi.json`, and a page to read it on where developers ask for one (`API_BROWSER`). */
export function openApiRoutes(app: FastifyInstance, { apiBrowser }: { apiBrowser: boolean }): void {
  let json: string | undefined;
  app.get(`${API_PREFIX}/openapi.json`, async (_request, reply) => {
    json ??= JSON.stringify(openApiDocument());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  if (!apiBrowser) return;
  app.get(`${API_PREFIX}/openapi.html`, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(browsePage(openApiDocument())),
  );
}
