import path from 'node:path';
import type { ReleaseStore } from 'delivery/store';
import { nameOf } from 'delivery/verify';
import type { FrameServer, SectionParts, Site } from 'shared/contract/frame';
import type { Release } from 'shared/contract/release';
import { CONTRACT_VERSION, type Asset, type BrowserConstellation, type SectionServer } from 'shared/contract/section';
import { deadSection, readDamaged } from './dead-section.ts';
import { loadDoor, type DoorOptions } from './load-door.ts';

export const SHELL = 'shell';

/** Everything that answers a request, of one constellation: immutable, replaced as a whole. */
export interface Snapshot {
  id: string;
  site: Site;
  sections: Readonly<Record<string, SectionParts>>;
  releases: Readonly<Record<string, Release>>;
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

type Doors = { frame?: FrameServer; section?: SectionServer };
type DoorNeeds = Pick<DoorOptions, 'provided' | 'builtins'>;

/** @throws Error that names the release, because its own message cannot. */
function openDoor(store: ReleaseStore, release: Release, needs: DoorNeeds): Doors {
  const folder = store.releaseFolder(release.app, release.version);
  try {
    return loadDoor({ folder, entry: release.server, ...needs }) as Doors;
  } catch (error) {
    throw new Error(`${nameOf(release)} cannot be loaded: ${(error as Error).message}`, { cause: error });
  }
}

function loadFrame(store: ReleaseStore, release: Release): FrameServer {
  const { frame } = openDoor(store, release, { provided: {}, builtins: true });
  if (frame?.contract !== CONTRACT_VERSION) throw new Error(`${nameOf(release)} speaks another contract`);
  return frame;
}

function loadSection(store: ReleaseStore, release: Release, provided: FrameServer['provided']): SectionServer {
  const { section } = openDoor(store, release, { provided, builtins: false });
  if (section?.contract !== CONTRACT_VERSION || section.name !== release.app) {
    throw new Error(`${nameOf(release)} is not a section of this contract`);
  }
  return section;
}

function partsOf(release: Release, door: SectionServer): SectionParts {
  return {
    door,
    css: (page) => assetsOf(release, release.css[page]),
    js: (islands) => {
      const chunks = ['section', ...islands.map((island) => `island-${island}`)];
      return assetsOf(release, [...new Set(chunks.flatMap((chunk) => release.chunks[chunk] ?? []))]);
    },
  };
}

export interface SnapshotSource {
  store: ReleaseStore;
  id: string;
  origin: string;
  /** Told which section cannot be opened and why; without it one such section fails the whole constellation. */
  onDead?: (app: string, error: unknown) => void;
}

interface Verified {
  releases: Record<string, Release>;
  /** Sections whose files are not what the constellation pins, by name. */
  damaged: Map<string, unknown>;
}

async function verifiedReleases({ store, id, onDead }: SnapshotSource): Promise<Verified> {
  const { apps } = await store.readConstellation(id);
  const damaged = new Map<string, unknown>();
  const verify = async ([app, member]: [string, (typeof apps)[string]]) => {
    try {
      return [[app, await store.verifyRelease(app, member.version, member.integrity)] as const];
    } catch (error) {
      if (!onDead || app === SHELL) throw error;
      onDead(app, error);
      damaged.set(app, error);
      const known = await readDamaged(store, app, member);
      return known ? [[app, known] as const] : [];
    }
  };
  const pairs = await Promise.all(Object.entries(apps).map(verify));
  return { releases: Object.fromEntries(pairs.flat()), damaged };
}

function openSection(source: SnapshotSource, release: Release, frame: FrameServer): SectionParts {
  try {
    return partsOf(release, loadSection(source.store, release, frame.provided));
  } catch (error) {
    if (!source.onDead) throw error;
    source.onDead(release.app, error);
    return deadSection(release, error);
  }
}

function browserView(id: string, shell: Release, sections: readonly Release[]): BrowserConstellation {
  const rows = sections.map(
    (release) => [release.app, { container: release.container, entry: scriptOf(release, 'entry') }] as const,
  );
  const parts = Object.keys(shell.scripts).filter((role) => role !== 'kernel' && role !== 'runtime');
  return {
    id,
    runtime: scriptOf(shell, 'runtime'),
    parts: Object.fromEntries(parts.map((role) => [role, scriptOf(shell, role)])),
    sections: Object.fromEntries(rows),
  };
}

/** Verifies every file of a constellation and loads its doors. @throws Error that names the release and the fault. */
export async function loadSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const { store, id, origin } = source;
  const { releases, damaged } = await verifiedReleases(source);
  const shell = releases[SHELL];
  if (!shell) throw new Error(`constellation ${id} has no ${SHELL}`);
  const frame = loadFrame(store, shell);
  const sectionReleases = Object.values(releases).filter((release) => release.app !== SHELL);
  const partsFor = (release: Release) =>
    damaged.has(release.app) ? deadSection(release, damaged.get(release.app)) : openSection(source, release, frame);
  const sections = Object.fromEntries(sectionReleases.map((release) => [release.app, partsFor(release)]));
  const site = frame.assemble({
    constellation: browserView(id, shell, sectionReleases),
    origin,
    kernel: scriptOf(shell, 'kernel'),
    frameCss: assetsOf(shell, shell.css['frame']),
    finderCss: assetsOf(shell, shell.css['frame-finder']),
    sections,
  });
  return { id, site, sections, releases };
}

/** Where the files of a release lie, for the asset server. */
export function clientFolder(store: ReleaseStore, app: string, version: string): string {
  return path.join(store.releaseFolder(app, version), 'client');
}
