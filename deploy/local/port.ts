import { request } from 'node:http';
import { createServer } from 'node:net';
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

/** Where a program answers: an address, or a Unix socket. */
export type Endpoint = { host: string; port: number } | { socketPath: string };

function isReady(endpoint: Endpoint): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ ...endpoint, path: '/health/ready', timeout: 2000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    probe.on('timeout', () => probe.destroy());
    probe.on('error', () => resolve(false));
    probe.end();
  });
}

/** Asks for `/health/ready` until the answer is 200; rejects with {@link StartError} after `limit` milliseconds. */
export async function untilReady(name: string, endpoint: Endpoint, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isReady(endpoint))) {
    if (Date.now() > end) throw new StartError(`The ${name} process did not become ready in ${limit / 1000} s.`);
    await pause(50);
  }
}
