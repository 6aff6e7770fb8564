import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { expect, test } from '../../fixtures/breakable-site.ts';
import { isLong } from '../../fixtures/load/length.ts';
import { mustRun } from '../../fixtures/node-process.ts';
import { sharedSite } from '../../fixtures/places.ts';
import { fingerprintsBeside } from '../../fixtures/releases/fingerprint.ts';

// Packing, the packages of another repository and a build of it take a minute.
test.skip(!isLong, 'pnpm test:long builds a section outside of the workspace');
test.describe.configure({ timeout: 600_000 });

const SECTION = 'mf-harbour';
const PAGE = '/cn/en/harbour';
const LINES = ['Berth 1', 'Berth 2'];

/** The island of `pnpm new` on the page of `pnpm new`, as the command says that it is done. */
async function showIsland(repository: string): Promise<void> {
  const file = path.join(repository, SECTION, 'src/pages/landing/landing.page.tsx');
  const text = await readFile(file, 'utf8');
  const shown = text
    .replace('import { useTrail', 'import { Island, useTrail')
    .replace('import { useWords', "import berthList from './berth-list.island.tsx';\nimport { useWords")
    .replace('<ul ', '<Island of={berthList} props={{ lines: data.lines }} />\n<ul ');
  await writeFile(file, shown);
  const load = path.join(repository, SECTION, 'src/pages/landing/landing.load.ts');
  await writeFile(load, (await readFile(load, 'utf8')).replace('lines: []', `lines: ${JSON.stringify(LINES)}`));
}

test('a team with a repository of its own builds and ships with the packed kit alone', async ({ site, page }) => {
  const repository = await mkdtemp(path.join(tmpdir(), 'e2e-outside-'));
  const signing = path.join(repository, '.signing');
  const depot = path.join(repository, '.depot');
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, CI: 'true', DATA_DIR: path.join(repository, '.data'), SIGNING_DIR: signing };
  const pnpm = async (...args: string[]) => {
    const { exitCode, all } = await execa('pnpm', args, {
      cwd: repository,
      env,
      extendEnv: false,
      all: true,
      reject: false,
    });
    expect(exitCode, all).toBe(0);
    return all;
  };
  try {
    const before = await fingerprintsBeside(site, SECTION);

    await test.step('the section is written by pnpm new, its packages come from the kit', async () => {
      await mustRun(['deploy/kit/pack.ts', path.join(repository, 'kit')], {});
      const words = ['--cn', '港口', '--en', 'Harbour', '--owner', 'ports'];
      await mustRun(['.ci/new/run.ts', 'section', SECTION, ...words, '--outside', repository], {});
      await mustRun(['.ci/new/run.ts', 'island', `${SECTION}/landing/berth-list`, '--outside', repository], {});
      await showIsland(repository);
      await pnpm('install', '--prefer-offline');
    });

    await test.step('it compiles, and its tests pass', async () => {
      await pnpm('--filter', SECTION, 'types');
      await pnpm('--filter', SECTION, 'test');
    });

    const release = await test.step('it is released by the key of its team and no other', async () => {
      await site.delivery('keys', 'rotate', SECTION);
      await mkdir(signing);
      for (const file of ['trust.json', `${SECTION}.pem`])
        await copyFile(path.join(site.dataDir, 'signing', file), path.join(signing, file));
      const printed = await pnpm('delivery', 'release', SECTION);
      const [, name = ''] = /promote (\S+)/.exec(printed) ?? [];
      await pnpm('delivery', 'export', depot, name);
      return name;
    });

    await test.step('the gate of the site passes it, and it serves', async () => {
      expect((await site.delivery('import', depot, release)).output).toContain(`imported ${release}`);
      const { code, output } = await site.delivery('promote', release, '--api', sharedSite().apiUrl);
      expect([code, output]).toEqual([0, expect.stringContaining('the web process serves it')]);
    });

    await test.step('how it looks is shown beside what was there before', async () => {
      const { output: history } = await site.delivery('history', '--json');
      const { lines } = JSON.parse(history) as { lines: { from: string; to: string }[] };
      const { from = '', to = '' } = lines.at(-1) ?? {};
      const { code, output } = await site.delivery('diff', from, to, '--shots', '--api', sharedSite().apiUrl);
      expect([code, output]).toEqual([0, expect.stringContaining(`looks different ${PAGE}`)]);
      expect(output).toMatch(/\+ page landing[^]*\+ words Harbour: what there is to know\./);
    });

    await test.step('visitors see it in the frame of the site, and its island lives', async () => {
      await page.goto(site.origin + PAGE);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour');
      await page.getByRole('button', { name: 'Fold' }).click();
      await expect(page.getByRole('button', { name: 'Unfold' })).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).first().click();
      await expect(page).toHaveURL(/\/cn\/en\/?$/);
      expect(await fingerprintsBeside(site, SECTION), 'nobody else was touched').toEqual(before);
    });
  } finally {
    await rm(repository, { recursive: true, force: true });
  }
});
