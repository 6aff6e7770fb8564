import { clearReleases } from '../../clearing/clear-releases.ts';
import { folderObjects } from '../../depot/folder-objects.ts';
import { exportStore } from '../../depot/export-store.ts';
import { importStore } from '../../depot/import-store.ts';
import { mend } from '../../check/doctor/mend.ts';
import { promote } from '../../promotion/promote.ts';
import { rollbackApp } from '../../promotion/rollback.ts';
import { openStore, type ReleaseStore } from '../../store.ts';

/*
 * A program that does one thing to a store, as the command of that name does: `node command.ts <name> <folder>`. The folder
 * has the store in `data`, a built release in `built` and a depot in `depot`.
 */

const DAY_MS = 86_400_000;
/** The release that is built, and published by nobody yet. */
const BUILT = { app: 'mf-invest', version: '1.9.0' };
const ACTOR = 'Lin';
const WITHOUT_WEB = { actor: ACTOR, webWaitMs: 0 };

type Act = (store: ReleaseStore, folder: string) => Promise<unknown>;

const ACTS: Readonly<Record<string, Act>> = {
  release: (store, folder) => store.write('publish', (writer) => writer.publish(BUILT, `${folder}/built`)),
  promote: (store) => promote(store, { wanted: [{ app: 'mf-invest', version: '1.2.0' }], ...WITHOUT_WEB }),
  rollback: (store) => rollbackApp(store, 'mf-invest', WITHOUT_WEB),
  gc: (store) => clearReleases(store, { keepMs: 30 * DAY_MS, now: Date.now() + 60 * DAY_MS }),
  export: (store, folder) => exportStore(store, folderObjects(`${folder}/depot`)),
  import: (store, folder) => importStore(store, folderObjects(`${folder}/depot`)),
  mend: (store) => mend(store, ACTOR),
};

const [name = '', folder = ''] = process.argv.slice(2);
const act = ACTS[name];
if (!act) throw new Error(`there is no ${name}`);
await act(openStore(`${folder}/data`), folder);
