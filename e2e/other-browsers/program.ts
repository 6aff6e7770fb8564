import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Environment = Readonly<Record<string, string>>;

/** A program of the machine with a folder of its own. */
export interface Program {
  /** Resolves with what the pattern finds in its output. */
  says(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

export interface Start {
  command: string;
  /** @param folder its own, empty at first */
  args: (folder: string) => readonly string[];
  env: Environment;
}

/** Milliseconds a browser may take until it listens. */
const PATIENCE = 30_000;

function readLines(child: ChildProcess): (listener: (line: string) => void) => void {
  const listeners: ((line: string) => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.on('data', (bytes: Buffer) => {
      const lines = (rest + bytes.toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) for (const listener of listeners) listener(line);
    });
  }
  return (listener) => listeners.push(listener);
}

/** A browser starts others: all of the group is ended. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

export async function startProgram({ command, args, env }: Start): Promise<Program> {
  const folder = await mkdtemp(path.join(tmpdir(), 'other-browser-'));
  const { PATH = '' } = process.env;
  const settings = { PATH, HOME: folder, ...env };
  const child = spawn(command, args(folder), { detached: true, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  const onLine = readLines(child);
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${command} did not say ${String(pattern)}`)), PATIENCE);
        child.on('exit', (code) => reject(new Error(`${command} ended with ${code ?? 'a signal'}`)));
        onLine((line) => {
          const found = pattern.exec(line)?.[1];
          if (found === undefined) return;
          clearTimeout(late);
          resolve(found);
        });
      }),
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
