import { resolve } from 'node:path';
import { localOrigin } from '../../shared/src/contract/settings/local-origin.ts';
import { START_KEYS } from '../../shared/src/contract/settings/programs.ts';
import { readSettings, SettingsError, type Environment } from '../../shared/src/contract/settings/read-settings.ts';

/** Something the person at the keyboard can put right; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  siteOrigin: string;
  logLevel: string;
}

/** Somebody who looks at a terminal wants to see what is wrong and no more. */
const LOG_LEVEL = 'warn';

/** @throws {StartError} that lists every wrong setting with its rule */
export function readConfig(env: Environment, root: string): Config {
  try {
    const values = readSettings(START_KEYS, { ...env, LOG_LEVEL: env['LOG_LEVEL'] || LOG_LEVEL });
    return {
      port: values.PORT,
      host: values.HOST,
      dataDir: resolve(root, values.DATA_DIR),
      databaseUrl: values.DATABASE_URL,
      siteOrigin: new URL(values.SITE_ORIGIN ?? localOrigin(values.HOST, values.PORT)).origin,
      logLevel: values.LOG_LEVEL,
    };
  } catch (error) {
    throw error instanceof SettingsError ? new StartError(error.message) : error;
  }
}
