import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ReleaseStore } from 'delivery/store';
import { nameOf } from 'delivery/verify';
import type { Site, SiteInput } from 'shared/contract/section/frame';
import { createLinks, type Links, type RouteTables } from 'shared/contract/section/links';
import type { Constellation, Release } from 'shared/contract/section/release';
import type { RouteTable } from 'shared/contract/section/route';
import type { Asset, BrowserConstellation } from 'shared/contract/section/section';
import type { Lang } from 'shared/contract/text/lang';
import { createMatcher, firstSegments } from '../../published/matcher.ts';
import type { Assembly, PageBytes } from '../../renderer/messages.ts';
import type { AppSetup, RendererPool, Renderers } from '../renderers/renderers.ts';

export const SHELL = 'shell';

/** Everything that answers a request, of one constellation: immutable, replaced as a whole. Holds no code of a release. */
export interface Snapshot {
  id: string;
  /** `https://host` of the site. */
  origin: string;
  /** Which page an address is. */
  site: Pick<Site, 'match' | 'knows'>;
  releases: Readonly<Record<string, Release>>;
  /** Addresses of all sections. */
  routes: RouteTables;
  /** Pages by what they are called and by what they offer. */
  links: Links;
  renderers: Renderers;
  /** The error screen of each language, for the moment when nobody can render it. */
  errorScreens: Map<Lang, PageBytes>;
  /** Shown to whoever has its address: kept by nobody, found by no search engine. */
  isPreviewed?: true;
  /** Shown to a share of visitors: no cache between may keep it, for the others have another one. */
  isTried?: true;
}

function assetOf(release: Release, file: string): Asset {
  const integrity = release.files[file];
  if (!integrity) throw new Error(`${nameOf(release)} does not list ${file}`);
  return [release.publicPath + file, integrity];
}

const assetsOf = (release: Release, files: readonly string[] = []) => files.map((file) => assetOf(release, file));

function scriptOf(release: Release, role: string): Asset {
  const file = release.scripts[role];
  if (!file) throw new Error(`${nameOf(release)} has no ${role} script`);
  return assetOf(release, file);
}

export interface SnapshotSource {
  store: Pick<ReleaseStore, 'readConstellation' | 'readRelease' | 'verifyRelease' | 'releaseFolder'>;
  id: string;
  /** What the set is, where it is not in the store. */
  set?: Constellation;
  origin: string;
  /** `https://host` of links that visitors share (spec G-32). */
  shareOrigin: string;
  pool: RendererPool;
}

interface Verified {
  releases: Record<string, Release>;
  /** Sections whose files are not what the constellation pins, by name. */
  damaged: Map<string, Error>;
}

/** What a damaged release still says of itself; null when not even that can be read. */
async function readDamaged(
  store: SnapshotSource['store'],
  app: string,
  member: Constellation['apps'][string],
): Promise<Release | null> {
  const manifest = await store.readRelease(app, member.version).catch(() => null);
  return manifest?.integrity === member.integrity ? manifest.release : null;
}

async function verifiedReleases({ store, id, set }: SnapshotSource): Promise<Verified> {
  const { apps } = set ?? (await store.readConstellation(id));
  const damaged = new Map<string, Error>();
  const verify = async ([app, member]: [string, (typeof apps)[string]]) => {
    try {
      return [[app, await store.verifyRelease(app, member.version, member.integrity)] as const];
    } catch (error) {
      if (app === SHELL) throw error;
      damaged.set(app, error as Error);
      const known = await readDamaged(store, app, member);
      return known ? [[app, known] as const] : [];
    }
  };
  const pairs = await Promise.all(Object.entries(apps).map(verify));
  return { releases: Object.fromEntries(pairs.flat()), damaged };
}

