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

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** Asks until the address answers 2xx; rejects with {@link StartError} after `limit` milliseconds. */
export async function untilReady(address: string, limit: number): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isReady(address))) {
    if (Date.now() > end) throw new StartError(`${address} did not become ready in ${limit / 1000} s.`);
    await pause(50);
  }
}
