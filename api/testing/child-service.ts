import { spawn, type ChildProcess } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';

/*
 * The service and its commands as processes of their own: what a test about crashes, locks and messages needs.
 */

const SOURCE = path.join(import.meta.dirname, '../src');
/** Node keeps compiled modules here, which halves the time that a process takes to start. */
const NODE_COMPILE_CACHE = path.join(import.meta.dirname, '../../node_modules/.cache/node-compile');

export interface Ended {
  code: number | null;
  output: string;
  faults: string;
}

interface Started {
  process: ChildProcess;
  ended: Promise<Ended>;
  /** Resolves when a line of the output has the text; rejects when the process ends without. */
  says(text: string): Promise<void>;
}

/** A test run that is cut short must not leave services behind. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Start {
  script: string;
  args?: readonly string[];
  env: Record<string, string>;
  /** A program with its arguments that runs the service, such as a tracer. */
  under?: readonly string[];
}

function start({ script, args = [], env, under = [] }: Start): Started {
  // oxlint-disable-next-line node/no-process-env -- a child needs the PATH of its parent and nothing else
  const { PATH = '' } = process.env;
  const [program = '', ...rest] = [...under, process.execPath, path.join(SOURCE, script), ...args];
  const child = spawn(program, rest, { env: { PATH, NODE_COMPILE_CACHE, ...env } });
  running.add(child);
  let [output, faults] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, output, faults });
    });
  });
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      child.stdout.on('data', look);
      look();
      void ended.then(() => reject(new Error(`ended without saying "${text}": ${faults}`)));
    });
  return { process: child, ended, says };
}

/** Runs `api/src/cli.ts` to its end. */
export function runCli(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  return start({ script: 'cli.ts', args, env }).ended;
}

/** Runs `api/src/server.ts` until it ends by itself: for starts that must fail. */
export function runServer(env: Record<string, string>): Promise<Ended> {
  return start({ script: 'server.ts', env }).ended;
}

export interface ChildService {
  /** The answer's envelope; rejects when nobody answers. */
  call(name: string, body: object, headers?: Record<string, string>): Promise<{ code: string; data: unknown }>;
  /** A call by GET, in English. */
  get(name: string): Promise<{ code: string; data: unknown }>;
  signal(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<Ended>;
  /** Resolves when it has ended, by itself or not. */
  ended: Promise<Ended>;
}

export async function startChildService(
  env: Record<string, string>,
  under: readonly string[] = [],
): Promise<ChildService> {
  const started = start({ script: 'server.ts', env: { LOG_LEVEL: 'info', CODE_WORK_BITS: '0', ...env }, under });
  await started.says('"msg":"ready"');
  const socketPath = env['API_LISTEN']?.replace('unix:', '') ?? path.join(env['DATA_DIR'] ?? '', 'run/api.sock');
  return {
    call: (name, body, headers = {}) => send(socketPath, { method: 'POST', url: `/cn/api/${name}`, body, headers }),
    get: (name) => send(socketPath, { method: 'GET', url: `/cn/api/${name}?language=2`, body: {}, headers: {} }),
    ended: started.ended,
    signal: (signal) => {
      started.process.kill(signal);
      return started.ended;
    },
  };
}

interface Sent {
  method: string;
  url: string;
  body: object;
  headers: Record<string, string>;
}

function send(socketPath: string, { method, url, body, headers }: Sent): Promise<{ code: string; data: unknown }> {
  const options = { socketPath, path: url, method, agent: false };
  const typed = method === 'GET' ? headers : { 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request({ ...options, headers: typed }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(JSON.parse(text) as { code: string; data: unknown }));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(method === 'GET' ? undefined : JSON.stringify(body));
  });
}

/** Tries until it holds; rejects after half a minute. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 30_000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > until) throw new Error('did not come true within half a minute');
    await new Promise((next) => setTimeout(next, 20));
  }
}
