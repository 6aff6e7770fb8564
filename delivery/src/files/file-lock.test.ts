import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { withFileLock } from './file-lock.ts';
import { isAlive, processStart } from './processes.ts';

async function lockPath() {
  return join(await temporaryFolder(), 'run', 'one.lock');
}

test('tasks that want the same lock run one after the other', async () => {
  const path = await lockPath();
  let inside = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, ++inside);
    await readdir('.');
    inside--;
  };
  await Promise.all(Array.from({ length: 8 }, () => withFileLock({ path, purpose: 'test' }, task)));
  expect(most).toBe(1);
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test('a task that fails gives the lock back', async () => {
  const path = await lockPath();
  const failing = withFileLock({ path, purpose: 'test' }, () => Promise.reject(new Error('disk full')));
  await expect(failing).rejects.toThrow('disk full');
  expect(await withFileLock({ path, purpose: 'test', waitMs: 0 }, async () => 'mine')).toBe('mine');
});

test('whoever waits too long learns who holds it', async () => {
  const path = await lockPath();
  await withFileLock({ path, purpose: 'promote mf-invest@1.4.0' }, async () => {
    const second = withFileLock({ path, purpose: 'test', waitMs: 60 }, async () => undefined);
    await expect(second).rejects.toThrow(`process ${process.pid} (promote mf-invest@1.4.0`);
  });
});

test('a lock whose process has died is taken over by exactly one at a time', async () => {
  const path = await lockPath();
  const dead = spawn(process.execPath, ['--eval', '']);
  await once(dead, 'close');
  await withFileLock({ path, purpose: 'make the folder' }, async () => undefined);
  const record = { token: 'left', pid: dead.pid, started: '1', purpose: 'crashed', since: new Date().toISOString() };
  await writeFile(path, JSON.stringify(record));
  let inside = 0;
  const task = async () => {
    expect(++inside).toBe(1);
    await readdir('.');
    inside--;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock({ path, purpose: 'test', waitMs: 5000 }, task)));
});

/** A lock that a process which is gone has left, and the guard of another one that died while it removed it. */
async function abandonedWithGuard(age: number) {
  const path = await lockPath();
  const guard = `${path}.guard`;
  await mkdir(guard, { recursive: true });
  const then = new Date(Date.now() - age);
  await utimes(guard, then, then);
  await writeFile(path, JSON.stringify({ token: 'left', pid: 2 ** 30, started: '1', purpose: 'crashed', since: '' }));
  return { path, guard };
}

test('a crash while a stale lock was removed does not hold anybody up for ever', async () => {
  const { path } = await abandonedWithGuard(6000);
  expect(await withFileLock({ path, purpose: 'test' }, async () => 'mine')).toBe('mine');
  expect(await readdir(join(path, '..'))).toEqual([]);
});

test('a stale lock that somebody removes at this moment is left to them', async () => {
  const { path, guard } = await abandonedWithGuard(0);
  const waiting = withFileLock({ path, purpose: 'test' }, async () => 'mine');
  await expect.poll(() => readdir(join(path, '..'))).toHaveLength(2);
  expect(await readFile(path, 'utf8')).toContain('left');
  await utimes(guard, new Date(0), new Date(0));
  expect(await waiting).toBe('mine');
});

test('a lock that nobody can read is named, and not taken', async () => {
  const path = await lockPath();
  await mkdir(join(path, '..'));
  await writeFile(path, 'half');
  const taken = withFileLock({ path, purpose: 'test', waitMs: 0 }, async () => 'mine');
  await expect(taken).rejects.toMatchObject({ code: 'busy', message: expect.stringContaining(path) as string });
});

test('a task whose lock was taken over leaves the new one alone', async () => {
  const path = await lockPath();
  const other = { token: 'other', pid: process.pid, started: null, purpose: 'promote', since: '' };
  await withFileLock({ path, purpose: 'test' }, () => writeFile(path, JSON.stringify(other)));
  expect(await readFile(path, 'utf8')).toContain('other');
});

test('a process is told by its number, and by its start where that is known', () => {
  const started = processStart(process.pid);
  expect(isAlive({ pid: process.pid, started })).toBe(true);
  expect(isAlive({ pid: process.pid, started: null })).toBe(true);
  expect(isAlive({ pid: 2 ** 30, started: null })).toBe(false);
  expect(processStart(2 ** 30)).toBeNull();
  expect(started === null || /^\d+$/.test(started)).toBe(true);
});

test.runIf(processStart(process.pid) !== null)('a lock of an earlier process with our number is stale', async () => {
  const path = await lockPath();
  await withFileLock({ path, purpose: 'before a reboot' }, async () => {
    const record: unknown = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(Object.assign({}, record, { started: '1', token: 'old' })));
    expect(await withFileLock({ path, purpose: 'test', waitMs: 100 }, async () => 'mine')).toBe('mine');
  });
});
