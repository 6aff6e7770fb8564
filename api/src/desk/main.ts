import type { AddressInfo } from 'node:net';
import { DESK_KEYS } from 'shared/contract/settings/programs';
import { localOrigin } from 'shared/contract/settings/local-origin';
import { readSettings } from 'shared/contract/settings/read-settings';
import { endWith } from '../commands/operator-message.ts';
import { openDatabase } from '../db/client.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { readConfig } from '../settings/config.ts';
import { requireNode } from '../settings/node-version.ts';
import { createPrivately } from 'shared/limits/private-folder';
import { openVisitorServices } from '../visitor-services.ts';
import { deskServer } from './desk-server.ts';

/** The desk of the pavilion as a program: beside the service, on the same database and keys. */
async function main(): Promise<void> {
  requireNode();
  createPrivately();
  // oxlint-disable-next-line node/no-process-env -- where a program reads its settings
  const { DESK_PORT: port, DESK_HOST: host } = readSettings(DESK_KEYS, process.env);
  const config = readConfig();
  const database = await openDatabase(config);
  void database.failure.then(endWith);
  const pending = await pendingMigrations(database.db);
  if (pending.length > 0) throw new Error(`The database lacks ${pending.join(', ')}. Start the service first.`);
  const server = await deskServer(openVisitorServices(config, database.db, Date.now));
  await server.listen({ host, port });
  const { port: taken } = server.server.address() as AddressInfo;
  process.stdout.write(`The desk is at ${localOrigin(host, taken)}/\n`);
  const stop = async () => {
    await server.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop().catch(endWith));
}

await main().catch((error: unknown) => endWith(error));
