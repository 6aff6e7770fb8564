import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PARENT_WATCH = fileURLToPath(new URL('../parent-watch.ts', import.meta.url));

/** Of util-linux: the kernel ends the program together with this one, which may be killed. */
const SETPRIV = '/usr/bin/setpriv';

export interface ChildSpec {
  /** As people call it; begins each of its lines. */
  name: string;
  /** What is started; Node when absent. */
  program?: string;
  /** For Node: a script and its arguments. */
  args: readonly string[];
  /** Whose process it is; of whoever starts it when absent. */
  owner?: { uid?: number; gid?: number };
  /** What asks it to end. */
  stopSignal?: NodeJS.Signals;
  /** Where the number of its process is written. */
  pidFile?: string;
  /** It waits while others have something to do. */
  isPatient?: boolean;
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
function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended in between.
  }
}

/** What of the group is still there when its leader is gone keeps ports and files. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

function commandOf({ program, args }: ChildSpec): [string, string[]] {
  if (program === undefined) return [process.execPath, ['--import', PARENT_WATCH, ...args]];
  return existsSync(SETPRIV) ? [SETPRIV, ['--pdeathsig', 'TERM', program, ...args]] : [program, [...args]];
}

function spawnIn(spec: ChildSpec): ChildProcess {
  const { program, cwd, env, owner, pidFile } = spec;
  const [command, args] = commandOf(spec);
  // Only Node notices that the other end of a channel is gone.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', ...(program === undefined ? (['ipc'] as const) : [])];
  const child = spawn(command, args, { cwd, env: { ...env }, detached: true, stdio, ...owner });
  if (spec.isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  if (pidFile !== undefined && child.pid !== undefined) writeFileSync(pidFile, String(child.pid));
  return child;
}

/** Starts a program in a process group of its own. */
export function startChild(spec: ChildSpec): Child {
  const { name, print, stopSignal = 'SIGTERM' } = spec;
  const child = spawnIn(spec);
  const exit = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) if (stream !== null) createInterface(stream).on('line', print);
  child.on('error', (error) => exit.resolve(error.message));
  child.on('exit', () => endGroup(child));
  child.on('close', (code, signal) => exit.resolve(howItEnded(code, signal)));
  return {
    name,
    exit: exit.promise,
    async stop(grace) {
      signalGroup(child, stopSignal);
      const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
      await exit.promise;
      clearTimeout(timer);
    },
    kill: () => signalGroup(child, 'SIGKILL'),
  };
}
