import { resolve } from 'node:path';
import { userInfo } from 'node:os';
import { DELIVERY_KEYS } from 'shared/contract/settings/programs';
import { readSettings } from 'shared/contract/settings/read-settings';
import type { Access } from './depot/open-objects.ts';

const HERE = import.meta.dirname;
/** In the section kit delivery works on the repository that it is called in. */
const INSTALLED = /[\\/]node_modules[\\/]/;

/** Where delivery works and on whose behalf. */
export interface DeliveryConfig {
  /** Root of the workspace: the folder that holds `shell` and the sections. */
  readonly root: string;
  readonly dataDir: string;
  /** Where `trust.json` and private keys lie; undefined: beside the releases, made by the first writer. */
  readonly signingDir?: string | undefined;
  /** Name written into the history. */
  readonly actor: string;
  /** Program that takes pictures; one of the usual places when absent. */
  readonly browser?: string | undefined;
  /** How buckets are reached that are exported to; as AWS tools do when absent. */
  readonly access?: Access;
}

/** Reads `DATA_DIR` (default `.data` in the workspace), `SIGNING_DIR` and `DELIVERY_ACTOR` (default: the user of the operating system). */
export function readConfig(env: NodeJS.ProcessEnv = process.env): DeliveryConfig {
  const root = INSTALLED.test(HERE) ? process.cwd() : resolve(HERE, '../..');
  const { DATA_DIR, SIGNING_DIR, DELIVERY_ACTOR, CHROME_PATH, ...bucket } = readSettings(DELIVERY_KEYS, env);
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = bucket;
  return {
    root,
    dataDir: resolve(root, DATA_DIR),
    signingDir: SIGNING_DIR === undefined ? undefined : resolve(root, SIGNING_DIR),
    actor: DELIVERY_ACTOR ?? systemUser(),
    browser: CHROME_PATH,
    access: {
      region,
      endpoint,
      ...(id !== undefined && secret !== undefined && { credentials: { accessKeyId: id, secretAccessKey: secret } }),
    },
  };
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id that has no account.
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
