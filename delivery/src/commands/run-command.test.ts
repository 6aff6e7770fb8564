import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceVersions } from '../build/source-version.ts';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { HELP } from './help.ts';
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
  const promoted = await run('promote mf-invest@1.1.0 --despite test');
  expect(promoted.exitCode).toBe(0);
  expect(promoted.text).toContain('mf-invest 1.0.0 -> 1.1.0');
  expect((await run('status')).text).toMatch(
    /mf-invest {2}1\.1\.0 {4}team mf-invest {2}20\d\d-\d\d-\d\d [\d:]{8} {2}1\.0\.0\n/,
  );
  expect((await run('rollback mf-invest')).text).toContain('mf-invest 1.1.0 -> 1.0.0');
  const history = await run('history');
  expect(history.exitCode).toBe(0);
  expect(history.text).toMatch(
    /Lin {2}promote [0-9a-f]{16}: mf-invest 1\.0\.0 -> 1\.1\.0 \[despite: test\]\n.*Lin {2}rollback/,
  );
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
  await run('promote mf-invest@1.1.0 --despite test');
  const path = join(store.dataDir, 'history.jsonl');
  await writeFile(path, `${(await readFile(path, 'utf8')).split('\n')[0] ?? ''}\n`);
  expect((await run('history')).text).toContain('lines were removed');
});

test('a program reads the history as JSON', async () => {
  const { run, store } = await operator();
  const history = await run('history --json');
  expect(history.exitCode).toBe(0);
  expect(JSON.parse(history.text)).toEqual(await store.readHistory());
  expect(history.text).toContain('\n  "lines": [\n');
});

test('an operator puts the whole site back', async () => {
  const { run, investVersion } = await operator();
  await run('promote mf-invest@1.1.0 --despite test');
  expect((await run('rollback --all')).text).toContain('mf-invest 1.1.0 -> 1.0.0');
  expect(await investVersion()).toBe('1.0.0');
  await expect(run('rollback --all')).rejects.toMatchObject({ code: 'no-earlier-version' });
});

/** The same operator, with the sources of the two apps. */
async function developer() {
  const site = await operator();
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(site.folder, path)), { recursive: true });
    await writeFile(join(site.folder, path), text);
  };
  await write('pnpm-lock.yaml', 'lockfileVersion: 9\n');
  for (const name of ['shared', 'shell', 'mf-invest']) await write(`${name}/package.json`, '{"version":"2.0.0"}');
  const versions = sourceVersions(site.folder, ['shell', 'mf-invest']);
  const publish = (app: string) =>
    publishFixture(site.store, join(site.folder, 'builds'), { app, version: versions.get(app) ?? '' });
  return { ...site, versions, publish };
}

test('a release of sources that did not change builds nothing, and says how to serve it', async () => {
  const { run, versions, publish } = await developer();
  await publish('mf-invest');
  const name = `mf-invest@${versions.get('mf-invest')}`;
  expect(await run('release mf-invest')).toEqual({
    exitCode: 0,
    text: `${name} is published already: its sources did not change\nserve it with: pnpm delivery promote ${name}`,
  });
});

test('a release of an app that does not exist names those that do', async () => {
  const { run } = await operator();
  await expect(run('release mf-invest')).rejects.toThrow('There is no app mf-invest. There are none.');
  const site = await developer();
  await expect(site.run('release mf-media')).rejects.toThrow('There is no app mf-media. There are mf-invest, shell.');
});

test('a start promotes what is published, and the next one has nothing to do', async () => {
  const { run, publish, versions } = await developer();
  await publish('shell');
  await publish('mf-invest');
  expect((await run('ensure')).text).toContain(`mf-invest 1.0.0 -> ${versions.get('mf-invest')}`);
  expect(await run('ensure')).toEqual({ exitCode: 0, text: 'nothing changed in the sources' });
});

test('a start without a shell says where it looked for one', async () => {
  const { run, folder } = await operator();
  await mkdir(join(folder, 'shell'));
  await mkdir(join(folder, 'other'));
  await writeFile(join(folder, 'other', 'package.json'), '{}');
  await expect(run('ensure')).rejects.toThrow(`There is no shell in ${folder}`);
});

test('help is printed as it stands', async () => {
  const { run } = await operator();
  expect(await run('help')).toEqual({ exitCode: 0, text: HELP.slice(0, -1) });
});

test('help teaches the way from release to rollback', async () => {
  const { run } = await operator();
  const { text } = await run('--help');
  for (const command of ['release', 'promote', 'rollback', 'status', 'history', 'changelog', 'ensure'])
    expect(text).toContain(command);
});

test('an operator copies the store to another place, from there to another machine, and clears away what is old', async () => {
  const { run, folder, store } = await operator();
  const depot = join(folder, 'depot');
  expect((await run(`export ${depot}`)).text).toMatch(/^exported [0-9a-f]{16} to .*depot: 1 move, \d+ files$/);
  expect((await run(`export ${depot}`)).text).toContain(': 0 moves, 0 files');
  expect((await run(`import ${depot}`)).text).toBe(`nothing is new in ${depot}`);
  const config = {
    root: folder,
    dataDir: join(folder, 'other'),
    actor: 'Wei',
    signingDir: join(store.dataDir, 'signing'),
  };
  const printed: string[] = [];
  await runCommand(parseCommand(['import', depot]), config, (line) => printed.push(line));
  expect(printed.join()).toMatch(
    /^imported [0-9a-f]{16} from .*: 1 move, (shell|mf-invest)@1\.0\.0 (shell|mf-invest)@1\.0\.0$/,
  );
  expect((await run('gc')).text).toBe('4 releases stay');
  expect((await run(`gc ${depot}`)).text).toBe('2 releases stay');
  const old = new Date(Date.now() - 40 * 86_400_000);
  await utimes(store.releaseFolder('mf-invest', '1.2.0'), old, old);
  expect((await run('gc --dry-run')).text).toMatch(/^would remove mf-invest@1\.2\.0, \d+ KB\n3 releases stay$/);
  expect((await run('gc')).text).toMatch(/^removed mf-invest@1\.2\.0/);
});

test('an operator asks what is wrong with the store, and has put right what needs nobody', async () => {
  const { run, store } = await operator();
  const well = await run('doctor');
  expect([well.exitCode, well.text]).toEqual([0, expect.not.stringContaining('FAIL')]);
  await writeFile(join(store.dataDir, 'current'), 'nonsense');
  const ill = await run('doctor');
  expect([ill.exitCode, ill.text]).toEqual([1, expect.stringContaining('FAIL  pointer')]);
  expect((await run('doctor --mend')).exitCode).toBe(0);
});
