import type { IncomingMessage, ServerResponse } from 'node:http';

const NAME = 'host';

/** Node keeps the first of several `Host` lines in silence; who stands in front of us may have read another one. */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === NAME.length && name.toLowerCase() === NAME) hosts += 1;
  }
  return hosts > 1;
}

/** RFC 9112 §3.2. */
export function refuseTwoHosts(response: ServerResponse): void {
  response.writeHead(400, { 'content-length': 0, connection: 'close' }).end();
}
