import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { DeliveryError, hasCode, isMissing } from '../delivery-error.ts';
import { draftOf } from './drafts.ts';
import { isAlive, processStart } from './processes.ts';

const lockRecord = z.object({
  token: z.string(),
  pid: z.number().int(),
  /** Start of the process in clock ticks since boot; tells a process from a later one with the same number. */
  started: z.string().nullable(),
  purpose: z.string(),
  since: z.string(),
});
type LockRecord = z.infer<typeof lockRecord>;

const POLL_MS = 40;
/** A guard is held for a few system calls; one this old was left by a crash. */
const GUARD_STALE_MS = 5000;

export interface LockOptions {
  readonly path: string;
  /** Shown to whoever has to wait, such as `promote mf-invest@1.4.0`. */
  readonly purpose: string;
  readonly waitMs?: number;
}

/**
 * Runs a task while this process alone holds the lock file. A lock whose process is gone is taken over.
 * Throws `busy` when a living process keeps it longer than `waitMs` (default 20 s).
 */
export async function withFileLock<Result>(options: LockOptions, task: () => Promise<Result>): Promise<Result> {
  const token = await acquire(options);
  try {
    return await task();
  } finally {
    await release(options.path, token);
  }
}

async function acquire({ path, purpose, waitMs = 20_000 }: LockOptions): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const mine = {
    token: randomUUID(),
    pid: process.pid,
    started: processStart(process.pid),
    purpose,
    since: new Date().toISOString(),
  };
  const deadline = performance.now() + waitMs;
  for (;;) {
    if (await tryCreate(path, mine)) return mine.token;
    const holder = await readLock(path);
    if (holder && !isAlive(holder)) await removeStale(path, holder.token);
    else if (performance.now() > deadline) throw busy(path, holder);
    else await sleep(POLL_MS);
  }
}

/** `link` creates the lock together with its content, so nobody ever reads a half-written one. */
async function tryCreate(path: string, record: LockRecord): Promise<boolean> {
  const temporary = draftOf(path);
  await writeFile(temporary, JSON.stringify(record), { flag: 'wx' });
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function readLock(path: string): Promise<LockRecord | null> {
  try {
    return lockRecord.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return null;
    throw new DeliveryError('busy', `The lock ${path} cannot be read. Remove it when no delivery command runs.`, error);
  }
}

/** Two processes may find the same stale lock: only the one with the guard removes it, and only if it is still that one. */
async function removeStale(path: string, token: string): Promise<void> {
  const guard = `${path}.guard`;
  try {
    await mkdir(guard);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    await dropOldGuard(guard);
    return;
  }
  try {
    await release(path, token);
  } finally {
    await rmdir(guard);
  }
}

async function dropOldGuard(guard: string): Promise<void> {
  const found = await stat(guard).catch(() => null);
  if (found && Date.now() - found.mtimeMs > GUARD_STALE_MS) {
    await rmdir(guard).catch(() => {
      // Another process removed it first, or it stays and is looked at again.
    });
  } else await sleep(POLL_MS);
}

async function release(path: string, token: string): Promise<void> {
  const holder = await readLock(path);
  if (holder?.token === token) await rm(path, { force: true });
}

function busy(path: string, holder: LockRecord | null): DeliveryError {
  const who = holder ? `process ${holder.pid} (${holder.purpose}, since ${holder.since})` : 'another process';
  return new DeliveryError('busy', `${who} is writing to this store. Wait until it ends; the lock is ${path}`);
}
