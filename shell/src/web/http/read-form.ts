import type { IncomingMessage } from 'node:http';

/**
 * Whether a form comes from a page of this site (Fetch Metadata; Origin in browsers without it). A client that sends
 * neither is no browser: nothing of a visitor's travels with its request that a foreign page could misuse.
 */
export function isOwnForm({ headers }: IncomingMessage, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin: from, host } = headers;
  return from === undefined || from === origin || (URL.canParse(from) && new URL(from).host === host);
}

/** The fields of a form of at most so many bytes, first value each; null for anything else. */
export async function readForm(request: IncomingMessage, most: number): Promise<Record<string, string> | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  const pairs = [...new URLSearchParams(Buffer.concat(chunks).toString('utf8'))];
  return Object.fromEntries(pairs.toReversed());
}
