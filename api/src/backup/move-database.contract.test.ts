import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { engineKind, type Engine } from '../../testing/database/engine.ts';
import { postgresBin, startCluster, type Cluster } from '../../testing/database/postgres-cluster.ts';
import { runBackup, serveOn } from '../../testing/database/restored.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { book } from '../../testing/visits.ts';
import { openDatabase } from '../db/client.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

const SLOW = 120_000;

/** From one engine to the other: run once, where both are. */
describe.skipIf(engineKind !== 'pglite' || postgresBin() === undefined)(
  'the embedded database that moves to PostgreSQL',
  () => {
    let cluster: Cluster;
    let service: TestService;
    let env: Engine['env'];
    let receipt: CallData<'booking/add'>;

    beforeAll(async () => {
      cluster = await startCluster();
      service = await startService({ env: { BODY_KEY_BITS: '1024' } });
      await importContent(service.db, writePack(service.packFolder, samplePack()));
      receipt = (await book(service)).body.data as CallData<'booking/add'>;
      env = { ...service.engine.env, DATABASE_URL: cluster.urlOf('postgres') };
    }, SLOW);
    afterAll(async () => {
      await service.engine.stop();
      await cluster.stop();
    });

    it(
      'refuses while its service runs; then every row arrives, and nobody opens by mistake what is left',
      async () => {
        await expect(runBackup(env, 'backup', 'move')).rejects.toThrow('Stop the service first');
        const rows = await service.db.selectFrom('booking').selectAll().execute();
        await service.close();
        expect(await runBackup(env, 'backup', 'move')).toContain('Every row was read again and compared');
        const moved = await serveOn({ env });
        expect(await moved.db.selectFrom('booking').selectAll().execute()).toEqual(rows);
        expect(await moved.call('booking/detail', { token: receipt.manageToken })).toMatchObject({
          state: 'confirmed',
        });
        await moved.stop();
        const dataDir = env.DATA_DIR;
        await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
          'was moved to PostgreSQL: set DATABASE_URL',
        );
        expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('db'))).toEqual(['db.moved']);
      },
      SLOW,
    );
  },
);
