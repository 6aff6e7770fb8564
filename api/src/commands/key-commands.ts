import fs from 'node:fs';
import path from 'node:path';
import type { Db } from '../db/client.ts';
import { rotateBodyKeys } from '../modules/crypto/body-keys.service.ts';
import { rotateDataKey } from '../modules/private-data/reseal.service.ts';
import type { Config } from '../settings/config.ts';
import { keyFolder } from '../storage/key-files.ts';

interface Command {
  config: Config;
  db: Db;
  say: (line: string) => void;
}

/** Made and read by the web process (`shell/src/web/page/form-state-key.ts`). */
const FORM_STATE = 'form-state.key';

/**
 * After a leak: each key of the data folder twice, because the one before the current one still opens. What a key sealed that
 * somebody has copied stays readable to them; nothing is sealed with it any more.
 * @throws {KeyRingError} {SettingsError} where keys come from settings: those are rotated there
 */
export async function rotateAllKeys({ config, db, say }: Command): Promise<void> {
  rotateBodyKeys(config);
  const { to } = rotateBodyKeys(config);
  say(
    `Bodies are sealed with key ${to}; all before it open nothing. A form that is open now is sealed anew by its page.`,
  );
  await rotateDataKey(db, config);
  const { key, rows, left } = await rotateDataKey(db, config);
  say(`${rows} rows of personal data are sealed with key ${key}; all before it are gone from the file.`);
  if (left > 0) say(`${left} rows have another key still: run \`keys rotate-data\` until there are none.`);
  const formState = path.join(keyFolder(config.dataDir), FORM_STATE);
  if (fs.existsSync(formState)) {
    fs.rmSync(formState);
    say('The key of what plain forms led to is gone: start the web processes again, which make a new one.');
  }
  say('Backups of before need the keys of before: take a new one (`backup create`) and destroy those.');
}
