import fs from 'node:fs';
import path from 'node:path';
import { buildApp, type App } from '../../src/app.ts';
import { BACKUP_COMMANDS } from '../../src/commands/backup-commands.ts';
import { openDatabase, type Db } from '../../src/db/client.ts';
import { readConfig } from '../../src/settings/config.ts';
import type { Engine } from './engine.ts';
import { NOON } from '../service.ts';

/*
 * An operator with the commands of backups, and the service on what was brought back.
 */

/** Runs a command as `cli.ts` does. @returns what it says */
export async function runBackup(env: Engine['env'], ...words: string[]): Promise<string> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const [group, verb, ...args] = words;
  await BACKUP_COMMANDS[`${group} ${verb}`]?.({ config: readConfig(env), args, say });
  return said.join('\n');
}

/** As an operator does who keeps the keys apart from the backups. */
export function carryKeys(from: Engine, to: Engine): void {
  fs.cpSync(path.join(from.env.DATA_DIR, 'keys'), path.join(to.env.DATA_DIR, 'keys'), { recursive: true });
}

interface Restored {
  app: App;
  db: Db;
  /** The data of a call that has to succeed, in English. */
  call(name: string, body: object): Promise<unknown>;
  stop(): Promise<void>;
}

/** The service on a database that is there already, at the noon of the tests. */
export async function serveOn({ env }: Pick<Engine, 'env'>): Promise<Restored> {
  const quiet = { LOG_LEVEL: 'silent', MAX_LOOP_DELAY_MS: '0', BODY_KEY_BITS: '1024' };
  const config = readConfig({ ...env, ...quiet });
  const database = await openDatabase(config);
  const app = await buildApp({ config, db: database.db, now: () => NOON });
  return {
    app,
    db: database.db,
    async call(name, body) {
      const answer = await app.server.inject({
        method: 'POST',
        url: `/cn/api/${name}`,
        payload: { ...body, language: 2 },
      });
      const { code, data } = answer.json<{ code: string; data: unknown }>();
      if (code !== '0000') throw new Error(`${name}: ${answer.body}`);
      return data;
    },
    async stop() {
      await app.close();
      await database.close();
    },
  };
}
