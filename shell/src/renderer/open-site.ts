import type { FrameServer, SectionAssembly, Site } from 'shared/contract/section/frame';
import type { Release } from 'shared/contract/section/release';
import type { RouteTable } from 'shared/contract/section/route';
import { CONTRACT_VERSION, type Asset, type SectionServer } from 'shared/contract/section/section';
import { loadEntry } from './load-entry.ts';
import type { Assembly, Messages, RendererSetup } from './messages.ts';
import { missingWord } from './same-words.ts';

const NO_WORDS: Messages = { cn: {}, en: {} };

/** The code of a renderer: the frame, and the one section it renders. */
export interface Loaded {
  frame: FrameServer;
  section: SectionServer | null;
}

/** @throws Error that names the release and what is wrong with it */
export function loadReleases({ frame: shell, section: wanted }: RendererSetup): Loaded {
  const { frame } = loadEntry({ ...shell, provided: {}, builtins: true }) as { frame?: FrameServer };
  if (frame?.contract !== CONTRACT_VERSION) throw new Error('the shell speaks another contract');
  if (wanted === null) return { frame, section: null };
  const { section } = loadEntry({ ...wanted, provided: frame.provided, builtins: false }) as {
    section?: SectionServer;
  };
  if (section?.contract !== CONTRACT_VERSION || section.name !== wanted.release.app) {
    throw new Error(`${wanted.release.app}@${wanted.release.version} is not a section of this contract`);
  }
  const missing = missingWord(section.messages);
  if (missing !== null)
    throw new Error(`${wanted.release.app}@${wanted.release.version} lacks words, first ${missing}`);
  return { frame, section };
}

function assetsOf(release: Release, files: readonly string[] = []): Asset[] {
  return files.map((file) => {
    const integrity = release.files[file];
    if (integrity === undefined) throw new Error(`${release.app}@${release.version} does not list ${file}`);
    return [release.publicPath + file, integrity];
  });
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

/** A section of another renderer: its addresses and words, which the frame shows, and no code. */
function elsewhere(name: string, routes: RouteTable, messages = NO_WORDS): SectionAssembly {
  const load = () => Promise.reject(new Error(`${name} is rendered elsewhere`));
  const render = () => ({ html: '', islands: [], words: {} });
  const server: SectionServer = { contract: CONTRACT_VERSION, name, routes, messages, load, render };
  return { server, door: server, css: () => [], js: () => [] };
}

/** The site as the frame sees it from one section. */
export function assembleSite(
  { site, routes, messages }: Assembly & { messages: Readonly<Record<string, Messages>> },
  { section: wanted }: RendererSetup,
  { frame, section }: Loaded,
): Site {
  const sections = Object.entries(routes).map(([name, table]) => {
    const isOwn = section !== null && wanted?.release.app === name;
    const assembly = isOwn
      ? // The address table that was verified, not what the code makes of it.
        assemblyOf(wanted.release, {
          ...section,
          routes: table,
          load: section.load.bind(section),
          render: section.render.bind(section),
        })
      : elsewhere(name, table, messages[name]);
    return [name, assembly] as const;
  });
  return frame.assemble({ ...site, sections: Object.fromEntries(sections) });
}
