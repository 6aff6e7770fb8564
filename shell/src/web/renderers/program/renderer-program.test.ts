import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rendererProgram } from './renderer-program.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'renderer-program-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

/** What the process says first, when it may read these files and nothing else. */
async function firstWords(main: string, files: readonly string[]): Promise<unknown> {
  const execArgv = ['--permission', ...files.map((file) => `--allow-fs-read=${file}`), '--no-warnings'];
  const child = fork(main, { execArgv, env: {}, cwd: '/', serialization: 'advanced', stdio: 'ignore' });
  const [message] = (await once(child, 'message')) as unknown[];
  child.kill('SIGKILL');
  return message;
}

describe('the program of renderers', () => {
  it('starts as JavaScript that reads nothing but itself, where Node keeps compiled modules', async () => {
    const { main, files } = rendererProgram(cache);
    expect(main.startsWith(cache)).toBe(true);
    expect(files.every((file) => file.startsWith(cache))).toBe(true);
    expect(readFileSync(main, 'utf8')).not.toMatch(/import type|: string\b/);
    expect(await firstWords(main, files)).toEqual({ kind: 'started' });
  });

  it('is written once for as long as its sources stay the same', () => {
    const { main } = rendererProgram(cache);
    const { mtimeMs } = statSync(main);
    expect(rendererProgram(cache).main).toBe(main);
    expect(statSync(main).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  it('starts as it is written where nothing is kept', async () => {
    const { main, files } = rendererProgram(null);
    expect(main.endsWith('shell/src/renderer/main.ts')).toBe(true);
    expect(await firstWords(main, files)).toEqual({ kind: 'started' });
  });

  it('starts as it is written where nothing can be kept', () => {
    expect(rendererProgram(path.join(cache, 'nowhere')).main).toMatch(/main\.ts$/);
  });
});
