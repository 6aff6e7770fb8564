import { spawn } from 'node:child_process';

/** Says whether a file is clean. @throws when it cannot be said: nobody reads what was not looked at */
export type Scanner = (bytes: Buffer) => Promise<boolean>;

export interface ScanSettings {
  /** Program and arguments, separated by spaces; undefined: files are not looked at. */
  command: string | undefined;
  timeoutMs: number;
}

const CLEAN = 0;
const INFECTED = 1;

/**
 * The operator's scanner: a program that reads the file from its standard input and ends with 0 for a clean one and 1 for
 * an infected one, as `clamdscan --no-summary -` does. No shell is asked, and it learns nothing but the bytes.
 */
export function openScanner({ command, timeoutMs }: ScanSettings): Scanner | undefined {
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
