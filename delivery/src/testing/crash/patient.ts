import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { diagnose } from '../../check/doctor/diagnose.ts';
import { folderObjects } from '../../depot/folder-objects.ts';
import { exportStore } from '../../depot/export-store.ts';
import { promote } from '../../promotion/promote.ts';
import { openStore } from '../../store.ts';
import { publishFixture, writeBuiltRelease } from '../fixture-release.ts';
import { promotedSite } from '../promoted-site.ts';

const HERE = import.meta.dirname;

/** What is done to a store while it goes wrong. */
export const ACTS = ['release', 'promote', 'rollback', 'gc', 'export', 'import', 'mend'] as const;
export type Act = (typeof ACTS)[number];

async function promoteAll(dataDir: string, versions: readonly string[]): Promise<void> {
  for (const version of versions)
    await promote(openStore(dataDir), { wanted: [{ app: 'mf-invest', version }], actor: 'Lin' });
}

/**
 * A folder with a store (`data`) of seven sets, a release that is only built (`built`), and a `depot`, which has a release
 * and a move more than the store where it is to be imported, and lacks both where it is exported to.
 */
export async function preparePatient(act: Act): Promise<string> {
  const { folder, store } = await promotedSite();
  const publish = (version: string) => publishFixture(store, folder, { app: 'mf-invest', version });
  for (const version of ['1.3.0', '1.4.0', '1.5.0', '1.6.0']) await publish(version);
  await promoteAll(store.dataDir, ['1.1.0', '1.2.0', '1.3.0', '1.4.0']);
  await writeBuiltRelease(join(folder, 'built'), { app: 'mf-invest', version: '1.9.0' });
  const depot = folderObjects(join(folder, 'depot'));
  if (act !== 'import') {
    await exportStore(store, depot);
    await promoteAll(store.dataDir, ['1.5.0', '1.6.0']);
    return folder;
  }
  await promoteAll(store.dataDir, ['1.5.0']);
  await cp(store.dataDir, join(folder, 'other'), { recursive: true });
  await promoteAll(join(folder, 'other'), ['1.6.0']);
  await exportStore(openStore(join(folder, 'other')), depot);
  await rm(store.releaseFolder('mf-invest', '1.6.0'), { recursive: true });
  return folder;
}

/** The same folder once more. @param into where to, for instance a small disk */
export async function copyPatient(folder: string, into = tmpdir()): Promise<string> {
  const copy = await mkdtemp(join(into, 'crash-'));
  onTestFinished(() => rm(copy, { recursive: true, force: true }));
  for (const part of ['data', 'built', 'depot']) await cp(join(folder, part), join(copy, part), { recursive: true });
  return copy;
}

export interface Ended {
  /** 0 when it was done. */
  readonly code: number | null;
  readonly signal: string | null;
  /** What it has written to the disk, as {@link dieAtStep} counts; null when it was killed. */
  readonly steps: number | null;
  readonly said: string;
}

/** Runs a command to its end, or kills it at a step of its writing. */
export function run(act: Act, folder: string, dieAt = Infinity): Promise<Ended> {
  const args = ['--import', join(HERE, 'die-at-step.ts'), join(HERE, 'command.ts'), act, folder];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env: { DIE_AT: String(dieAt) } }, (_error, said, wrong) => {
      const steps = /steps (\d+)/.exec(said)?.[1];
      const { exitCode: code, signalCode: signal } = child;
      resolve({ code, signal, steps: steps === undefined ? null : Number(steps), said: said + wrong });
    });
  });
}

/** Everything that is wrong with the store, beside the room on its disk, which is that of the test. */
export async function complaintsOf(folder: string): Promise<string[]> {
  const findings = await diagnose(openStore(join(folder, 'data')));
  return findings
    .filter(({ check, state }) => state !== 'passed' && check !== 'room on the disk')
    .map(({ check, reason }) => `${check}: ${reason}`);
}

/** Id of the set that a reader finds, with every file of it checked. */
export async function servedSet(folder: string): Promise<string> {
  const store = openStore(join(folder, 'data'));
  const id = (await store.readPointer()) ?? '';
  const { apps } = await store.readConstellation(id);
  for (const [app, { version, integrity }] of Object.entries(apps)) await store.verifyRelease(app, version, integrity);
  return id;
}

/** Files that no command has finished and none will. */
export async function leftovers(folder: string): Promise<string[]> {
  const paths = await readdir(join(folder, 'data'), { recursive: true });
  return paths.filter((path) => /\.tmp$|delivery\.lock|\.staging\//.test(path)).toSorted();
}
