import type { Release } from 'shared/contract/section/release';
import { DeliveryError, whenConstellationIsLost, whenReleaseIsLost } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import type { ReleaseName } from '../verify.ts';
import { nameOf } from '../verify.ts';
import { lineThatBrought } from './lineage.ts';
import { moveConstellation, type Apps, type Move, type Moved, type Present } from './move-constellation.ts';
import { checkVanished, vanishedPages, type VanishedPage } from './vanished-pages.ts';

export interface PromoteOptions {
  readonly wanted: readonly ReleaseName[];
  readonly actor: string;
  /** `ensure` when the start of the site promotes what it built. */
  readonly what?: Extract<Move['what'], 'promote' | 'ensure'>;
  readonly webWaitMs?: number;
  /** What the gate found, for the history. */
  readonly evidence?: readonly string[];
  /** The promoted set that it looked at: nothing moves when it is another one by now. */
  readonly from?: string | null;
  /** Patterns of pages that may go; without them every address that is answered stays answered. */
  readonly dropped?: readonly string[];
}

/** Puts published releases into the promoted set, all in one step. Throws like {@link moveConstellation}. */
export async function promote(store: ReleaseStore, options: PromoteOptions): Promise<Moved> {
  const { wanted, actor, what = 'promote', webWaitMs, dropped = [], evidence = [], from } = options;
  return moveConstellation(store, {
    what,
    actor,
    purpose: `${what} ${wanted.map(nameOf).join(' ')}`,
    evidence,
    propose: async (present) => {
      if (from !== undefined && from !== present.id) throw movedMeanwhile();
      const members = await Promise.all(
        wanted.map(async (name) => [name.app, await memberOf(store, present, name)] as const),
      );
      const apps = { ...present.apps, ...Object.fromEntries(members) };
      // Sources come with the content that is written for them; its links are followed by its own tests.
      if (what === 'promote') checkVanished(await vanishedBetween(store, present.apps, apps), dropped);
      return apps;
    },
    ...(webWaitMs === undefined ? {} : { webWaitMs }),
  });
}

export async function vanishedBetween(store: ReleaseStore, before: Apps, after: Apps): Promise<VanishedPage[]> {
  const [old, wanted] = await Promise.all([before, after].map((apps) => readableReleases(store, apps)));
  return vanishedPages(old ?? [], wanted ?? []);
}

const movedMeanwhile = () =>
  new DeliveryError('promotion-refused', 'Another set was promoted while this one was checked. Run the command again.');

/** A damaged release answers nothing already, and what replaces it must not be held up by it. */
export async function readableReleases(store: ReleaseStore, apps: Apps): Promise<Release[]> {
  const manifests = await Promise.all(
    Object.entries(apps).map(([app, { version }]) => store.readRelease(app, version).catch(whenReleaseIsLost(null))),
  );
  return manifests.flatMap((manifest) => manifest?.release ?? []);
}

/** A version that was promoted before keeps the integrity it was pinned with, so a later exchange of its bytes is noticed. */
export async function memberOf(
  store: ReleaseStore,
  { lines }: Pick<Present, 'lines'>,
  name: ReleaseName,
): Promise<Apps[string]> {
  const brought = lineThatBrought(lines, name.app, name.version);
  if (brought?.to) {
    const pinning = await store.readConstellation(brought.to).catch(whenConstellationIsLost(null));
    const pinned = pinning?.apps[name.app];
    if (pinned) return pinned;
  }
  const { release, integrity } = await store.readRelease(name.app, name.version);
  return { version: release.version, integrity, owner: release.owner };
}
