import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../commands/arguments.ts';
import { runCommand } from '../commands/run-command.ts';
import { rollbackApp } from '../promotion/rollback.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { originOf, readOrigin, writeOrigin } from './origin.ts';

const IDENTITY = ['-c', 'user.name=Lin', '-c', 'user.email=lin@example.com', '-c', 'commit.gpgsign=false'];

/** A site whose sources are a repository; `mf-invest` 1.0.0 is promoted and has no commit of its own. */
async function siteWithSources() {
  const site = await promotedSite();
  const root = site.folder;
  const run = (...args: string[]) => execFileSync('git', ['-C', root, ...IDENTITY, ...args], { stdio: 'pipe' });
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const commit = async (subject: string, ...paths: string[]) => {
    for (const path of paths) await write(path, subject);
    run('add', '--all');
    run('commit', '--quiet', '--message', subject);
  };
  run('init', '--quiet');
  await write('.gitignore', 'data\n*-1.*\n');
  await write('shared/package.json', '{"version":"1.0.0"}');
  await write('mf-invest/package.json', '{"version":"1.0.0","dependencies":{"shared":"workspace:*"}}');
  await commit('Begin', 'pnpm-lock.yaml');

  /** As a release does it: remembers the sources of a version, and promotes it. */
  const serve = async (version: string) => {
    const origin = await originOf(root, 'mf-invest');
    if (origin !== null) await writeOrigin(site.store.dataDir, { app: 'mf-invest', version }, origin);
    await site.promoteInvest(version);
  };
  const changelog = async () => {
    const printed: string[] = [];
    const config = { root, dataDir: site.store.dataDir, actor: 'Lin' };
    expect(await runCommand(parseCommand(['changelog', 'mf-invest']), config, (line) => printed.push(line))).toBe(0);
    return printed
      .join('\n')
      .replaceAll(/[0-9a-f]{7,}/g, 'HASH')
      .replaceAll(/20\d\d-\d\d-\d\d/g, 'DAY');
  };
  const remember = async (version: string) => {
    const origin = await originOf(root, 'mf-invest');
    if (origin === null) throw new Error('the sources are in no repository');
    await writeOrigin(site.store.dataDir, { app: 'mf-invest', version }, origin);
  };
  return { ...site, root, write, commit, serve, remember, changelog };
}

describe('the changelog of an app', () => {
  test('tells what each version brought, its own commits first', async () => {
    const { commit, remember, serve, changelog } = await siteWithSources();
    await remember('1.0.0');
    await commit('Show prices by minute', 'mf-invest/src/a.ts');
    await commit('Round buttons', 'shared/src/button.ts', 'mf-invest/src/b.ts');
    await commit('Widen tables', 'shared/src/table.ts');
    await commit('Print a press pack', 'mf-media/src/pack.ts');
    await serve('1.1.0');
    expect(await changelog()).toBe(
      [
        '# Changelog of mf-invest',
        '',
        '## 1.1.0, DAY',
        '',
        'Promoted by Lin, after 1.0.0.',
        '',
        '- Round buttons (HASH)',
        '- Show prices by minute (HASH)',
        '',
        'In `shared`:',
        '',
        '- Widen tables (HASH)',
        '',
        '## 1.0.0, DAY',
        '',
        'Promoted by Lin.',
        '',
        '- Begin (HASH)',
      ].join('\n'),
    );
  });

  test('tells when a version was rolled back, and that nothing is new in one of the same sources', async () => {
    const { remember, serve, store, changelog } = await siteWithSources();
    await remember('1.0.0');
    await serve('1.1.0');
    await rollbackApp(store, 'mf-invest', { actor: 'Wu' });
    const text = await changelog();
    expect(text).toContain('## 1.0.0, DAY\n\nRolled back from 1.1.0 by Wu.\n\n## 1.1.0');
    expect(text).toContain('Promoted by Lin, after 1.0.0.\n\nNo commit changed its sources.');
  });

  test('owns up to changes that are in no commit', async () => {
    const { remember, serve, write, changelog } = await siteWithSources();
    await remember('1.0.0');
    await write('shared/src/new.ts', 'not committed');
    await serve('1.1.0');
    expect(await changelog()).toContain('after 1.0.0.\n\nIt has changes besides that are in no commit.');
  });

  test('says that it does not know, where no commit was recorded or git has lost it', async () => {
    const { root, remember, serve, changelog } = await siteWithSources();
    await serve('1.1.0');
    const unknown = 'Which commits came with it is not recorded.';
    expect(await changelog()).toContain(`after 1.0.0.\n\n${unknown}`);
    await remember('1.0.0');
    expect(await changelog()).not.toContain(`after 1.0.0.\n\n${unknown}`);
    await rm(join(root, '.git'), { recursive: true });
    expect(await changelog()).toContain(`after 1.0.0.\n\n${unknown}`);
  });

  test('of an app that was never served is empty', async () => {
    const { store, root, write } = await siteWithSources();
    await write('mf-talent/package.json', '{"version":"1.0.0"}');
    const printed: string[] = [];
    const config = { root, dataDir: store.dataDir, actor: 'Lin' };
    await runCommand(parseCommand(['changelog', 'mf-talent']), config, (line) => printed.push(line));
    expect(printed.join('\n')).toBe('# Changelog of mf-talent\n\nNothing was promoted yet.');
  });
});

test('a note of the origin that is damaged is none', async () => {
  const { store, root } = await siteWithSources();
  const name = { app: 'mf-invest', version: '1.0.0' };
  const path = join(store.dataDir, 'origins/mf-invest/1.0.0.json');
  await writeOrigin(store.dataDir, name, { commit: 'a'.repeat(40), changed: false });
  expect(await readOrigin(store.dataDir, name)).toEqual({ commit: 'a'.repeat(40), changed: false });
  await writeFile(path, '{"commit":');
  expect(await readOrigin(store.dataDir, name)).toBeNull();
  for (const commit of ['a'.repeat(39), `${'a'.repeat(40)}x`, 'HEAD'])
    await expect(writeOrigin(store.dataDir, name, { commit, changed: false })).rejects.toThrow('commit');
  await writeFile(path, '{"commit":"HEAD","changed":false}');
  expect(await readOrigin(store.dataDir, name)).toBeNull();
  await rm(join(root, '.git'), { recursive: true });
  expect(await originOf(root, 'mf-invest')).toBeNull();
});

test('a note of the origin that cannot be read for another reason is a failing disk', async () => {
  const { store } = await siteWithSources();
  await mkdir(join(store.dataDir, 'origins/mf-invest/1.0.0.json'), { recursive: true });
  await expect(readOrigin(store.dataDir, { app: 'mf-invest', version: '1.0.0' })).rejects.toThrow('EISDIR');
});
