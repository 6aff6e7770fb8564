import type { ReleaseStore } from 'delivery/store';
import type { SectionParts } from 'shared/contract/frame';
import type { Constellation, Release } from 'shared/contract/release';
import { CONTRACT_VERSION, type RouteTable, type SectionServer } from 'shared/contract/section';

/** Stands where a section's door cannot be opened: it claims the section's addresses and rejects every request. */
export function deadSection(release: Release, reason: unknown): SectionParts {
  const door: SectionServer = {
    contract: CONTRACT_VERSION,
    name: release.app,
    routes: release.routes as RouteTable,
    messages: { cn: {}, en: {} },
    load: () => Promise.reject(reason instanceof Error ? reason : new Error(String(reason))),
    render: () => ({ html: '', islands: [], words: {} }),
  };
  return { door, css: () => [], js: () => [] };
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
