import type { Preview } from 'delivery/preview';
import type { Snapshot } from '../constellation/snapshot.ts';
import { previewedSnapshot } from './banner.ts';
import { openSiteOfSet, type SiteOfSet, type SiteOfSetOptions } from './site-of-set.ts';

export type PreviewedSite = SiteOfSet;

export interface PreviewedSiteOptions extends Omit<SiteOfSetOptions, 'keeps'> {
  /** Verifies a set and starts its renderers. */
  open: (id: string) => Promise<Snapshot>;
}

/** The whole site with another set: nothing of it is kept, stands by or is counted among the pages of visitors. */
export async function openPreviewedSite(
  { open, ...options }: PreviewedSiteOptions,
  preview: Preview,
): Promise<PreviewedSite> {
  const snapshot = previewedSnapshot(await open(preview.constellation), preview);
  return openSiteOfSet(snapshot, { ...options, keeps: false });
}
