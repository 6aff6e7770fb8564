import type { Constellation, Release } from 'shared/contract/section/release';
import { DeliveryError, whenReleaseIsLost } from '../delivery-error.ts';
import type { HistoryLine } from '../history.ts';
import { checkCompatibility } from '../promotion/compatibility.ts';
import { lineOfVersions } from '../promotion/lineage.ts';
import { readRolloutFile } from '../promotion/rollout/rollout-file.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf, type ReleaseName } from '../verify.ts';
import { NotRun } from './finding.ts';
import { checkProvision } from './provision-rule.ts';

/** A release that one command brings back, or brings to all. */
export interface NextStep extends ReleaseName {
  readonly why: 'rollback' | 'rollout';
}

export interface Present {
  readonly lines: readonly HistoryLine[];
  readonly apps: Constellation['apps'];
}

/** Of every app that stays as it is: what `rollback` would lead to, and what some visitors have by a rollout. */
export async function nextSteps(
  store: ReleaseStore,
  { lines, apps }: Present,
  staying: readonly string[],
): Promise<NextStep[]> {
  const back = staying.flatMap((app): NextStep[] => {
    const version = lineOfVersions(lines, app).at(-2);
    return version === undefined ? [] : [{ app, version, why: 'rollback' }];
  });
  const changes = (await readRolloutFile(store.dataDir))?.rollout.changes ?? [];
  const tried = changes.flatMap(({ app, to }): NextStep[] =>
    to === null || !staying.includes(app) ? [] : [{ app, version: to, why: 'rollout' }],
  );
  return [...back, ...tried].filter(({ app, version }) => apps[app]?.version !== version);
}

const withRelease = (releases: readonly Release[], next: Release): Release[] =>
  releases.map((release) => (release.app === next.app ? next : release));

/** Why a set could not be promoted; null when it could. */
function faultOf(releases: readonly Release[]): string | null {
  try {
    checkCompatibility(releases);
    checkProvision(releases);
    return null;
  } catch (error) {
    if (error instanceof DeliveryError || error instanceof NotRun) return error.message;
    throw error;
  }
}

const WAYS = { rollback: 'could not go back to', rollout: 'could not be given to all as' } as const;

export interface Sets {
  /** Releases of the promoted set, and of the one that is to be. */
  readonly before: readonly Release[];
  readonly wanted: readonly Release[];
}

/**
 * A promotion takes no step from another team: what goes with the promoted set goes with the wanted one too. What goes with neither
 * is nobody's loss. Throws `promotion-refused` naming the app, and {@link NotRun} where the wanted set does not fit by itself.
 */
export async function checkNextSteps(
  store: ReleaseStore,
  { before, wanted }: Sets,
  steps: readonly NextStep[],
): Promise<string[]> {
  if (faultOf(wanted) !== null) throw new NotRun('the set does not fit by itself');
  const evidence: string[] = [];
  for (const step of steps) {
    const stored = await store.readRelease(step.app, step.version).catch(whenReleaseIsLost(null));
    const name = nameOf(step);
    if (stored === null) {
      evidence.push(`${name} is not in the store any more`);
      continue;
    }
    const fault = faultOf(withRelease(wanted, stored.release));
    const isLost = fault !== null && faultOf(withRelease(before, stored.release)) === null;
    if (isLost)
      throw new DeliveryError(
        'promotion-refused',
        `after it ${step.app} (${stored.release.owner}) ${WAYS[step.why]} ${name}: ${fault} Name both in one promotion where their teams agree.`,
      );
    evidence.push(fault === null ? `${name}, by ${step.why}` : `${name} does not go with the promoted set either`);
  }
  return evidence;
}
