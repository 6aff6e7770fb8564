/*
 * One proxy for every side before a browser, such as production has: it compresses for those that do not (brotli
 * 5), serves our files for all, and lies as far away as it is told.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { constants, createBrotliCompress } from 'node:zlib';
import { OURS } from './pages.ts';

export interface Front {
  url: string;
  close: () => void;
}

/** What content delivery networks use for what they compress while somebody waits. */
const QUALITY = 5;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** A peer's pages bring our style sheets, typefaces and pictures. */
const isOurs = (path: string) => path.startsWith(OURS.slice(0, OURS.indexOf('/', 1) + 1));

function isCompressed(request: IncomingMessage, answer: IncomingMessage): boolean {
  const type = answer.headers['content-type'] ?? '';
  const takes = /\bbr\b/.test(String(request.headers['accept-encoding']));
  return takes && answer.headers['content-encoding'] === undefined && COMPRESSIBLE.test(type);
}

function send(request: IncomingMessage, answer: IncomingMessage, response: ServerResponse): void {
  const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  if (!isCompressed(request, answer)) {
    answer.pipe(response.writeHead(answer.statusCode ?? 502, headers));
    return;
  }
  const { 'content-length': _length, ...others } = headers;
  response.writeHead(answer.statusCode ?? 502, { ...others, 'content-encoding': 'br', vary: 'accept-encoding' });
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  answer.pipe(createBrotliCompress({ params })).pipe(response);
}

/** Of the side at `origin`; our own files come from `files`. */
function createProxy(origin: string, files: string): http.Server {
  return http.createServer((request, response) => {
    const isFile = isOurs(request.url ?? '');
    const target = isFile ? files : origin;
    // Whoever compresses here does it here, in the same way for all; ours has it ready.
    const encoding = isFile ? request.headers['accept-encoding'] : 'identity';
    const headers = { ...request.headers, 'accept-encoding': encoding };
    const passed = http.request(target + request.url, { agent, method: request.method, headers }, (answer) =>
      send(request, answer, response),
    );
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
}

/** Passes on each chunk this many milliseconds later, in order. */
function delay(from: Socket, to: Socket, milliseconds: number): void {
  from.on('data', (chunk) => void setTimeout(() => to.writable && to.write(chunk), milliseconds));
  from.on('end', () => void setTimeout(() => to.end(), milliseconds));
  from.on('error', () => to.destroy());
}

/** @param roundTrip milliseconds; a connection takes one, as a handshake does */
function createLine(port: number, roundTrip: number): net.Server {
  return net.createServer((visitor) => {
    visitor.setNoDelay(true);
    visitor.pause();
    const line = net.connect({ port, host: '127.0.0.1', noDelay: true }, () => {
      delay(visitor, line, roundTrip / 2);
      delay(line, visitor, roundTrip / 2);
      setTimeout(() => visitor.resume(), roundTrip);
    });
    line.once('error', () => visitor.destroy());
  });
}

async function portOf(server: net.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Starts the front of a side. @param roundTrip milliseconds between it and the browser */
export async function openFront(origin: string, files: string, roundTrip = 0): Promise<Front> {
  const proxy = createProxy(origin, files);
  const behind = await portOf(proxy);
  if (roundTrip === 0) return { url: `http://127.0.0.1:${behind}`, close: () => void proxy.close() };
  const line = createLine(behind, roundTrip);
  const close = () => {
    line.close();
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${await portOf(line)}`, close };
}
