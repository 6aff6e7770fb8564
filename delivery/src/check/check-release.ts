import type { Constellation } from 'shared/contract/section/release';
import { RULES_OF_SETS } from '../promotion/compatibility.ts';
import { readableReleases, vanishedBetween } from '../promotion/promote.ts';
import { checkVanished } from '../promotion/vanished-pages.ts';
import { constellationId, type ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { candidateOf, type Candidate, type Contender } from './candidate.ts';
import { examine, NotRun, verdictOf, type Finding, type Verdict } from './finding.ts';
import {
  checkAddress,
  checkBudgets,
  checkOwner,
  checkRoutesOfCode,
  checkSharedCode,
  checkSizes,
  checkStylesheets,
} from './manifest-rules.ts';
import { checkNextSteps, nextSteps } from './next-steps.ts';
import { PAGE_CHECKS, tryPages, withoutPages } from './probes.ts';
import { checkProvision } from './provision-rule.ts';
import { readVerdict } from './signed-verdict.ts';

export interface CheckOptions {
  readonly root: string;
  readonly store: ReleaseStore;
  /** Releases that are to be promoted in one step. */
  readonly names: readonly ReleaseName[];
  /** Service that answers their pages; undefined: none is there to try with. */
  readonly apiUrl?: string | undefined;
  /** Patterns of pages that may go. */
  readonly dropped?: readonly string[];
  /** Program of the browser that pages are opened in; one of the usual places when absent. */
  readonly browser?: string | undefined;
  /** File with the verdict of a machine that has opened the pages of this set. */
  readonly checked?: string | undefined;
  /** Why no page is opened, where somebody wants it so. */
  readonly withoutPages?: string | undefined;
}

/** What was found, and of which promoted set it is true. */
export interface CheckedRelease extends Verdict {
  readonly from: string | null;
  /** Id of the set that was checked. */
  readonly set: string;
}

/** Whether releases could be promoted together, without touching what serves. Throws `release-missing`. */
export async function checkRelease(options: CheckOptions): Promise<CheckedRelease> {
  const { store, names } = options;
  const candidate = await candidateOf(store, names);
  const { wanted, releases } = candidate;
  const findings: Finding[] = [];
  for (const contender of candidate.contenders) {
    const found = await findingsOfRelease(store, candidate, contender);
    const about = names.length > 1 ? ` (${contender.name.app})` : '';
    findings.push(...found.map((finding) => ({ ...finding, check: finding.check + about })));
  }
  for (const { name: rule, check } of RULES_OF_SETS)
    findings.push(await examine(rule, () => (check(releases), [namesIn(wanted)])));
  findings.push(
    await examine('what sections take of shared is what the shell gives', () => checkProvision(releases)),
    await examine('no address is lost', () => addressesStay(candidate, options)),
    await examine('no step is taken from another team', () => stepsStay(candidate, options)),
  );
  // Code that is not whole is not run.
  const isWhole = findings.every(({ state }) => state === 'passed');
  findings.push(...(await openPages(candidate, options, isWhole)));
  return { ...verdictOf(names.map(nameOf).join(' '), findings), from: candidate.from, set: constellationId(wanted) };
}

const namesIn = ({ apps }: Constellation): string =>
  Object.entries(apps)
    .map(([app, { version }]) => nameOf({ app, version }))
    .join(' ');

async function verifySigned(store: ReleaseStore, { name }: Contender): Promise<string[]> {
  const { integrity } = await store.readRelease(name.app, name.version);
  const release = await store.verifyRelease(name.app, name.version, integrity);
  const { predicate } = await store.authority.verifyRelease(release, integrity);
  const made = predicate.buildDefinition.resolvedDependencies.map(
    (dependency) => `${dependency.name} ${Object.values(dependency.digest).join(' ')}`,
  );
  return [`${Object.keys(release.files).length} files`, predicate.runDetails.builder.id, ...made];
}

async function findingsOfRelease(
  store: ReleaseStore,
  { releases }: Candidate,
  contender: Contender,
): Promise<Finding[]> {
  const { stored, before } = contender;
  const { release } = stored;
  return [
    await examine('signature and every file', () => verifySigned(store, contender)),
    await examine('address of its files', () => checkAddress(release)),
    await examine('owner', () => checkOwner(release, before)),
    await examine('size', () => checkSizes(stored)),
    await examine('budgets of the site', () => checkBudgets(stored, before)),
    await examine('stylesheets of every page', () => checkStylesheets(release)),
    await examine('routes of the code are those of the manifest', () => checkRoutesOfCode(stored)),
    await examine('one copy of React and shared', () => {
      const shell = releases.find(({ app }) => app === 'shell');
      if (!shell) throw new NotRun('the set has no shell');
      return checkSharedCode(stored, shell);
    }),
  ];
}

async function addressesStay({ before, wanted }: Candidate, { store, dropped = [] }: CheckOptions): Promise<string[]> {
  checkVanished(await vanishedBetween(store, before, wanted.apps), dropped);
  return ['every address of the promoted set'];
}

async function stepsStay({ before, lines, wanted, releases }: Candidate, { store, names }: CheckOptions) {
  const staying = Object.keys(wanted.apps).filter((app) => names.every((name) => name.app !== app));
  const steps = await nextSteps(store, { lines, apps: before }, staying);
  return checkNextSteps(store, { before: await readableReleases(store, before), wanted: releases }, steps);
}

/** Everything else is looked at here: only what needs a service and a browser is taken from elsewhere. */
async function pagesCheckedElsewhere(
  store: ReleaseStore,
  { wanted }: Candidate,
  file: string,
): Promise<readonly Finding[]> {
  try {
    const names = new Set<string>(Object.values(PAGE_CHECKS));
    const found = (await readVerdict(store, file, constellationId(wanted))).filter(({ check }) => names.has(check));
    return found.length === names.size ? found : await withoutPages(new NotRun(`${file} says nothing of pages`));
  } catch (error) {
    return withoutPages(error);
  }
}

function openPages(candidate: Candidate, options: CheckOptions, isWhole: boolean): Promise<readonly Finding[]> {
  const { root, store, apiUrl, browser, checked, withoutPages: reason } = options;
  if (reason !== undefined) return withoutPages(new NotRun(reason));
  if (!isWhole) return withoutPages(new NotRun('no page was opened, because another check did not pass'));
  if (checked !== undefined) return pagesCheckedElsewhere(store, candidate, checked);
  const releases = candidate.contenders.map(({ stored }) => stored.release);
  return tryPages({ root, store, wanted: candidate.wanted, apiUrl, releases, browser });
}
