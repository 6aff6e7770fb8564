import { request } from 'node:http';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './config.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use. Stop what uses it, or choose another one: PORT=8081 npm start',
  EACCES: 'may not be used without more rights. Choose one above 1023: PORT=8080 npm start',
  EADDRNOTAVAIL: 'cannot be opened, because HOST is not an address of this machine',
  ENOTFOUND: 'cannot be opened, because HOST is not a known name',
};

/** Rejects with {@link StartError} when nobody could listen there. */
export function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(`Port ${port} on ${host} ${REASONS[error.code ?? ''] ?? `cannot be opened: ${error.message}`}.`),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Where a program answers: an address, a Unix socket, or how it is asked where it does not speak HTTP. */
export type Endpoint = { host: string; port: number } | { socketPath: string } | { ask: () => Promise<Answer> };

/** Milliseconds. */
const ANSWER_LIMIT = 2000;
const ASK_EVERY = 50;
const SAY_EVERY = 10_000;

export interface Answer {
  isWell: boolean;
  text: string;
}

function ask(endpoint: Endpoint, path: string): Promise<Answer> {
  if ('ask' in endpoint) return endpoint.ask();
  return new Promise((resolve) => {
    const silent = (error: Error) => resolve({ isWell: false, text: error.message });
    const probe = request({ ...endpoint, path, timeout: ANSWER_LIMIT, agent: false }, (answer) => {
      text(answer).then((body) => resolve({ isWell: answer.statusCode === 200, text: body }), silent);
    });
    probe.on('timeout', () => probe.destroy(new Error('no answer')));
    probe.on('error', silent);
    probe.end();
  });
}

/** Whether the address answers with success in two seconds. */
export const answersAt = async (endpoint: Endpoint, path: string): Promise<boolean> =>
  (await ask(endpoint, path)).isWell;

export interface Waiting {
  name: string;
  endpoint: Endpoint;
  say: (line: string) => void;
  /** Waiting is over when it settles: the process ended, or everything does. */
  until: Promise<unknown>;
}

/**
 * Asks for `/health/ready` until the answer is 200, however long that takes: a slow machine is no fault. Says every ten seconds
 * what it waits for.
 */
export async function untilReady({ name, endpoint, say, until }: Waiting): Promise<'ready' | 'ended'> {
  const since = performance.now();
  let isOver = false;
  const over = until.then(() => (isOver = true));
  let said = 0;
  while (!isOver) {
    const { isWell, text: reason } = await ask(endpoint, '/health/ready');
    if (isWell) return 'ready';
    const turns = Math.floor((performance.now() - since) / SAY_EVERY);
    if (turns > said) say(`The ${name} process is not ready after ${turns * (SAY_EVERY / 1000)} s: ${reason.trim()}`);
    said = turns;
    await Promise.race([pause(ASK_EVERY), over]);
  }
  return 'ended';
}
