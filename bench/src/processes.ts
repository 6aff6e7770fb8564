import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Kernel clock ticks per second on every Linux this runs on (`getconf CLK_TCK`). */
const TICKS = 100;

/** Processor seconds, user and system, that a process and those it started, ended ones too, have used so far. */
export function cpuSeconds(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name stands in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  return childrenOf(pid).reduce((sum, child) => sum + cpuSeconds(child), own);
}

/**
 * Milliseconds of processor time that the threads of a process and of those it started have used so far. Finer than
 * {@link cpuSeconds}, but threads that have ended do not count.
 */
export function processorTime(pid: number): number {
  const threads = fs.readdirSync(`/proc/${pid}/task`);
  const own = threads.reduce((sum, thread) => sum + threadTime(pid, thread), 0);
  return childrenOf(pid).reduce((sum, child) => sum + processorTime(child), own);
}

/** First field of `schedstat` (proc(5)): nanoseconds on a processor. */
function threadTime(pid: number, thread: string): number {
  return Number(fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

export function childrenOf(pid: number): number[] {
  const list = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return list === '' ? [] : list.split(' ').map(Number);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Starts a program of this repository and forgets what it prints. */
export function startNode(args: readonly string[], env: Record<string, string>, root = ROOT): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export function runNode(args: readonly string[], env: Record<string, string>, root = ROOT): void {
  execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function until(isTrue: () => boolean | Promise<boolean>, what: string, limit = 180_000): Promise<void> {
  const deadline = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`${what} was not ready in ${limit} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves when the address answers with success. @throws Error after three minutes. */
export function untilReady(url: string): Promise<void> {
  return until(async () => {
    const response = await fetch(url).catch(() => null);
    return response?.ok === true;
  }, url);
}

/** Resolves when the file is there. @throws Error after three minutes. */
export function untilExists(file: string): Promise<void> {
  return until(() => fs.existsSync(file), file);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
