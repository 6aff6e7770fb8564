import path from 'node:path';
import type { ReleaseStore } from 'delivery/store';
import { nameOf } from 'delivery/verify';
import type { FrameServer, SectionAssembly, Site } from 'shared/contract/section/frame';
import { createLinks, type Links } from 'shared/contract/section/links';
import type { Release } from 'shared/contract/section/release';
import {
  CONTRACT_VERSION,
  type Asset,
  type BrowserConstellation,
  type SectionServer,
} from 'shared/contract/section/section';
import { unavailableSection, readDamaged } from './unavailable-section.ts';
import { loadEntry, type EntryOptions } from './load-entry.ts';

export const SHELL = 'shell';

/** Everything that answers a request, of one constellation: immutable, replaced as a whole. */
export interface Snapshot {
  id: string;
  site: Site;
  sections: Readonly<Record<string, SectionAssembly>>;
  releases: Readonly<Record<string, Release>>;
  /** Pages by what they are called and by what they offer. */
  links: Links;
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

type ServerEntries = { frame?: FrameServer; section?: SectionServer };
type EntryDependencies = Pick<EntryOptions, 'provided' | 'builtins'>;

/** @throws Error that names the release, because its own message cannot. */
function openEntry(store: ReleaseStore, release: Release, dependencies: EntryDependencies): ServerEntries {
  const folder = store.releaseFolder(release.app, release.version);
  try {
    return loadEntry({ folder, entry: release.server, ...dependencies }) as ServerEntries;
  } catch (error) {
    throw new Error(`${nameOf(release)} cannot be loaded: ${(error as Error).message}`, { cause: error });
  }
}

function loadFrame(store: ReleaseStore, release: Release): FrameServer {
  const { frame } = openEntry(store, release, { provided: {}, builtins: true });
  if (frame?.contract !== CONTRACT_VERSION) throw new Error(`${nameOf(release)} speaks another contract`);
  return frame;
}

function loadSection(store: ReleaseStore, release: Release, provided: FrameServer['provided']): SectionServer {
  const { section } = openEntry(store, release, { provided, builtins: false });
  if (section?.contract !== CONTRACT_VERSION || section.name !== release.app) {
    throw new Error(`${nameOf(release)} is not a section of this contract`);
  }
  return section;
}

function assemblyOf(release: Release, server: SectionServer): SectionAssembly {
  return {
    server,
    door: server,
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
  onUnavailable?: (app: string, error: unknown) => void;
}

interface Verified {
  releases: Record<string, Release>;
  /** Sections whose files are not what the constellation pins, by name. */
  damaged: Map<string, unknown>;
}

async function verifiedReleases({ store, id, onUnavailable }: SnapshotSource): Promise<Verified> {
  const { apps } = await store.readConstellation(id);
  const damaged = new Map<string, unknown>();
  const verify = async ([app, member]: [string, (typeof apps)[string]]) => {
    try {
      return [[app, await store.verifyRelease(app, member.version, member.integrity)] as const];
    } catch (error) {
      if (!onUnavailable || app === SHELL) throw error;
      onUnavailable(app, error);
      damaged.set(app, error);
      const known = await readDamaged(store, app, member);
      return known ? [[app, known] as const] : [];
    }
  };
  const pairs = await Promise.all(Object.entries(apps).map(verify));
  return { releases: Object.fromEntries(pairs.flat()), damaged };
}

function openSection(source: SnapshotSource, release: Release, frame: FrameServer): SectionAssembly {
  try {
    return assemblyOf(release, loadSection(source.store, release, frame.provided));
  } catch (error) {
    if (!source.onUnavailable) throw error;
    source.onUnavailable(release.app, error);
    return unavailableSection(release, error);
  }
}

function browserView(id: string, shell: Release, sections: readonly Release[]): BrowserConstellation {
  const rows = sections.map(
    (release) => [release.app, { container: release.container, entry: scriptOf(release, 'entry') }] as const,
  );
  const controllers = Object.keys(shell.scripts).filter((role) => role !== 'kernel' && role !== 'runtime');
  return {
    id,
    runtime: scriptOf(shell, 'runtime'),
    parts: Object.fromEntries(controllers.map((role) => [role, scriptOf(shell, role)])),
    sections: Object.fromEntries(rows),
  };
}

/** Verifies every file of a constellation and loads its entries. @throws Error that names the release and the fault. */
export async function loadSnapshot(source: SnapshotSource): Promise<Snapshot> {
  const { store, id, origin } = source;
  const { releases, damaged } = await verifiedReleases(source);
  const shell = releases[SHELL];
  if (!shell) throw new Error(`constellation ${id} has no ${SHELL}`);
  const frame = loadFrame(store, shell);
  const sectionReleases = Object.values(releases).filter((release) => release.app !== SHELL);
  const assemblyFor = (release: Release) =>
    damaged.has(release.app)
      ? unavailableSection(release, damaged.get(release.app))
      : openSection(source, release, frame);
  const sections = Object.fromEntries(sectionReleases.map((release) => [release.app, assemblyFor(release)]));
  const site = frame.assemble({
    constellation: browserView(id, shell, sectionReleases),
    origin,
    kernel: scriptOf(shell, 'kernel'),
    frameCss: assetsOf(shell, shell.css['frame']),
    finderCss: assetsOf(shell, shell.css['frame-finder']),
    sections,
  });
  const tables = Object.entries(sections).map(([name, { server }]) => [name, server.routes] as const);
  return { id, site, sections, releases, links: createLinks(Object.fromEntries(tables)) };
}

/** Where the files of a release lie, for the asset server. */
export function clientFolder(store: Pick<ReleaseStore, 'releaseFolder'>, app: string, version: string): string {
  return path.join(store.releaseFolder(app, version), 'client');
}
