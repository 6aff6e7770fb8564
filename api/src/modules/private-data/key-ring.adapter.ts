import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createFile, fileMark, keyFolder, replaceFile } from '../../storage/key-files.ts';

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

/** Where keys come from: the text of the setting, otherwise a file of the data folder. */
export interface KeySettings {
  dataDir: string;
  dataKeys: string | undefined;
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
export function openKeyRing({ dataDir, dataKeys }: KeySettings): KeyRing {
  if (dataKeys !== undefined) return parseRing(dataKeys, 'DATA_KEYS');
  const file = ringPath(dataDir);
  if (fileMark(file) === undefined) createFile(file, newRing());
  return parseRing(fs.readFileSync(file, 'utf8'), file);
}

/** The same where rows are there already, which only their own keys can open. @throws {KeyRingError} when there are none */
export function requireKeyRing(settings: KeySettings): KeyRing {
  if (settings.dataKeys === undefined && fileMark(ringPath(settings.dataDir)) === undefined)
    throw new KeyRingError(
      `There are no keys of personal data in ${settings.dataDir}/keys. Put the keys/ that belong to the rows there, or set DATA_KEYS.`,
    );
  return openKeyRing(settings);
}

/** The keys as they are now: a file is read again whenever it has changed, and while it is away nothing changes. */
export function followKeyRing(settings: KeySettings): () => KeyRing {
  let ring = openKeyRing(settings);
  if (settings.dataKeys !== undefined) return () => ring;
  const file = ringPath(settings.dataDir);
  let mark = fileMark(file);
  return () => {
    const present = fileMark(file);
    if (present !== undefined && present !== mark) {
      ring = openKeyRing(settings);
      mark = present;
    }
    return ring;
  };
}

/**
 * Makes a new key current in the file of the data folder. The one before it stays, older ones go.
 * @throws {KeyRingError} when the keys come from the environment
 */
export function renewDataKey(settings: KeySettings): KeyRing {
  if (settings.dataKeys !== undefined) {
    throw new KeyRingError(
      'The keys come from DATA_KEYS, and every row is sealed with its current one. To rotate: add a key to "keys" on all ' +
        'services and restart them, then make it "current" on all and restart them again, then run this command.',
    );
  }
  const { current, keys, index } = openKeyRing(settings);
  const id = newId();
  const previous = keys.get(current)?.toString('base64') ?? '';
  const ring = { current: id, keys: { [current]: previous, [id]: newSecret() }, index: index.toString('base64') };
  replaceFile(ringPath(settings.dataDir), JSON.stringify(ring));
  return openKeyRing(settings);
}

const ringPath = (dataDir: string): string => path.join(keyFolder(dataDir), 'personal-data.json');
const newId = (): string => randomBytes(4).toString('hex');

function newRing(): string {
  const id = newId();
  const ring: z.input<typeof ringFile> = { current: id, keys: { [id]: newSecret() }, index: newSecret() };
  return JSON.stringify(ring);
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
