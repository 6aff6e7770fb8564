import { randomBytes } from 'node:crypto';
import type { VisitorServices } from '../calls/call-table.ts';
import { findName, saveToken } from './desk.store.ts';

const TOKEN_BYTES = 16;
const DAY_MS = 86_400_000;
/** A season; the operator makes another one before. */
export const TOKEN_DAYS = 90;

type TokenServices = Pick<VisitorServices, 'db' | 'data' | 'now'>;

const indexOf = ({ data }: TokenServices, token: string): string => data.hash('desk-token', token);

/** A new token for a device or a person, who had another one until now. It is shown once and stored as a hash. */
export async function createDeskToken(services: TokenServices, name: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = services.now();
  await saveToken(services.db, {
    name,
    token_index: indexOf(services, token),
    created_at: new Date(now),
    expires_at: new Date(now + TOKEN_DAYS * DAY_MS),
  });
  return token;
}

/** Who opens the desk with it; undefined for nobody. */
export function nameOfToken(services: TokenServices, token: string): Promise<string | undefined> {
  return findName(services.db, indexOf(services, token), new Date(services.now()));
}
