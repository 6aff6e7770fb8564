import type { FastifyReply } from 'fastify';

/** Who goes away gives back the connection to the service, also before it has answered. */
export function whileVisitorStays({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}
