import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../../delivery-error.ts';
import { lineOfVersions } from '../../promotion/lineage.ts';
import { readRolloutFile } from '../../promotion/rollout/rollout-file.ts';
import { readRollout } from '../../promotion/rollout/rollout.ts';
import { openStore, type ReleaseStore } from '../../store.ts';
import { readTrust } from '../../trust/trust-file.ts';
import { nameOf } from '../../verify.ts';
import { examine, type Examine, type Finding } from '../finding.ts';
import { unfinished } from './unfinished.ts';

/** Bytes without which a promotion may end in the middle. */
const ROOM = 256 * 1024 * 1024;
/** Milliseconds before its end in which a key is about to expire. */
const SOON = 30 * 86_400_000;
/** Rights of a file that is for its owner only. */
const OF_OTHERS = 0o077;

const failure = (what: string, remedy: string) => new Error(`${what}. ${remedy}`);

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

async function trusted({ authority: { ring } }: ReleaseStore): Promise<string[]> {
  const trust = await readTrust(ring.folder);
  const lacking = 'npm start makes one for development; in production SIGNING_DIR names the folder that has it';
  if (!trust) throw failure(`There is no trust.json in ${ring.folder}`, `${lacking}.`);
  const now = Date.now();
  const ending = trust.keys.filter(
    ({ holder, until, revoked }) =>
      revoked === undefined &&
      Date.parse(until) < now + SOON &&
      !trust.keys.some((other) => other.holder === holder && Date.parse(other.until) >= now + SOON),
  );
  const [first] = ending;
  if (first && !trust.development)
    throw failure(
      `${ending.length} keys end within a month, first that of ${first.holder} at ${first.until}`,
      `delivery keys rotate ${first.holder} makes the next one.`,
    );
  return trust.keys.map(({ id, holder }) => `${holder} ${id}`);
}

async function privateKeys({ authority: { ring } }: ReleaseStore): Promise<string[]> {
  const keys = (await namesIn(ring.folder)).filter((name) => name.endsWith('.pem'));
  for (const name of keys) {
    const { mode } = await stat(join(ring.folder, name));
    if ((mode & OF_OTHERS) !== 0)
      throw failure(`Other users can read ${join(ring.folder, name)}`, 'doctor --mend takes that away.');
  }
  return keys;
}

async function history(store: ReleaseStore): Promise<string[]> {
  const { lines, broken } = await store.readHistory();
  if (broken === null) return [`${lines.length} moves`];
  throw failure(broken, 'Put history.jsonl back from a backup, or delivery import a depot into a new DATA_DIR.');
}

async function pointer(store: ReleaseStore): Promise<string[]> {
  const id = await store.readPointer();
  const last = (await store.readHistory()).lines.at(-1)?.to ?? null;
  if (id === last) return [id ?? 'nothing is promoted yet'];
  throw failure(
    `The pointer names ${id}, the last move led to ${last}`,
    'doctor --mend, or the next promotion, completes what was interrupted.',
  );
}

async function verified(store: ReleaseStore): Promise<string[]> {
  const id = await store.readPointer();
  if (id === null) return [];
  const { apps } = await store.readConstellation(id);
  const names: string[] = [];
  for (const [app, { version, integrity }] of Object.entries(apps)) {
    const { files } = await store.verifyRelease(app, version, integrity);
    names.push(`${nameOf({ app, version })}: ${Object.keys(files).length} files`);
  }
  return names;
}

/** Versions that a rollback leads to. */
async function wayBack(store: ReleaseStore): Promise<string[]> {
  const { lines } = await store.readHistory();
  const id = await store.readPointer();
  const apps = id === null ? [] : Object.keys((await store.readConstellation(id)).apps);
  const earlier = apps.flatMap((app) => {
    const version = lineOfVersions(lines, app).at(-2);
    return version === undefined ? [] : [{ app, version }];
  });
  for (const name of earlier)
    if (!(await store.hasRelease(name.app, name.version)))
      throw failure(
        `${nameOf(name)} is gone, so ${name.app} cannot be rolled back to it`,
        'delivery rollback --to <set> of the history goes to another.',
      );
  return earlier.map(nameOf);
}

async function leftovers(store: ReleaseStore): Promise<string[]> {
  const found = await unfinished(store);
  if (found.length === 0) return [];
  throw failure(
    `${found.length} unfinished files or copies were left, the first is ${found[0]}`,
    'doctor --mend removes them; copies of releases go with the next release too.',
  );
}

async function rollout(store: ReleaseStore): Promise<string[]> {
  const found = await readRolloutFile(store.dataDir);
  if (!found || (await readRollout(store))) return [];
  throw failure(
    `Rollout ${found.rollout.id} does not count: nobody signed it who may, or another set is promoted since`,
    'doctor --mend removes it.',
  );
}

async function room({ dataDir }: ReleaseStore): Promise<string[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  if (free >= ROOM) return [];
  throw failure(
    `The disk of ${dataDir} has ${Math.floor(free / 1024 / 1024)} MB left`,
    'delivery gc removes releases that nobody can ask for.',
  );
}

const EXAMINATIONS: readonly [string, (store: ReleaseStore) => ReturnType<Examine>][] = [
  ['keys that are trusted', trusted],
  ['private keys are private', privateKeys],
  ['history', history],
  ['pointer', pointer],
  ['every file of what is promoted', verified],
  ['the way back', wayBack],
  ['nothing is left of commands that ended', leftovers],
  ['rollout', rollout],
  ['room on the disk', room],
];

/** What is wrong with a store, each with the way out. Reads everything anew, changes nothing. */
export async function diagnose(given: ReleaseStore): Promise<Finding[]> {
  const store = openStore(given.dataDir, { signingDir: given.authority.ring.folder });
  const findings: Finding[] = [];
  for (const [check, look] of EXAMINATIONS) findings.push(await examine(check, () => look(store)));
  return findings;
}
