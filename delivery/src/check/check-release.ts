import type { Constellation, Release } from 'shared/contract/section/release';
import { whenReleaseIsLost } from '../delivery-error.ts';
import { memberOf, vanishedBetween } from '../promotion/promote.ts';
import { RULES_OF_SETS } from '../promotion/compatibility.ts';
import { appsOf } from '../promotion/move-constellation.ts';
import { checkVanished } from '../promotion/vanished-pages.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { examine, NotRun, verdictOf, type Finding, type Verdict } from './finding.ts';
import {
  checkAddress,
  checkBudgets,
  checkOwner,
  checkRoutesOfCode,
  checkSharedCode,
  checkSizes,
  checkStylesheets,
  type StoredRelease,
} from './manifest-rules.ts';
import { tryPages } from './probes.ts';

export interface CheckOptions {
  readonly root: string;
  readonly store: ReleaseStore;
  readonly name: ReleaseName;
  readonly apiUrl?: string | undefined;
}

interface Candidate extends CheckOptions {
  readonly stored: StoredRelease;
  /** The promoted set with the candidate in it. */
  readonly wanted: Constellation;
  readonly releases: readonly Release[];
  readonly before: Constellation['apps'];
  readonly beforeRelease: Release | undefined;
}

/** Whether a release could be promoted, without touching what serves. Throws `release-missing`. */
export async function checkRelease(options: CheckOptions): Promise<Verdict> {
  const { store, name } = options;
  const candidate = await candidateOf(options);
  const { wanted } = candidate;
  const findings: Finding[] = [
    await examine('signature and every file', async () => {
      const { integrity } = await store.readRelease(name.app, name.version);
      const release = await store.verifyRelease(name.app, name.version, integrity);
      const { predicate } = await store.authority.verifyRelease(release, integrity);
      const made = predicate.buildDefinition.resolvedDependencies.map(
        (dependency) => `${dependency.name} ${Object.values(dependency.digest).join(' ')}`,
      );
      return [`${Object.keys(release.files).length} files`, predicate.runDetails.builder.id, ...made];
    }),
    ...(await findingsOfManifest(candidate)),
  ];
  for (const { name: rule, check } of RULES_OF_SETS)
    findings.push(await examine(rule, () => (check(candidate.releases), [namesIn(wanted)])));
  findings.push(await examine('no address is lost', () => addressesStay(candidate)));
  // Code that is not whole is not run.
  const isWhole = findings.every(({ state }) => state === 'passed');
  findings.push(await examine('every page can be opened', () => openPages(candidate, isWhole)));
  return verdictOf(nameOf(name), findings);
}

const namesIn = ({ apps }: Constellation): string =>
  Object.entries(apps)
    .map(([app, { version }]) => nameOf({ app, version }))
    .join(' ');

async function candidateOf(options: CheckOptions): Promise<Candidate> {
  const { store, name } = options;
  const { lines } = await store.readHistory();
  const id = await store.readPointer();
  const before = await appsOf(store, id);
  const { release } = await store.readRelease(name.app, name.version);
  const apps = { ...before, [name.app]: await memberOf(store, { lines }, name) };
  const readable = await Promise.all(
    Object.entries(apps).map(async ([app, { version }]) => (await store.readRelease(app, version)).release),
  );
  const promoted = before[name.app]?.version;
  const beforeManifest =
    promoted === undefined ? null : await store.readRelease(name.app, promoted).catch(whenReleaseIsLost(null));
  return {
    ...options,
    stored: { folder: store.releaseFolder(name.app, name.version), release },
    wanted: { schema: 1, contract: release.contract, apps },
    releases: readable,
    before,
    beforeRelease: beforeManifest?.release,
  };
}

async function findingsOfManifest({ stored, releases, beforeRelease }: Candidate): Promise<Finding[]> {
  const { release } = stored;
  return [
    await examine('address of its files', () => checkAddress(release)),
    await examine('owner', () => checkOwner(release, beforeRelease)),
    await examine('size', () => checkSizes(stored)),
    await examine('budgets of the site', () => checkBudgets(stored, beforeRelease)),
    await examine('stylesheets of every page', () => checkStylesheets(release)),
    await examine('routes of the code are those of the manifest', () => checkRoutesOfCode(stored)),
    await examine('one copy of React and shared', () => {
      const shell = releases.find(({ app }) => app === 'shell');
      if (!shell) throw new NotRun('the set has no shell');
      return checkSharedCode(stored, shell);
    }),
  ];
}

async function addressesStay({ store, before, wanted }: Candidate): Promise<string[]> {
  checkVanished(await vanishedBetween(store, before, wanted.apps), []);
  return ['every address of the promoted set'];
}

async function openPages(candidate: Candidate, isWhole: boolean): Promise<string[]> {
  if (!isWhole) throw new NotRun('no page was opened, because another check did not pass');
  const { root, store, wanted, apiUrl, stored } = candidate;
  return tryPages({ root, store, wanted, apiUrl, release: stored.release });
}
