import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import { lineOfConstellations, lineOfVersions } from './lineage.ts';
import { moveConstellation, type Moved, type Present } from './move-constellation.ts';
import { memberOf } from './promote.ts';

export interface RollbackOptions {
  readonly actor: string;
  readonly webWaitMs?: number;
}

/** Puts one app back to the version before its present one. Throws `no-earlier-version`, `history-broken` and what promoting throws. */
export async function rollbackApp(store: ReleaseStore, app: string, options: RollbackOptions): Promise<Moved> {
  return moveConstellation(store, {
    what: 'rollback',
    purpose: `rollback ${app}`,
    ...options,
    propose: async (present) => {
      checkTrustworthy(present);
      if (!Object.hasOwn(present.apps, app))
        throw new DeliveryError('app-unknown', `${app} is not in the promoted set: delivery status shows what is`);
      const version = lineOfVersions(present.lines, app).at(-2);
      if (version === undefined)
        throw new DeliveryError(
          'no-earlier-version',
          `${app} has no earlier version to go back to: delivery promote ${app}@<version> goes to any that is published`,
        );
      return { ...present.apps, [app]: await memberOf(store, present, { app, version }) };
    },
  });
}

/** Puts the whole site back to the set before the present one. */
export async function rollbackAll(store: ReleaseStore, options: RollbackOptions): Promise<Moved> {
  return moveConstellation(store, {
    what: 'rollback',
    purpose: 'rollback --all',
    ...options,
    propose: async (present) => {
      checkTrustworthy(present);
      const id = lineOfConstellations(present.lines).at(-2);
      if (id === undefined)
        throw new DeliveryError(
          'no-earlier-version',
          'There is no earlier set to go back to: delivery promote goes to any release that is published',
        );
      return (await store.readConstellation(id)).apps;
    },
  });
}

/** Puts the whole site back to any set that was promoted before. Throws `no-earlier-version` for another. */
export async function rollbackTo(store: ReleaseStore, id: string, options: RollbackOptions): Promise<Moved> {
  return moveConstellation(store, {
    what: 'rollback',
    purpose: `rollback --to ${id}`,
    ...options,
    propose: async (present) => {
      checkTrustworthy(present);
      if (!present.lines.some(({ to }) => to === id))
        throw new DeliveryError('no-earlier-version', `${id} was never promoted: delivery history has the sets`);
      return (await store.readConstellation(id)).apps;
    },
  });
}

function checkTrustworthy({ broken }: Present): void {
  if (broken === null) return;
  throw new DeliveryError(
    'history-broken',
    `The history cannot say what came before: ${broken}. Name the version instead: promote <app>@<version>.`,
  );
}
