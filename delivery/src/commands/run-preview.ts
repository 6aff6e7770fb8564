import type { DeliveryConfig } from '../config.ts';
import { createPreview, listPreviews, revokePreview } from '../preview/preview.ts';
import type { Preview } from '../preview/preview-file.ts';
import type { ReleaseStore } from '../store.ts';
import { nameOf } from '../verify.ts';
import { readWebStatus } from '../web/web-status.ts';
import type { Command } from './arguments.ts';
import { formatTable } from './format-table.ts';

export type PreviewCommand = Extract<Command, { name: 'preview' | 'preview-list' | 'preview-revoke' }>;

/** Enough to name one for `revoke`; the whole key would be the address. */
const SHOWN = 8;

const shown = ({ key }: Preview) => key.slice(0, SHOWN);
const releasesOf = ({ releases }: Preview) => releases.map(nameOf).join(' ');

/** Makes, lists and takes back previews; gives the lines to print. */
export async function runPreview(
  store: ReleaseStore,
  command: PreviewCommand,
  { actor }: Pick<DeliveryConfig, 'actor'>,
): Promise<string[]> {
  if (command.name === 'preview-revoke') {
    const preview = await revokePreview(store, command.key);
    return [`preview ${shown(preview)} of ${releasesOf(preview)} is taken back`];
  }
  if (command.name === 'preview-list') {
    const rows = (await listPreviews(store)).map((preview) => [
      shown(preview),
      preview.until,
      preview.who,
      releasesOf(preview),
    ]);
    return rows.length === 0 ? ['no preview is shown'] : formatTable([['key', 'until', 'who', 'releases'], ...rows]);
  }
  const preview = await createPreview(store, { names: command.releases, until: command.until, actor });
  const status = await readWebStatus(store.dataDir);
  return [
    `${status?.origin ?? ''}/cn/preview/${preview.key}`,
    `shows the site with ${releasesOf(preview)} until ${preview.until} to whoever has this address`,
    ...(status ? [] : ['no web process runs on this store; the address is that of the site with this path']),
    `take it back with: pnpm delivery preview revoke ${shown(preview)}`,
  ];
}
