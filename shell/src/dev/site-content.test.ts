import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createServiceClient } from '../web/service/service-client.ts';
import { contentOfSite } from './site-content.ts';

/** A site as visitors reach it: it has no call for the version of its content. */
async function siteOf(version: string | null) {
  const server = Fastify();
  if (version !== null)
    server.get('/health/version', (_request, reply) => reply.header('site-version', version).send(version));
  const service = createServiceClient(await server.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(async () => {
    await service.close();
    await server.close();
  });
  return service;
}

it('who develops against a site follows what it serves', async () => {
  expect(await contentOfSite(await siteOf('2de6-1.17'))).toEqual({ version: '2de6-1.17', hidden: [] });
});

it('a site that does not say what it serves is silent', async () => {
  expect(await contentOfSite(await siteOf(null))).toBeNull();
});

it('a service of this machine tells more, and is asked first', async () => {
  const service = await siteOf('2de6-1.17');
  const state = { version: '1.17', hidden: [{ name: 'results.pdf', until: 1 }] };
  expect(await contentOfSite({ ...service, contentState: async () => state })).toBe(state);
});
