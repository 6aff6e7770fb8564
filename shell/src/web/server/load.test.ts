import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { shedLoad } from './load.ts';

it('a site that is late sends visitors away, and answers what costs next to nothing', async () => {
  const server = Fastify();
  shedLoad(server, 100);
  server.get('/page', async () => 'page');
  server.get('/file', { config: { light: true } }, async () => 'file');
  const statusOf = async (url: string) => (await server.inject({ url })).statusCode;
  expect([await statusOf('/page'), await statusOf('/file')]).toEqual([200, 200]);
  server.isUnderPressure = () => true;
  expect([await statusOf('/page'), await statusOf('/file')]).toEqual([503, 200]);
  await server.close();
});
