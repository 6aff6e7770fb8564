import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

async function sendMetrics(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' }).end(text);
}

/** `GET /metrics` on a port of its own, which no visitor's proxy leads to. Resolves when it listens. */
export async function serveMetrics(metrics: Metrics, address: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
    else sendMetrics(metrics, response).catch(() => response.writeHead(500).end());
  });
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return server;
}
