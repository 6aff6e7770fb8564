import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import type { WorkerNews, WorkerOrder, WorkerTask } from './embedded-worker.ts';

/** A first start takes seven seconds on an ordinary machine; on a busy or old one many times as long. */
const OPEN_TIMEOUT_MS = 600_000;
/** Turns are counted and not time: a machine that slept, or whose clock was moved, has asked no more often. */
const PULSE_MS = 5000;
const MOST_SILENT_TURNS = 12;

/** The embedded database at work. */
export interface EngineThread {
  /** Resolves with the engine's own words when it ends by itself, or has not answered for a minute. */
  ended: Promise<string>;
  /** Closes the database in good order. */
  stop(): Promise<void>;
}

/** Resolves when the database is open. @throws {DatabaseError} with the engine's reason */
export async function startEngineThread(task: WorkerTask): Promise<EngineThread> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: task,
    stdout: true,
    stderr: true,
  });
  // What the engine says of statements is not for the log, for they hold what visitors wrote; unread it would pile up.
  worker.stdout.resume();
  worker.stderr.resume();
  const ended = reasonOfEnd(worker);
  await untilOpen(worker, ended, task.folder);
  const silent = untilSilent(worker);
  void ended.then(silent.stopAsking);
  return {
    ended: Promise.race([ended, silent.reason]),
    async stop() {
      silent.stopAsking();
      order(worker, 'close');
      await ended;
    },
  };
}

const order = (worker: Worker, what: WorkerOrder) => worker.postMessage(what);

function reasonOfEnd(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on('message', (news: WorkerNews) => news.kind === 'failed' && resolve(news.reason));
    worker.once('error', (error) => resolve(error instanceof Error ? error.message : String(error)));
    worker.once('exit', (code) => resolve(`its thread ended with code ${code}`));
  });
}

async function untilOpen(worker: Worker, ended: Promise<string>, folder: string): Promise<void> {
  const isUp = new Promise<void>((resolve) => {
    worker.on('message', (news: WorkerNews) => news.kind === 'up' && resolve());
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it did not open in ten minutes'), OPEN_TIMEOUT_MS);
  });
  const reason = await Promise.race([isUp, ended, late]);
  clearTimeout(timer);
  if (reason === undefined) return;
  await worker.terminate();
  throw cannotOpen(folder, reason);
}

function untilSilent(worker: Worker): { reason: Promise<string>; stopAsking: () => void } {
  let silentTurns = 0;
  const silence = Promise.withResolvers<string>();
  worker.on('message', (news: WorkerNews) => {
    if (news.kind === 'pulse') silentTurns = 0;
  });
  const timer = setInterval(() => {
    silentTurns += 1;
    if (silentTurns > MOST_SILENT_TURNS) silence.resolve('it has not answered for a minute');
    order(worker, 'pulse');
  }, PULSE_MS);
  timer.unref();
  return { reason: silence.promise, stopAsking: () => clearInterval(timer) };
}

/** What to do when the database cannot be opened, and what each way costs. */
export function cannotOpen(folder: string, reason: string): DatabaseError {
  const advice = /no space left on device/i.test(reason)
    ? 'Free space on its disk and start again; nothing is lost.'
    : 'Nothing was changed. Move the folder away and bring a backup back (`backup restore`), with the keys/ that belong to it. To ' +
      'begin with an empty one, move the folder away, start again, and let `content import` fill in the pages: bookings, waiting lists, newsletter ' +
      'subscriptions, messages not yet sent and readers’ counts are only in this folder and would be lost.';
  return new DatabaseError(`The database in ${folder} cannot be opened: ${reason}.\n${advice}`);
}
