import { join } from 'node:path';
import { promote } from '../promotion/promote.ts';
import { openStore } from '../store.ts';
import { publishFixture } from './fixture-release.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A store with shell and `mf-invest` 1.0.0 promoted and 1.1.0, 1.2.0 of `mf-invest` published. */
export async function promotedSite() {
  const folder = await temporaryFolder();
  const store = openStore(join(folder, 'data'));
  const publish = (app: string, version: string) => publishFixture(store, folder, { app, version });
  await publish('shell', '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish('mf-invest', version);
  const first = [
    { app: 'shell', version: '1.0.0' },
    { app: 'mf-invest', version: '1.0.0' },
  ];
  await promote(store, { wanted: first, actor: 'Lin' });

  /** Version of `mf-invest` that a fresh reader of the store sees. */
  const investVersion = async () => {
    const reader = openStore(store.dataDir);
    const id = await reader.readPointer();
    return id === null ? null : (await reader.readConstellation(id)).apps['mf-invest']?.version;
  };
  const promoteInvest = (version: string) =>
    promote(openStore(store.dataDir), { wanted: [{ app: 'mf-invest', version }], actor: 'Lin' });
  return { folder, store, investVersion, promoteInvest };
}
