import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Fields = Readonly<Record<string, string>>;

/**
 * Whether a form comes from a page of this site (Fetch Metadata; Origin in browsers without it). A client that sends
 * neither is no browser: nothing of a visitor's travels with its request that a foreign page could misuse.
 */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin: from, host } = headers;
  return from === undefined || from === origin || (URL.canParse(from) && new URL(from).host === host);
}

/** The fields of a form, first value each. */
function fieldsOf(text: string): Fields {
  return Object.fromEntries([...new URLSearchParams(text)].toReversed());
}

/** Forms and nothing else are read; their length is limited route by route. */
export function readForms(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, fieldsOf(text.toString()));
  });
  // Read by its route, and by none that takes no files.
  server.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
}
