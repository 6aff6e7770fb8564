import { SettingsError } from 'shared/contract/settings/read-settings';
import { BackupError } from '../backup/backup-error.ts';
import { DatabaseError } from '../db/database-error.ts';
import { SealError } from 'shared/contract/call/seal-error';
import { PackError } from '../modules/pack-import/pack-fault.model.ts';
import { CommandError } from './command-line.ts';
import { KeyRingError } from '../modules/private-data/key-ring.adapter.ts';

/** Errors whose message says what to do. */
const FOR_OPERATORS = [SettingsError, DatabaseError, BackupError, PackError, KeyRingError, CommandError] as const;

/** Ends the process with what the operator can do; a stack only for what is a fault of the program. */
export function endWith(error: unknown): never {
  process.stderr.write(`${messageFor(error)}\n`);
  process.exit(1);
}

/** What an operator is told of an error: what to do, or the stack where it is a fault of the program. */
export function messageFor(error: unknown): string {
  if (FOR_OPERATORS.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof SealError)
    return `${error.message}: a PEM of an RSA key with exponent 65537 and 1024 bits or more. Check BODY_KEY and BODY_KEY_PREVIOUS, or keys/ in DATA_DIR.`;
  if (!(error instanceof Error)) return String(error);
  const { code, address, port, path } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const endpoint = path ?? `${address}:${port}`;
  if (code === 'EADDRINUSE')
    return `${endpoint} is in use: is the service already running? Stop it, or change API_LISTEN.`;
  if (code === 'EACCES') return `${endpoint} may not be opened by this user. Change API_LISTEN.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `No database answers at ${endpoint}. Check DATABASE_URL.`;
  if (code === '28P01' || code === '3D000' || code === '28000')
    return `The database refuses: ${error.message}. Check DATABASE_URL.`;
  return error.stack ?? error.message;
}
