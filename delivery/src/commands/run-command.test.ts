import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promotedSite } from '../testing/promoted-site.ts';
import { parseCommand } from './arguments.ts';
import { runCommand } from './run-command.ts';

async function operator() {
  const site = await promotedSite();
  const run = async (line: string) => {
    const printed: string[] = [];
    const config = { root: site.folder, dataDir: site.store.dataDir, actor: 'Lin' };
    const exitCode = await runCommand(parseCommand(line.split(' ')), config, (text) => printed.push(text));
    return { exitCode, text: printed.join('\n') };
  };
  return { ...site, run };
}

test('an operator promotes, looks, rolls back and reads the history', async () => {
  const { run } = await operator();
  const promoted = await run('promote mf-invest@1.1.0');
  expect(promoted.exitCode).toBe(0);
  expect(promoted.text).toContain('mf-invest 1.0.0 -> 1.1.0');
  expect((await run('status')).text).toMatch(
    /mf-invest {2}1\.1\.0 {4}team mf-invest {2}20\d\d-\d\d-\d\d [\d:]{8} {2}1\.0\.0\n/,
  );
  expect((await run('rollback mf-invest')).text).toContain('mf-invest 1.1.0 -> 1.0.0');
  const history = await run('history');
  expect(history.exitCode).toBe(0);
  expect(history.text).toMatch(/Lin {2}promote [0-9a-f]{16}: mf-invest 1\.0\.0 -> 1\.1\.0\n.*Lin {2}rollback/);
  expect(history.text).toMatch(/3 lines, the chain holds$/);
});

test('a changed history is said aloud and fails the command', async () => {
  const { run, store } = await operator();
  const path = join(store.dataDir, 'history.jsonl');
  await writeFile(path, (await readFile(path, 'utf8')).replace('Lin', 'Wu'));
  const history = await run('history');
  expect(history.exitCode).toBe(1);
  expect(history.text).toContain('THE HISTORY IS BROKEN: line 1 was changed');
  expect((await run('status')).text).toContain('the history is broken: line 1 was changed');
});

test('a history that lost its last line no longer leads to the pointer', async () => {
  const { run, store } = await operator();
  await run('promote mf-invest@1.1.0');
  const path = join(store.dataDir, 'history.jsonl');
  await writeFile(path, `${(await readFile(path, 'utf8')).split('\n')[0] ?? ''}\n`);
  expect((await run('history')).text).toContain('lines were removed');
});

test('help teaches the way from release to rollback', async () => {
  const { run } = await operator();
  const { text } = await run('--help');
  for (const command of ['release', 'promote', 'rollback', 'status', 'history', 'changelog', 'ensure'])
    expect(text).toContain(command);
});
