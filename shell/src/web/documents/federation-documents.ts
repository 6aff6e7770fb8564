import type { Release } from 'shared/contract/section/release';
import { ASSET_PREFIX } from 'shared/contract/site/site';
import type { DocumentAddress } from './document-address.ts';
import type { DocumentContext, TextDocument } from './write-documents.ts';

/* What tools of other systems read of the promoted set: a manifest of Module Federation for each section, and all of them by frontend discovery. */

const JSON_TYPE = 'application/json; charset=utf-8';
/** The one module that a section exposes. */
const EXPOSED = 'section';
const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderName = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const none = { sync: [], async: [] };

const sharedOf = ({ container, shared }: Release) =>
  Object.entries(shared).map(([name, version]) => ({
    id: `${container}:${name}`,
    name,
    version,
    singleton: true,
    requiredVersion: `^${version}`,
    assets: { js: none, css: none },
  }));

/** `mf-manifest.json`, as `@module-federation/sdk` describes it (`Manifest`); null for the shell, which is no remote. */
export function remoteManifest(release: Release, origin: string): object | null {
  const { app, version, container, scripts, chunks, publicPath } = release;
  const { entry } = scripts;
  if (entry === undefined) return null;
  const sync = chunks[EXPOSED] ?? [];
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: app },
      remoteEntry: { name: baseName(entry), path: folderName(entry), type: 'var' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: container,
      pluginVersion: '',
      publicPath: origin + publicPath,
    },
    shared: sharedOf(release),
    remotes: [],
    exposes: [
      {
        id: `${container}:${EXPOSED}`,
        name: EXPOSED,
        path: `./${EXPOSED}`,
        assets: { js: { sync, async: [] }, css: none },
      },
    ],
  };
}

/** All sections of a set, in the form of Frontend Discovery (awslabs, schema v1-pre). */
export function frontendDiscovery(releases: Readonly<Record<string, Release>>, origin: string): object {
  const sections = Object.values(releases).flatMap((release) => {
    const { app, version, owner, scripts, publicPath, files } = release;
    const { entry } = scripts;
    if (entry === undefined) return [];
    const found = {
      url: origin + publicPath + entry,
      metadata: { integrity: files[entry], version },
      deployment: { traffic: 100, default: true },
      extras: { owner, manifest: `${origin}${ASSET_PREFIX}/${app}/mf-manifest.json` },
    };
    return [[app, [found]] as const];
  });
  return { schema: DISCOVERY_SCHEMA, microFrontends: Object.fromEntries(sections) };
}

const asDocument = (value: object | null): TextDocument | null =>
  value && { type: JSON_TYPE, text: `${JSON.stringify(value)}\n` };

export async function writeRemoteManifest(
  { app }: Extract<DocumentAddress, { kind: 'remote-manifest' }>,
  { snapshot: { releases }, context: { origin } }: DocumentContext,
): Promise<TextDocument | null> {
  const release = Object.hasOwn(releases, app) ? releases[app] : undefined;
  return asDocument(release ? remoteManifest(release, origin) : null);
}

export async function writeDiscovery({
  snapshot: { releases },
  context: { origin },
}: DocumentContext): Promise<TextDocument | null> {
  return asDocument(frontendDiscovery(releases, origin));
}
