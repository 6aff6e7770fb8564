import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ReleaseStore } from 'delivery/store';
import type { Release } from 'shared/contract/section/release';
import { onTestFinished } from 'vitest';

const FRAME = `exports.frame = { contract: 1, provided: {}, assemble: (parts) => ({ parts }) };`;

export const sectionCode = (name: string, more = '') =>
  `exports.section = { contract: 1, name: '${name}', routes: { list: { pattern: '/cars', probe: '/cars?type=suv' }, one: { pattern: '/cars/:id' } }, ${more} };`;

function releaseOf(app: string): Release {
  const scripts =
    app === 'shell' ? { kernel: 'kernel.js', runtime: 'runtime.js', search: 'search.js' } : { entry: 'entry.js' };
  return {
    app,
    version: '1.0.0',
    owner: `team ${app}`,
    publicPath: `/cn/mf/${app}/1.0.0/client/`,
    container: app.replaceAll('-', '_'),
    files: Object.fromEntries([...Object.values(scripts), 'a.css', 'a.js'].map((file) => [file, `sha384-${file}`])),
    server: 'server.cjs',
    scripts,
    chunks: { section: ['a.js'], 'island-filter': ['a.js'] },
    css: { list: ['a.css'] },
    routes: { list: { pattern: '/cars' } },
  } as unknown as Release;
}

/** A store whose releases are what `code` says, `shell` and the sections by name; files of `damaged` ones do not verify. */
export function storedSite(code: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'stored-site-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const releaseFolder = (app: string, version: string) => path.join(dataDir, app, version);
  for (const [app, text] of Object.entries({ shell: FRAME, ...code })) {
    mkdirSync(releaseFolder(app, '1.0.0'), { recursive: true });
    writeFileSync(path.join(releaseFolder(app, '1.0.0'), 'server.cjs'), text);
  }
  const damaged = new Set<string>();
  let notify: (id: string | null) => void = () => {};
  const apps = Object.fromEntries(
    ['shell', ...Object.keys(code)].map((app) => [app, { version: '1.0.0', integrity: `sha384-${app}` }]),
  );
  const store = {
    dataDir,
    releaseFolder,
    readConstellation: async (id: string) => ({ apps: id === 'bare' ? {} : apps }),
    readRelease: async (app: string) => ({ release: releaseOf(app), integrity: `sha384-${app}` }),
    verifyRelease: async (app: string) => {
      if (damaged.has(app)) throw new Error(`${app}@1.0.0: a.js does not have the bytes`);
      return releaseOf(app);
    },
    watchPointer: (onChange: (id: string | null) => void) => {
      notify = onChange;
      return { close: () => (notify = () => {}) };
    },
  } as unknown as ReleaseStore;
  const write = (app: string, text: string) =>
    writeFileSync(path.join(releaseFolder(app, '1.0.0'), 'server.cjs'), text);
  return { store, damaged, write, promote: (id: string | null) => notify(id) };
}
