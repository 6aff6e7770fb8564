import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { userInfo } from 'node:os';

/** Where delivery works and on whose behalf. */
export interface DeliveryConfig {
  /** Root of the workspace: the folder that holds `shell` and the sections. */
  readonly root: string;
  readonly dataDir: string;
  /** Name written into the history. */
  readonly actor: string;
}

/** Reads `DATA_DIR` (default `.data` in the workspace) and `DELIVERY_ACTOR` (default: the user of the operating system). */
export function readConfig(env: NodeJS.ProcessEnv = process.env): DeliveryConfig {
  const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));
  return {
    root,
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    actor: env['DELIVERY_ACTOR'] || systemUser(),
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
