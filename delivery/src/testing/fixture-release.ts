import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from 'shared/contract/section/release';
import { sha384 } from '../files/digest.ts';
import type { ReleaseStore } from '../store.ts';

export interface FixtureRelease {
  readonly app: string;
  readonly version: string;
  /** Members of `release.json` that the test is about. */
  readonly manifest?: Partial<Release>;
  /** More files, or other bytes for the usual ones. */
  readonly files?: Record<string, string>;
}

/** What every fixture gives or takes of `shared`. */
const PROVISION = { shared: { usePage: '0123456789abcdef' } };

const script = (app: string, version: string) => `export const release = '${app}@${version}';\n`.repeat(40);

/** Writes what a build leaves in `<app>/dist`: a small, valid release. */
export async function writeBuiltRelease(folder: string, fixture: FixtureRelease): Promise<void> {
  const { app, version } = fixture;
  const files: Record<string, string> = {
    'client/js/entry.js': script(app, version),
    'client/css/page.css': `.page { color: var(--${app}) }\n`.repeat(40),
    'server/section.cjs': `exports.app = '${app}';\n`,
    ...fixture.files,
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const hashes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha384(Buffer.from(text))]));
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifestOf(fixture, hashes)));
}

function manifestOf({ app, version, manifest }: FixtureRelease, files: Record<string, string>): Release {
  return {
    schema: 1,
    app,
    version,
    contract: 1,
    owner: `team ${app}`,
    publicPath: `/cn/mf/${app}/${version}/`,
    container: app.replaceAll('-', '_'),
    files,
    server: 'server/section.cjs',
    scripts: { entry: 'client/js/entry.js' },
    chunks: {},
    css: { home: ['client/css/page.css'] },
    routes: { home: { pattern: `/${app}/:id`, layout: 'default', headerTheme: 'light', query: [], fresh: 60 } },
    islands: [],
    namespaces: [app],
    shared: { react: '19.3.1' },
    ...(app === 'shell' ? { provides: PROVISION } : { uses: PROVISION }),
    policies: [`site-${app}`],
    libraries: {},
    budgets: { entry: 8192 },
    ...manifest,
  };
}

/** Builds and publishes a release; `builds` is a folder for the build. */
export async function publishFixture(store: ReleaseStore, builds: string, fixture: FixtureRelease): Promise<string> {
  const folder = join(builds, `${fixture.app}-${fixture.version}`);
  await writeBuiltRelease(folder, fixture);
  const published = await store.write('publish a fixture', (writer) => writer.publish(fixture, folder));
  return published.integrity;
}
