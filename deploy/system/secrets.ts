import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** What the programs of the system share and nobody else knows; made by the first start. */
export interface Secrets {
  /** PEM. */
  bodyKey: string;
  /** As the service takes `DATA_KEYS`. */
  dataKeys: string;
  formStateKey: string;
  postgres: string;
  sms: string;
}

const base64 = () => randomBytes(32).toString('base64');

function make(): Secrets {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 65_537 });
  return {
    bodyKey: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    dataKeys: JSON.stringify({ current: 'system', keys: { system: base64() }, index: base64() }),
    formStateKey: base64(),
    postgres: randomBytes(24).toString('base64url'),
    sms: randomBytes(24).toString('base64url'),
  };
}

/** Those of the last start: a database of sealed bookings is lost with its keys. */
export function readSecrets(file: string): Secrets {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const made = make();
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
