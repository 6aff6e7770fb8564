import fs from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { panicIn } from './engine-panic.ts';

/*
 * The embedded database in a thread of its own, so that a heavy query never blocks the service, behind a Unix socket,
 * so that it is reached by the same driver as PostgreSQL.
 */

export interface WorkerTask {
  folder: string;
  /** Where to serve it; absent when the folder is only to be created. */
  socket?: string;
}
/** `pulse` asks whether the engine still takes turns with its thread; it answers with the same word. */
export type WorkerOrder = 'close' | 'pulse';
export type WorkerNews = { kind: 'up' } | { kind: 'pulse' } | { kind: 'failed'; reason: string };

/** The part of the emscripten module that is needed to give its file system a real fsync, and private files. */
interface EmscriptenModule {
  FS: { lookupPath(path: string): { node: { mount?: { type?: Partial<FileOperations> } } } };
}
interface FileOperations {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
  node_ops: { setattr: (node: object, attributes: { mode?: number }) => void };
}

/**
 * Memory of the engine, which never gives any back: what a statement of ours reads fits into less than PostgreSQL's 128 MB, and files are kept
 * by the system beside it.
 */
const SMALL = ['shared_buffers=16MB', 'wal_buffers=512kB', 'maintenance_work_mem=16MB'].flatMap((one) => ['-c', one]);

/** Rights of other users than our own. */
const OTHERS = 0o077;

/**
 * PGlite's own file system answers fsync without doing it (electric-sql/pglite issue 1107), so a power cut could lose
 * acknowledged rows; and it sets the rights of new files by a mask of its own, so that others can read some of them.
 * Refuses to run rather than run without.
 */
class DurableNodeFs extends NodeFS {
  /** Why the engine gave up while it opened, for then no client is there to be told; empty while it has not. */
  lastWords = '';

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts['printErr'] = (line: string) => {
      this.lastWords = /^[^\t]*(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? this.lastWords;
    };
    const steps = (result.emscriptenOpts as { preRun?: ((module: EmscriptenModule) => void)[] }).preRun;
    if (!steps) throw new Error('the embedded database cannot be made durable');
    steps.push((module) => {
      const { stream_ops: streams, node_ops: nodes } = module.FS.lookupPath('/pglite/data').node.mount?.type ?? {};
      if (!streams || !nodes) throw new Error('the embedded database cannot be made durable');
      streams.fsync = ({ nfd }) => {
        if (nfd !== undefined) fs.fsyncSync(nfd);
        return 0;
      };
      const { setattr } = nodes;
      nodes.setattr = (node, attributes) => {
        const { mode } = attributes;
        setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~OTHERS });
      };
    });
    return result;
  }
}

/** First bytes of the messages that end a request: Query, Sync, Terminate. All others of a request come before its Sync. */
const REQUEST_ENDS: ReadonlySet<number | undefined> = new Set(Array.from('QSX', (sign) => sign.codePointAt(0)));

const post = (news: WorkerNews) => parentPort?.postMessage(news);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A dead engine takes messages and answers none: the thread ends with it, and says why. */
function endWith(reason: string): never {
  post({ kind: 'failed', reason });
  process.exit(1);
}

/** Passes a message to the engine and looks at its answer for its last words. */
const passOn = (target: PGlite): PGlite['execProtocolRawStream'] =>
  async function (message, options) {
    let panic: string | undefined;
    const onRawData = (data: Uint8Array) => {
      panic ??= panicIn(data);
      options.onRawData(data);
    };
    // Faults of a statement are answers; what is thrown is a fault of the engine.
    await target
      .execProtocolRawStream(message, { ...options, onRawData })
      .catch((error: unknown) => endWith(reasonOf(error)));
    if (panic !== undefined) endWith(panic);
  };

/**
 * The database as the socket server sees it. The server lets another connection in between any two messages unless a
 * transaction is open; between the messages of one request that ends in "portal does not exist", because all
 * connections share one back end. So a request counts as a transaction until its last message.
 */
function oneRequestAtATime(db: PGlite): PGlite {
  let isInRequest = false;
  const send = passOn(db);
  return new Proxy(db, {
    get(target, name) {
      if (name === 'isInTransaction') return () => isInRequest || target.isInTransaction();
      if (name === 'execProtocolRawStream') {
        const run: PGlite['execProtocolRawStream'] = async (message, options) => {
          // A startup message begins with its length, whose first byte is 0.
          isInRequest = message[0] !== 0 && !REQUEST_ENDS.has(message[0]);
          return send(message, options);
        };
        return run;
      }
      if (name === 'exec') isInRequest = false;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

async function open(folder: string): Promise<PGlite> {
  const withoutNoSync = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  // emscripten's fdatasync does nothing, so the write-ahead log must be told to use fsync.
  const startParams = [...withoutNoSync, '-c', 'wal_sync_method=fsync', ...SMALL];
  const files = new DurableNodeFs(folder);
  return PGlite.create({ fs: files, startParams }).catch((error: unknown) => {
    throw new Error(files.lastWords || reasonOf(error));
  });
}

async function run(task: WorkerTask): Promise<void> {
  const db = await open(task.folder);
  if (task.socket === undefined) return db.close();
  fs.rmSync(task.socket, { force: true });
  const server = new PGLiteSocketServer({ db: oneRequestAtATime(db), path: task.socket, maxConnections: 40 });
  await server.start();
  fs.chmodSync(task.socket, 0o600);
  parentPort?.on('message', (order: WorkerOrder) => {
    if (order === 'pulse') return post({ kind: 'pulse' });
    void close(server, db);
  });
}

async function close(server: PGLiteSocketServer, db: PGlite): Promise<void> {
  try {
    await server.stop();
    await db.close();
  } catch (error) {
    endWith(reasonOf(error));
  }
  process.exit(0);
}

const task = workerData as WorkerTask;
try {
  await run(task);
  post({ kind: 'up' });
} catch (error) {
  endWith(reasonOf(error));
}
// A folder that was only to be created needs nobody any more.
if (task.socket === undefined) process.exit(0);
