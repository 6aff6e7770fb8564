import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from 'delivery/store';
import type { Release } from 'shared/contract/section/release';
import type { RouteTable } from 'shared/contract/section/route';
import { onTestFinished } from 'vitest';

/** A frame whose document says what it was made with, and whose pages are what the section renders. */
const FRAME = `
const fragment = (html, more) => ({ html, status: 200, htmlLang: 'en', head: [], ...more });
exports.frame = {
  contract: 1,
  provided: {},
  assemble: (parts) => ({
    page: ({ match, outcome, request }) =>
      fragment(parts.sections[match.section].server.render(match.page, { data: outcome.data, request }, {}).html),
    screen: ({ screen }) => fragment(screen, { status: screen === 'application-error' ? 500 : 404 }),
    document: ({ html }) => html + '<hr>' + JSON.stringify(parts),
  }),
};`;

/** `/cars` and `/cars/:id` of `mf-cars`. */
const routesOf = (app: string) => {
  const path = app.replace('mf-', '/');
  return {
    list: { pattern: path, probe: `${path}?type=suv`, query: [], fresh: 60, layout: 'default', headerTheme: 'light' },
    one: { pattern: `${path}/:id`, query: [], fresh: 60, layout: 'default', headerTheme: 'light' },
  } as const satisfies RouteTable;
};

/** @param more members of the section, such as \`load: async () => …\` */
export const sectionCode = (name: string, more = '') => `exports.section = {
  contract: 1,
  name: '${name}',
  messages: { cn: {}, en: {} },
  load: async () => ({ kind: 'page', head: {}, data: '${name}' }),
  render: (_page, { data }) => ({ html: '<h1>' + data + '</h1>', islands: [], words: {} }),
  ${more}
};`;

function releaseOf(app: string, version: string): Release {
  const scripts =
    app === 'shell'
      ? { kernel: 'kernel.js', marks: 'marks.js', runtime: 'runtime.js', search: 'search.js' }
      : { entry: 'entry.js' };
  return {
    app,
    version,
    owner: `team ${app}`,
    publicPath: `/cn/mf/${app}/${version}/client/`,
    container: app.replaceAll('-', '_'),
    files: Object.fromEntries([...Object.values(scripts), 'a.css', 'a.js'].map((file) => [file, `sha384-${file}`])),
    server: 'server.cjs',
    scripts,
    chunks: { section: ['a.js'], 'island-filter': ['a.js'] },
    css: { list: ['a.css'] },
    routes: app === 'shell' ? {} : routesOf(app),
    policies: [],
    libraries: {},
  } as unknown as Release;
}

type Notify = (id: string | null) => void;

interface Move {
  what: string;
  from: string | null;
  to: string | null;
  changes: readonly { app: string; from: string | null; to: string | null }[];
}

/** A pointer in memory, with its history, latest last. */
function createPointer() {
  const moves: Move[] = [];
  let notify: Notify = () => {};
  let fail: (error: unknown) => void = () => {};
  let id: string | null = null;
  const move = async (entry: Move) => {
    moves.push(entry);
    id = entry.to;
  };
  return {
    moves,
    store: {
      readPointer: async () => id,
      readHistory: async () => ({ lines: moves, broken: null }),
      write: async (_purpose: string, task: (writer: { movePointer: typeof move }) => Promise<unknown>) =>
        task({ movePointer: move }),
      watchPointer: (onChange: Notify, onError: typeof fail) => {
        [notify, fail] = [onChange, onError];
        return { close: () => (notify = () => {}) };
      },
    },
    promote: (to: string | null) => {
      moves.push({ what: 'promote', from: id, to, changes: [] });
      id = to;
      notify(to);
    },
    /** What the watch says of a pointer that cannot be read. */
    damagePointer: () => fail(new Error('the pointer does not hold the id of a constellation')),
  };
}

/** A store whose releases are what `code` says, `shell` and the sections by name; files of `damaged` ones do not verify. */
export function storedSite(code: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'stored-site-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const releaseFolder = (app: string, version: string) => path.join(dataDir, app, version);
  const write = (app: string, text: string) => {
    mkdirSync(releaseFolder(app, '1.0.0'), { recursive: true });
    writeFileSync(path.join(releaseFolder(app, '1.0.0'), 'server.cjs'), text);
  };
  for (const [app, text] of Object.entries({ shell: FRAME, ...code })) write(app, text);
  const damaged = new Set<string>();
  const apps = Object.fromEntries(
    ['shell', ...Object.keys(code)].map((app) => [app, { version: '1.0.0', integrity: `sha384-${app}` }]),
  );
  const { store: pointer, moves, promote, damagePointer } = createPointer();
  const store = {
    ...pointer,
    authority: { movesFault: async () => () => null },
    dataDir,
    releaseFolder,
    readConstellation: async (id: string) => ({ apps: id === 'bare' ? {} : apps }),
    readRelease: async (app: string) => ({ release: releaseOf(app, '1.0.0'), integrity: `sha384-${app}` }),
    verifyRelease: async (app: string) => {
      if (damaged.has(app)) throw new Error(`${app}@1.0.0: a.js does not have the bytes`);
      return releaseOf(app, '1.0.0');
    },
  } as unknown as ReleaseStore;
  return { store, damaged, write, moves, promote, damagePointer };
}
