import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';

/** What happens to answers on their way from the service to the web process. */
export type Weather = 'clear' | 'slow' | 'garbage' | 'wrong JSON';

export interface WayToService {
  weather: Weather;
  close(): void;
}

/** Milliseconds, as long as the web process waits for a call. */
const SLOW = 5000;

/** Whatever breaks on one side ends the other, as if there were nothing between them. */
function passOn(socketPath: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const outgoing = http.request({ socketPath, method, path: url, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function passOnLate(socketPath: string, incoming: IncomingMessage, response: ServerResponse): void {
  const timer = setTimeout(() => passOn(socketPath, incoming, response), SLOW);
  response.once('close', () => clearTimeout(timer));
}

const answerGarbage = (response: ServerResponse) => void response.socket?.end(randomBytes(2000));

/** An envelope as the service makes it, around what no call promises. */
const answerNonsense = (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: '0000', msg: '', data: { version: null, nonsense: [[]] } }));

/** Listens in place of the service, so that a test can spoil what it says. */
export async function openWay(listenAt: string, socketPath: string): Promise<WayToService> {
  const way: WayToService = { weather: 'clear', close: () => {} };
  const answer = {
    clear: (incoming, response) => passOn(socketPath, incoming, response),
    slow: (incoming, response) => passOnLate(socketPath, incoming, response),
    garbage: (_incoming, response) => answerGarbage(response),
    'wrong JSON': (_incoming, response) => answerNonsense(response),
  } satisfies Record<Weather, (incoming: IncomingMessage, response: ServerResponse) => void>;
  const server = http.createServer((incoming, response) => answer[way.weather](incoming, response));
  server.listen(listenAt);
  await once(server, 'listening');
  way.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return way;
}
