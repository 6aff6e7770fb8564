import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { BOUND } from './visitors.ts';

/** Somebody with one address who holds connections, and what was answered there. */
export class Attacker {
  /** Statuses; 0 for none within the time of `visitors.ts`. */
  readonly statuses: number[] = [];
  readonly #port: string;
  readonly #address: string;
  readonly #held = new Set<{ destroy(): unknown }>();

  /** @param address as a trusted proxy names it */
  constructor(origin: string, address: string) {
    this.#port = new URL(origin).port;
    this.#address = address;
  }

  /** Asks, and leaves the answer where it is. */
  async begin(path: string): Promise<IncomingMessage | undefined> {
    const outgoing = this.#request(path);
    outgoing.end();
    return this.#answerTo(outgoing);
  }

  async ask(path: string, body?: string | Buffer): Promise<string> {
    const outgoing = this.#request(path, body === undefined ? 'GET' : 'POST');
    outgoing.end(body);
    const answer = await this.#answerTo(outgoing);
    const pieces = (await answer?.toArray().catch(() => [])) as Buffer[] | undefined;
    return Buffer.concat(pieces ?? []).toString();
  }

  /** Asks, and goes away before there is an answer. */
  async leave(path: string): Promise<void> {
    const outgoing = this.#request(path);
    outgoing.end();
    await once(outgoing, 'finish').catch(() => {});
    outgoing.destroy();
  }

  /** Bytes as they are, and nothing after them. */
  async stall(bytes: string): Promise<void> {
    const socket: Socket = connect(Number(this.#port), '127.0.0.1').on('error', () => {});
    this.#held.add(socket);
    await once(socket, 'connect');
    socket.write(bytes.replace('\r\n', `\r\nhost: site.example\r\nx-forwarded-for: ${this.#address}\r\n`));
  }

  /** Lets go of everything. */
  leaveAll(): void {
    for (const one of this.#held) one.destroy();
    this.#held.clear();
  }

  #request(path: string, method = 'GET') {
    const headers = { 'x-forwarded-for': this.#address, 'content-type': 'application/json' };
    const outgoing = request({ port: this.#port, host: '127.0.0.1', agent: false, path, method, headers });
    this.#held.add(outgoing.on('error', () => {}));
    outgoing.setTimeout(BOUND, () => outgoing.destroy());
    return outgoing;
  }

  async #answerTo(outgoing: ClientRequest): Promise<IncomingMessage | undefined> {
    const answer = await (once(outgoing, 'response') as Promise<[IncomingMessage]>).then(
      ([response]) => response.on('error', () => {}),
      () => undefined,
    );
    this.statuses.push(answer?.statusCode ?? 0);
    return answer;
  }
}
