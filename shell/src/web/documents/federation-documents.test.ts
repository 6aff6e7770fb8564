import type { Release } from 'shared/contract/section/release';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { RenderContext } from '../page/render-request.ts';
import { documentAddress } from './document-address.ts';
import { writeDiscovery, writeRemoteManifest } from './federation-documents.ts';

const ORIGIN = 'https://www.example.com';
const CARS = {
  app: 'mf-cars',
  version: '1.4.0',
  owner: 'cars',
  container: 'mf_cars',
  publicPath: '/cn/mf/mf-cars/1.4.0/',
  scripts: { entry: 'client/remoteEntry.1a2b3c4d.js' },
  chunks: { section: ['client/js/section.5e6f7a8b.js'] },
  shared: { react: '19.3.1' },
  files: { 'client/remoteEntry.1a2b3c4d.js': 'sha384-entry' },
} as unknown as Release;
const SHELL = { app: 'shell', scripts: { kernel: 'client/js/kernel.js' } } as unknown as Release;

const given = {
  snapshot: { releases: { shell: SHELL, 'mf-cars': CARS } } as unknown as Snapshot,
  context: { origin: ORIGIN } as RenderContext,
};
const manifestOf = async (app: string) => {
  const written = await writeRemoteManifest({ kind: 'remote-manifest', app }, given);
  return written && (JSON.parse(written.text) as unknown);
};

describe('a tool that reads Module Federation', () => {
  it('finds the promoted release of a section at an address that stays', async () => {
    expect(documentAddress('/cn/mf/mf-cars/mf-manifest.json')).toEqual({ kind: 'remote-manifest', app: 'mf-cars' });
    expect(await manifestOf('mf-cars')).toMatchObject({
      id: 'mf_cars',
      metaData: {
        remoteEntry: { name: 'remoteEntry.1a2b3c4d.js', path: 'client', type: 'var' },
        globalName: 'mf_cars',
        publicPath: `${ORIGIN}/cn/mf/mf-cars/1.4.0/`,
        buildInfo: { buildVersion: '1.4.0', buildName: 'mf-cars' },
      },
      shared: [{ id: 'mf_cars:react', version: '19.3.1', singleton: true }],
      exposes: [{ path: './section', assets: { js: { sync: ['client/js/section.5e6f7a8b.js'] } } }],
    });
  });

  it.each(['shell', 'mf-none', 'constructor'])('finds nothing for %s, which is no remote', async (app) => {
    expect(await manifestOf(app)).toBeNull();
  });
});

it('a tool that discovers frontends finds every section, whose it is and what its entry must be', async () => {
  expect(documentAddress('/cn/mf/discovery.json')).toEqual({ kind: 'discovery' });
  const written = await writeDiscovery(given);
  expect(JSON.parse(written?.text ?? '')).toEqual({
    schema: expect.stringContaining('frontend-discovery') as string,
    microFrontends: {
      'mf-cars': [
        {
          url: `${ORIGIN}/cn/mf/mf-cars/1.4.0/client/remoteEntry.1a2b3c4d.js`,
          metadata: { integrity: 'sha384-entry', version: '1.4.0' },
          deployment: { traffic: 100, default: true },
          extras: { owner: 'cars', manifest: `${ORIGIN}/cn/mf/mf-cars/mf-manifest.json` },
        },
      ],
    },
  });
});

it.each([
  '/cn/mf/mf-cars/1.4.0/client/remoteEntry.1a2b3c4d.js',
  '/cn/mf/mf-cars/other.json',
  '/cn/mf/../x/mf-manifest.json',
])('%s is no such document', (address) => {
  expect(documentAddress(address)).toBeNull();
});