function browserView(id: string, shell: Release, sections: readonly Release[]): BrowserConstellation {
  const rows = sections.map(
    (release) => [release.app, { container: release.container, entry: scriptOf(release, 'entry') }] as const,
  );
  const controllers = Object.keys(shell.scripts).filter((role) => !['kernel', 'marks', 'runtime'].includes(role));
  return {
    id,
    runtime: scriptOf(shell, 'runtime'),
    parts: Object.fromEntries(controllers.map((role) => [role, scriptOf(shell, role)])),
    sections: Object.fromEntries(rows),
  };
}

function siteOf(
  { id, origin }: SnapshotSource,
  shell: Release,
  sections: readonly Release[],
): Omit<SiteInput, 'sections'> {
  return {
    constellation: browserView(id, shell, sections),
    origin,
    kernel: scriptOf(shell, 'kernel'),
    // Shells of before 29 November 2026 have none.
    ...(shell.scripts['marks'] ? { marks: scriptOf(shell, 'marks') } : {}),
    frameCss: assetsOf(shell, shell.css['frame']),
    finderCss: assetsOf(shell, shell.css['frame-finder']),
  };
}

/** Whose code it is, by its bytes: a developer's release has one version for all of them. */
const codeOf = (release: Release) =>
  `${nameOf(release)} ${createHash('sha256').update(JSON.stringify(release)).digest('hex')}`;

/** What each renderer is started with: the shell's alone, and one for each section that is whole. */
function setupsOf({ store, shareOrigin }: SnapshotSource, { releases, damaged }: Verified, shell: Release): AppSetup[] {
  const loaded = ({ app, version, server }: Release) => ({ folder: store.releaseFolder(app, version), entry: server });
  const frame = loaded(shell);
  const ofShell: AppSetup = { release: shell, key: codeOf(shell), setup: { frame, section: null, shareOrigin } };
  const whole = Object.values(releases).filter(({ app }) => app !== SHELL && !damaged.has(app));
  const ofSection = (release: Release): AppSetup => ({
    release,
    key: `${codeOf(release)} in ${codeOf(shell)}`,
    setup: { frame, section: { ...loaded(release), release }, shareOrigin },
  });
  return [ofShell, ...whole.map(ofSection)];
}

const routesOf = (sections: readonly Release[]): RouteTables =>
  Object.fromEntries(sections.map(({ app, routes }) => [app, routes as RouteTable]));

/** Sections that are not started, beside those that cannot be. */
function withDamaged(renderers: Renderers, damaged: ReadonlyMap<string, Error>): Renderers {
  const unusable = new Map([...damaged, ...renderers.unusable]);
  return {
    ...renderers,
    unusable,
    render: async (app, request, given) => {
      const reason = damaged.get(app);
      if (reason) throw reason;
      return renderers.render(app, request, given);
    },
  };
}

/**
 * Verifies every file of a constellation and starts its renderers. Sections that cannot be used keep their addresses and
 * stand in `renderers.unusable`. @throws Error where the set itself or its shell is not whole
 */
export async function openSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const verified = await verifiedReleases(source);
  const { releases, damaged } = verified;
  const shell = releases[SHELL];
  if (!shell) throw new Error(`constellation ${source.id} has no ${SHELL}`);
  const sections = Object.values(releases).filter(({ app }) => app !== SHELL);
  const routes = routesOf(sections);
  const assembly: Assembly = { site: siteOf(source, shell, sections), routes };
  const renderers = await source.pool.start(setupsOf(source, verified, shell), assembly);
  const broken = renderers.unusable.get(SHELL);
  if (broken) {
    renderers.close();
    throw new Error(`${nameOf(shell)} cannot be loaded: ${broken.message}`, { cause: broken });
  }
  const segments = firstSegments(routes);
  return {
    id: source.id,
    origin: source.origin,
    site: { match: createMatcher(routes), knows: (segment) => segments.has(segment) },
    releases,
    routes,
    links: createLinks(routes),
    renderers: withDamaged(renderers, damaged),
    errorScreens: new Map(),
  };
}

/** Where the files of a release lie, for the asset server. */
export function clientFolder(store: Pick<ReleaseStore, 'releaseFolder'>, app: string, version: string): string {
  return path.join(store.releaseFolder(app, version), 'client');
}
