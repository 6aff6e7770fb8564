import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PARENT_WATCH = fileURLToPath(new URL('../parent-watch.ts', import.meta.url));

export interface ChildSpec {
  /** As people call it; begins each of its lines. */
  name: string;
  /** Script and arguments for Node. */
  args: readonly string[];
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  print: (line: string) => void;
}

export interface Child {
  name: string;
  /** Resolves with a few words on how it ended; empty when it ended well. */
  exit: Promise<string>;
  /** Asks it to end and kills it after `grace` milliseconds; resolves when it is gone. */
  stop(grace: number): Promise<void>;
  kill(): void;
}

function howItEnded(code: number | null, signal: NodeJS.Signals | null): string {
  if (code === 0) return '';
  return code === null ? `ended by ${signal ?? 'a signal'}` : `exit code ${code}`;
}

/** Sends to the whole group, so that what the child started ends with it. */
function signalGroup(process: ChildProcess, signal: NodeJS.Signals): void {
  if (process.pid === undefined || process.exitCode !== null || process.signalCode !== null) return;
  try {
    globalThis.process.kill(-process.pid, signal);
  } catch {
    // It ended in between.
  }
}

/** Starts Node on a script in a process group of its own. */
export function startChild({ name, args, cwd, env, print }: ChildSpec): Child {
  const child = spawn(process.execPath, ['--import', PARENT_WATCH, ...args], {
    cwd,
    env: { ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exit = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) if (stream !== null) createInterface(stream).on('line', print);
  child.on('error', (error) => exit.resolve(error.message));
  child.on('close', (code, signal) => exit.resolve(howItEnded(code, signal)));
  return {
    name,
    exit: exit.promise,
    async stop(grace) {
      signalGroup(child, 'SIGTERM');
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
      await exit.promise;
      clearTimeout(timer);
    },
    kill: () => signalGroup(child, 'SIGKILL'),
  };
}
