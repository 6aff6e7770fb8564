import { join } from 'node:path';
import { exportStore } from '../depot/export-store.ts';
import { openObjects } from '../depot/open-objects.ts';
import { openStore } from '../store.ts';
import { promotedSite } from './promoted-site.ts';
import { startS3 } from './s3-double.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const ACCESS = { region: 'us-east-1', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };

/** A site that is promoted, a bucket, and machines that trust the same keys. */
export async function exportedSite() {
  const site = await promotedSite();
  const s3 = await startS3();
  const objects = await openObjects('s3://site/releases', { ...ACCESS, endpoint: s3.endpoint });
  const signingDir = join(site.store.dataDir, 'signing');
  const machine = async () => openStore(join(await temporaryFolder(), 'data'), { signingDir });
  const first = await exportStore(site.store, objects);
  return { ...site, s3, objects, machine, first };
}
