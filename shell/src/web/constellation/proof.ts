import { nameOf } from 'delivery/verify';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { PageAddress } from '../page/route-address.ts';
import { SHELL, type Snapshot } from './snapshot.ts';

/** How a snapshot that nobody sees yet is tried. */
export interface Proof {
  /** Renders one page; throws what is wrong. */
  prove: (snapshot: Snapshot, address: PageAddress) => Promise<void>;
  /** Tries what every page needs. */
  proveFrame: (snapshot: Snapshot, lang: Lang) => Promise<void>;
}

export interface ProofFault {
  app: string;
  error: Error;
  /** Whether the set before does not have it: what another team's release cannot mend refuses nobody. */
  isNew: boolean;
}

function probesOf({ routes }: Snapshot, app: string): PageAddress[] {
  const probes = Object.values(routes[app] ?? {}).flatMap(({ probe }) => (probe === undefined ? [] : [probe]));
  return probes.flatMap((probe) => {
    const url = new URL(probe, 'http://probe');
    return LANGS.map((lang) => ({ lang, path: url.pathname, search: url.search }));
  });
}

const isSame = (app: string, { releases }: Snapshot, before: Snapshot | null): boolean =>
  before !== null && releases[app]?.version !== undefined && before.releases[app]?.version === releases[app].version;

async function sectionFault(app: string, snapshot: Snapshot, { prove }: Proof): Promise<Error | null> {
  try {
    for (const address of probesOf(snapshot, app)) await prove(snapshot, address);
    return null;
  } catch (error) {
    return error as Error;
  }
}

function unusableFault(app: string, { releases, renderers }: Snapshot): Error | null {
  const error = renderers.unusable.get(app);
  const release = releases[app];
  if (!error || !release) return error ?? null;
  const { message } = error;
  return new Error(message.startsWith(nameOf(release)) ? message : `${nameOf(release)} cannot be loaded: ${message}`, {
    cause: error,
  });
}

/** Every section that cannot do its work, each tried in renderers of its own. @throws Error when the frame cannot */
export async function proveSnapshot(snapshot: Snapshot, before: Snapshot | null, proof: Proof): Promise<ProofFault[]> {
  for (const lang of LANGS) await proof.proveFrame(snapshot, lang);
  const apps = [...new Set([...Object.keys(snapshot.releases), ...snapshot.renderers.unusable.keys()])];
  const faults = await Promise.all(
    apps
      .filter((app) => app !== SHELL)
      .map(async (app): Promise<ProofFault[]> => {
        const isKnown =
          isSame(app, snapshot, before) &&
          (isSame(SHELL, snapshot, before) || before?.renderers.unusable.has(app) === true);
        // The same processes that serve: they have been proven.
        if (isKnown && !snapshot.renderers.unusable.has(app)) return [];
        const error = unusableFault(app, snapshot) ?? (await sectionFault(app, snapshot, proof));
        return error ? [{ app, error, isNew: !isKnown }] : [];
      }),
  );
  return faults.flat();
}
