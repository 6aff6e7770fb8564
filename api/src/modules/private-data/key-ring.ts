import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** 256 bits in base64. */
const secret = z.base64().refine((text) => Buffer.from(text, 'base64').length === 32, { message: 'is not 32 bytes' });
const ringFile = z.strictObject({
  /** Id of the key that seals; the others only open. */
  current: z.string(),
  keys: z.record(z.string().regex(/^[\w-]{1,32}$/), secret),
  /** Never changes: blind indexes, codes and signed links depend on it. */
  index: secret,
});

export interface KeyRing {
  current: string;
  keys: ReadonlyMap<string, Buffer>;
  index: Buffer;
}

/** The keys of personal data cannot be used; the message says what to do. */
export class KeyRingError extends Error {
  override readonly name = 'KeyRingError';
}

/**
 * The keys of personal data: from the setting `DATA_KEYS` (the JSON text of a key file; several services on one
 * database need the same), otherwise from a file of the data folder, made at the first start for its owner only.
 * @throws {KeyRingError} when they cannot be read
 */
export function openKeyRing({ dataDir, dataKeys }: { dataDir: string; dataKeys: string | undefined }): KeyRing {
  if (dataKeys !== undefined) return parseRing(dataKeys, 'DATA_KEYS');
  const file = path.join(dataDir, 'keys', 'personal-data.json');
  if (!fs.existsSync(file)) writeNew(file);
  return parseRing(fs.readFileSync(file, 'utf8'), file);
}

function writeNew(file: string): void {
  const id = randomBytes(4).toString('hex');
  const ring: z.input<typeof ringFile> = { current: id, keys: { [id]: newSecret() }, index: newSecret() };
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${id}`;
  fs.writeFileSync(draft, JSON.stringify(ring), { mode: 0o600, flush: true });
  try {
    // A link never replaces: of two processes that start at once, the second takes the file of the first.
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}

const newSecret = (): string => randomBytes(32).toString('base64');

function parseRing(text: string, source: string): KeyRing {
  const parsed = ringFile.safeParse(jsonOf(text));
  if (!parsed.success || !Object.hasOwn(parsed.data.keys, parsed.data.current)) {
    throw new KeyRingError(
      `The keys of personal data in ${source} cannot be used. Put the backup of the keys back: ` +
        'without them bookings and subscribers cannot be read.',
    );
  }
  const { current, keys, index } = parsed.data;
  const entries = Object.entries(keys).map(([id, key]) => [id, Buffer.from(key, 'base64')] as const);
  return { current, keys: new Map(entries), index: Buffer.from(index, 'base64') };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
