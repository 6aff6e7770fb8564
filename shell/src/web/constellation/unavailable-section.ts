import type { ReleaseStore } from 'delivery/store';
import type { SectionAssembly } from 'shared/contract/section/frame';
import type { Constellation, Release } from 'shared/contract/section/release';
import { CONTRACT_VERSION, type SectionServer } from 'shared/contract/section/section';
import type { RouteTable } from 'shared/contract/section/route';

/** Stands where a section's entry cannot be opened: it claims the section's addresses and rejects every request. */
export function unavailableSection(release: Release, reason: unknown): SectionAssembly {
  const server: SectionServer = {
    contract: CONTRACT_VERSION,
    name: release.app,
    routes: release.routes as RouteTable,
    messages: { cn: {}, en: {} },
    load: () => Promise.reject(reason instanceof Error ? reason : new Error(String(reason))),
    render: () => ({ html: '', islands: [], words: {} }),
  };
  return { server, door: server, css: () => [], js: () => [] };
}

/** What a damaged release still says of itself; null when not even that can be read. */
export async function readDamaged(
  store: ReleaseStore,
  app: string,
  member: Constellation['apps'][string],
): Promise<Release | null> {
  const manifest = await store.readRelease(app, member.version).catch(() => null);
  return manifest?.integrity === member.integrity ? manifest.release : null;
}
