import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { canEndWithParent } from './end-with-parent.ts';

const PARENT = path.resolve(import.meta.dirname, '../testing/looping-renderer.ts');

function release(code: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'looping-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'server.cjs'), code);
  return folder;
}

/** One that has ended may wait for somebody to take note of it. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

function endIfRunning(pid: number): void {
  if (isRunning(pid)) process.kill(pid, 'SIGKILL');
}

describe('a renderer in an endless loop', () => {
  it.runIf(canEndWithParent())('ends with a web process that is killed hard', { timeout: 30_000 }, async () => {
    const parent = spawn(process.execPath, [PARENT, release('for (;;);'), 'server.cjs']);
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    onTestFinished(() => endIfRunning(pid));
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    await vi.waitUntil(() => !isRunning(pid), { timeout: 3000 });
  });
});
