import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { processStart, withFileLock } from './file-lock.ts';

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

test.runIf(processStart(process.pid) !== null)('a lock of an earlier process with our number is stale', async () => {
  const path = await lockPath();
  await withFileLock({ path, purpose: 'before a reboot' }, async () => {
    const record: unknown = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(Object.assign({}, record, { started: '1', token: 'old' })));
    expect(await withFileLock({ path, purpose: 'test', waitMs: 100 }, async () => 'mine')).toBe('mine');
  });
});
