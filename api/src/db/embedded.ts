import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { claimFolder, type Claim } from './lock.ts';
import type { WorkerNews, WorkerTask } from './embedded-worker.ts';

const OPEN_TIMEOUT_MS = 120_000;
const ATTACH_TIMEOUT_MS = 60_000;

/** A fault that the operator can mend; its message says how, so no stack is shown. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

export interface Embedded {
  /** Folder of the socket: the `host` that the driver connects to. */
  host: string;
  close(): Promise<void>;
}

/** Where the embedded database keeps its files and its socket. */
function pathsBelow(dataDir: string) {
  const run = path.join(dataDir, 'run');
  return {
    files: path.join(dataDir, 'db'),
    newFiles: path.join(dataDir, 'db.new'),
    run,
    socket: path.join(run, '.s.PGSQL.5432'),
  };
}

/**
 * Opens the embedded database of a data folder, or attaches to the process that has it open. When that process ends,
 * this one takes over, so either may stop first.
 * @throws {DatabaseError} when the folder cannot be used
 */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const at = pathsBelow(dataDir);
  makeFolder(dataDir);
  makeFolder(at.run);
  const state: { claim: Claim; worker?: Worker; closing: boolean } = {
    claim: await claimFolder(dataDir),
    closing: false,
  };

  const settle = async (): Promise<void> => {
    if (state.claim.owner) {
      try {
        state.worker = await serve(at);
      } catch (error) {
        await state.claim.release();
        throw error;
      }
      return;
    }
    await attach(at.socket, state.claim.ownerGone, dataDir);
    void state.claim.ownerGone.then(succeed);
  };
  const succeed = async (): Promise<void> => {
    if (state.closing) return;
    state.claim = await claimFolder(dataDir);
    // A failure leaves the pool without a server: readiness and every call say so until an operator steps in.
    await settle().catch(() => undefined);
  };
  await settle();

  return {
    host: at.run,
    async close() {
      state.closing = true;
      if (state.worker) await stop(state.worker);
      await state.claim.release();
    },
  };
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new DatabaseError(
      `The data folder ${folder} cannot be created or written (${code}). Choose another DATA_DIR.`,
    );
  }
}

async function serve(at: ReturnType<typeof pathsBelow>): Promise<Worker> {
  if (!fs.existsSync(at.files)) {
    // Created beside its place and moved when complete: a first start that is cut short leaves nothing half made.
    fs.rmSync(at.newFiles, { recursive: true, force: true });
    const maker = await launch({ folder: at.newFiles }, at.newFiles);
    await maker.terminate();
    fs.renameSync(at.newFiles, at.files);
  }
  if (!fs.existsSync(path.join(at.files, 'PG_VERSION'))) throw damaged(at.files, 'PG_VERSION is missing');
  return launch({ folder: at.files, socket: at.socket }, at.files);
}

function damaged(folder: string, reason: string): DatabaseError {
  return new DatabaseError(
    `The database in ${folder} cannot be opened: ${reason}.\n` +
      'Nothing was changed. Put a backup of this folder back; or move it away and start again: an empty database is ' +
      'created, and `content import` fills it from the content pack (counted hits are lost then).',
  );
}

function launch(task: WorkerTask, folder: string): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: task,
    stdout: true,
    stderr: true,
  });
  // What the engine says of itself is not for the log; unread it would pile up.
  worker.stdout.resume();
  worker.stderr.resume();
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      void worker.terminate().then(() => reject(damaged(folder, reason)));
    };
    const timer = setTimeout(() => fail('it did not open in time'), OPEN_TIMEOUT_MS);
    worker.once('error', (error) => fail(error instanceof Error ? error.message : String(error)));
    worker.once('exit', (code) => fail(`its process ended with code ${code}`));
    worker.once('message', (news: WorkerNews) => {
      if (news.kind === 'failed') return fail(news.reason);
      clearTimeout(timer);
      worker.removeAllListeners('exit');
      resolve(worker);
    });
  });
}

function stop(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.postMessage('close');
  });
}

/** Waits until the owner answers on its socket; it may still be opening the folder. */
async function attach(socket: string, ownerGone: Promise<void>, dataDir: string): Promise<void> {
  const deadline = Date.now() + ATTACH_TIMEOUT_MS;
  let gone = false;
  void ownerGone.then(() => (gone = true));
  while (!gone && Date.now() < deadline) {
    if (await answers(socket)) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  // When the owner ended meanwhile, its successor is chosen by the caller.
  if (gone) return;
  throw new DatabaseError(
    `Another process has the data folder ${dataDir} open and does not answer on ${socket}. Stop it, or choose another DATA_DIR.`,
  );
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}
