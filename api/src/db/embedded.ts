import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseError } from './database-error.ts';
import { cannotOpen, startEngineThread, type EngineThread } from './engine-thread.ts';
import { claimFolder, type Claim } from './lock.ts';

/** The owner may still be opening the folder, which takes long on a slow machine. */
const ATTACH_TIMEOUT_MS = 600_000;

export interface Embedded {
  /** Folder of the socket: the `host` that the driver connects to. */
  host: string;
  /** Resolves when the database ended by itself or cannot be taken over: nothing here can serve any more. */
  failure: Promise<DatabaseError>;
  /** @param whenClosed runs when the files are closed and nobody else may open them yet */
  close(whenClosed?: () => void): Promise<void>;
}

/**
 * Where the embedded database keeps its files and its socket. Who has it alone has a socket of its own, where nobody looks;
 * its folder has as short a name, for paths of sockets are limited.
 */
function pathsBelow(dataDir: string, isAlone = false) {
  const run = path.join(dataDir, isAlone ? 'own' : 'run');
  return {
    files: path.join(dataDir, 'db'),
    newFiles: path.join(dataDir, 'db.new'),
    movedFiles: path.join(dataDir, 'db.moved'),
    run,
    socket: path.join(run, '.s.PGSQL.5432'),
  };
}

/**
 * Opens the embedded database of a data folder, or attaches to the process that has it open. When that process ends,
 * this one takes over, so either may stop first.
 * @param isAlone refuses a folder that another process has open; those that come later wait until this one has closed it
 * @throws {DatabaseError} when the folder cannot be used
 */
export async function openEmbedded(dataDir: string, { isAlone = false } = {}): Promise<Embedded> {
  const at = pathsBelow(dataDir, isAlone);
  makeFolder(dataDir);
  makeFolder(at.run);
  const state: { claim: Claim; engine?: EngineThread; closing: boolean } = {
    claim: await claimFolder(dataDir),
    closing: false,
  };
  const failure = Promise.withResolvers<DatabaseError>();

  const open = async (): Promise<void> => {
    const engine = await serve(at);
    state.engine = engine;
    void engine.ended.then((reason) => state.closing || failure.resolve(stopped(at.files, reason)));
  };
  const settle = async (): Promise<void> => {
    if (state.claim.owner) {
      await open().catch(async (error: unknown) => {
        await state.claim.release();
        throw error;
      });
      return;
    }
    if (isAlone) {
      state.claim.release();
      throw new DatabaseError(`Another process has the data folder ${dataDir} open. Stop the service first.`);
    }
    await attach(at.socket, state.claim.ownerGone, dataDir);
    void state.claim.ownerGone.then(succeed);
  };
  const succeed = async (): Promise<void> => {
    if (state.closing) return;
    try {
      state.claim = await claimFolder(dataDir);
      await settle();
    } catch (error) {
      failure.resolve(error instanceof DatabaseError ? error : stopped(at.files, String(error)));
    }
  };
  await settle();

  return {
    host: at.run,
    failure: failure.promise,
    async close(whenClosed) {
      state.closing = true;
      await state.engine?.stop();
      whenClosed?.();
      await state.claim.release();
    },
  };
}

/** @param reason the engine's own words */
function stopped(folder: string, reason: string): DatabaseError {
  return new DatabaseError(
    `The engine of the database in ${folder} ended: ${reason}.\n` +
      'The service ends with it. What it has confirmed is stored; start it again.',
  );
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

/** Where the files of a database lie that was moved away. */
export const movedFiles = (dataDir: string): string => pathsBelow(dataDir).movedFiles;

/** Keeps everybody from opening the database of this folder again. */
export function markMoved(dataDir: string): void {
  fs.renameSync(pathsBelow(dataDir).files, movedFiles(dataDir));
}

async function serve(at: ReturnType<typeof pathsBelow>): Promise<EngineThread> {
  if (!fs.existsSync(at.files) && fs.existsSync(at.movedFiles))
    throw new DatabaseError(
      `The database of this folder was moved to PostgreSQL: set DATABASE_URL. What it was lies in ${at.movedFiles}; to go back ` +
        `to it, rename it to ${at.files}. What was written to PostgreSQL since then is not in it.`,
    );
  if (!fs.existsSync(at.files)) {
    // Created beside its place and moved when complete: a first start that is cut short leaves nothing half made.
    fs.rmSync(at.newFiles, { recursive: true, force: true });
    const maker = await startEngineThread({ folder: at.newFiles });
    await maker.ended;
    fs.renameSync(at.newFiles, at.files);
  }
  if (!fs.existsSync(path.join(at.files, 'PG_VERSION'))) throw cannotOpen(at.files, 'PG_VERSION is missing');
  return startEngineThread({ folder: at.files, socket: at.socket });
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
