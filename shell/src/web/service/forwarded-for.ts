import type { IncomingMessage } from 'node:http';

/**
 * The way a request came, its peer last: the service reads it from the end and stops at the first that is no proxy of
 * ours, so that visitors behind a CDN are counted one by one and what they wrote themselves counts for nothing.
 */
export function forwardedFor({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ');
}
