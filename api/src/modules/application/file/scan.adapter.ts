import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Says whether a file is clean. @throws when it cannot be said: nobody reads what was not looked at */
export type Scanner = (bytes: Buffer) => Promise<boolean>;

export interface ScanSettings {
  /** Program and arguments, separated by spaces; undefined: none looks at files. */
  command: string | undefined;
  /** Where files are posted to; undefined: nowhere. */
  url: string | undefined;
  /** Sent as `Authorization: Bearer`; undefined: without. */
  token: string | undefined;
  /** For a program, or for one request. */
  timeoutMs: number;
}

const CLEAN = 0;
const INFECTED = 1;

/** What a scanner answers by HTTP: all is well, or not (RFC 9110, 15.3.5 and 15.5.21). */
const CLEAN_STATUSES: readonly number[] = [200, 204];
const INFECTED_STATUSES: readonly number[] = [406, 422];
/** Of a scanner that cannot answer now; anything else does not become better by asking again. */
const PASSING_STATUSES: readonly number[] = [429, 502, 503, 504];
const ATTEMPTS = 2;
const PAUSE_MS = 250;

/** The scanners of the operator; a file is clean when each that is set says so. Undefined when none is. */
export function openScanner(settings: ScanSettings): Scanner | undefined {
  const scanners = [programScanner(settings), httpScanner(settings)].filter((scanner) => scanner !== undefined);
  if (scanners.length === 0) return undefined;
  return async (bytes) => {
    for (const scan of scanners) if (!(await scan(bytes))) return false;
    return true;
  };
}

/**
 * A program that reads the file from its standard input and ends with 0 for a clean one and 1 for
 * an infected one, as `clamdscan --no-summary -` does. No shell is asked, and it learns nothing but the bytes.
 */
function programScanner({ command, timeoutMs }: ScanSettings): Scanner | undefined {
  const [program, ...args] = command?.split(' ').filter(Boolean) ?? [];
  if (program === undefined) return undefined;
  return (bytes) => {
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const child = spawn(program, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === CLEAN || code === INFECTED) resolve(code === CLEAN);
      else reject(new Error(`SCAN_COMMAND ended with ${code ?? 'a signal'}`));
    });
    // Whoever has seen enough need not read to the end.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    return promise;
  };
}

/**
 * A service that is posted the bytes as `application/octet-stream`, without name or sender, and answers 200 or 204 for a clean file, 406 or
 * 422 for an infected one. One that is busy, or that cannot be reached, is asked once more.
 */
function httpScanner({ url, token, timeoutMs }: ScanSettings): Scanner | undefined {
  if (url === undefined) return undefined;
  const headers = {
    'content-type': 'application/octet-stream',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const request = async (bytes: Buffer): Promise<number | Error> => {
    try {
      const body = new Uint8Array(bytes);
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
      // What it says besides does not matter, and it must not keep the connection.
      await answer.body?.cancel();
      return answer.status;
    } catch (error) {
      // A file that takes its whole time would take it again.
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new Error('SCAN_URL did not answer in time', { cause: error });
      return new Error('SCAN_URL was not reached', { cause: error });
    }
  };
  return async (bytes) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await request(bytes);
      const status = typeof answer === 'number' ? answer : undefined;
      if (status !== undefined && CLEAN_STATUSES.includes(status)) return true;
      if (status !== undefined && INFECTED_STATUSES.includes(status)) return false;
      const isPassing = status === undefined || PASSING_STATUSES.includes(status);
      if (!isPassing || attempt === ATTEMPTS) throw answer instanceof Error ? answer : new Error(`SCAN_URL: ${answer}`);
      await pause(PAUSE_MS);
    }
  };
}
