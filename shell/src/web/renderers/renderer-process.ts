import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { FromRenderer, ToRenderer } from '../../renderer/messages.ts';
import { nodeEndingWithParent } from './end-with-parent.ts';
import { rendererProgram, type RendererProgram } from './program/renderer-program.ts';

/** The same for all: what it is made of does not change while this process runs. */
let program: RendererProgram | undefined;
const theProgram = (): RendererProgram => (program ??= rendererProgram());

/** Characters of the last words of a process, such as V8's when memory is used up. */
const LAST_WORDS = 2000;
/** Bytes on the error stream after which nobody reads any more. */
const LONGEST_STREAM = 64 * 1024;
export interface ProcessOptions {
  /** Folders that it may read. */
  folders: readonly string[];
  /** Mebibytes of JavaScript objects. */
  memory: number;
  onMessage: (message: FromRenderer) => void;
  /** Called once, however it ends. */
  onEnd: (how: string) => void;
}

/** A renderer's process and the channel to it. */
export interface RendererProcess {
  readonly pid: number;
  send(message: ToRenderer): void;
  kill(): void;
  /** What it takes of the machine; null where nobody can say. */
  usage(): Usage | null;
  /** Milliseconds since its start in which it could have worked and had no processor; 0 where nobody can say. */
  starved(): number;
}

export interface Usage {
  /** Mebibytes. */
  memory: number;
  /** Milliseconds of processor time since its start. */
  processor: number;
}

const PAGE_BYTES = 4096;
/** Milliseconds of a clock tick (`USER_HZ`). */
const TICK = 10;

/** Fields 14, 15 and 24 of proc(5) `stat`: user time, system time, resident pages. */
function usageOf(pid: number): Usage | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const at = (field: number) => Number(fields[field - 3]);
    return { memory: (at(24) * PAGE_BYTES) / 1024 ** 2, processor: (at(14) + at(15)) * TICK };
  } catch {
    return null;
  }
}

/**
 * Milliseconds that the first thread of a process, where its JavaScript runs, has waited for a processor (second field of
 * `schedstat`, sched-stats of the kernel); 0 where nobody can say.
 */
export function starvedTime(pid: number | 'self'): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** Reads what the process says in its last moment, and no more than that. */
function lastWordsOf(child: ChildProcess): () => string {
  let text = '';
  let bytes = 0;
  child.stderr?.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    text = (text + chunk.toString('utf8')).slice(-LAST_WORDS);
    if (bytes > LONGEST_STREAM) child.stderr?.destroy();
  });
  return () => (text.match(/FATAL ERROR: .*|^\w*Error.*$/m) ?? [''])[0];
}

/** Flags of Node for a process that may compute, and read these folders. */
export function permissionFlags({ folders, memory }: Pick<ProcessOptions, 'folders' | 'memory'>): string[] {
  return [
    '--permission',
    ...[...theProgram().files, ...folders].map((folder) => `--allow-fs-read=${folder}`),
    `--max-old-space-size=${memory}`,
    // One helper for collecting and compiling: a renderer has one thing to do at a time, and there is one for each section.
    '--v8-pool-size=1',
    '--disallow-code-generation-from-strings',
    '--disable-proto=delete',
    '--no-warnings',
  ];
}

/** Of the C library: threads that wait for each other rather than having a heap each; 5 MB less of a renderer. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };

/** Starts a renderer under the permission model: nothing of our environment, no files but its own, no way out but the channel. */
export function startProcess(options: ProcessOptions): RendererProcess {
  const node = nodeEndingWithParent();
  const child = fork(theProgram().main, {
    execPath: node.program,
    execArgv: [...node.before, ...permissionFlags(options)],
    env: ENVIRONMENT,
    cwd: '/',
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const pid = child.pid ?? 0;
  const lastWords = lastWordsOf(child);
  child.on('message', (message) => options.onMessage(message as unknown as FromRenderer));
  child.once('exit', (code, signal) => options.onEnd(`${signal ?? `exit ${code}`} ${lastWords()}`.trim()));
  // A message to a process that has just ended; its end is told by `exit`.
  child.on('error', () => {});
  return {
    pid,
    send: (message) => {
      if (child.connected) child.send(message, () => {});
    },
    kill: () => void child.kill('SIGKILL'),
    usage: () => usageOf(pid),
    starved: () => starvedTime(pid),
  };
}
