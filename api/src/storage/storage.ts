import type { Readable } from 'node:stream';

/** An object as a listing tells it. */
export interface StoredObject {
  key: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since the epoch. */
  modified: number;
}

/** First and last byte, both included. */
export interface ByteSpan {
  from: number;
  to: number;
}

/**
 * Where made files are kept: a folder or a bucket. An object is there whole or not at all, never in part, whatever ends
 * the process that writes it. Keys are `<kind>/<name>`; anything else is refused.
 */
export interface Storage {
  /** Replaces what was there. @throws what the stream throws; nothing is left then */
  put(key: string, bytes: Readable): Promise<void>;
  find(key: string): Promise<StoredObject | undefined>;
  read(key: string, span?: ByteSpan): Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  list(kind: string): Promise<StoredObject[]>;
  /** Bytes that may still be written; a bucket has no end. */
  free(): Promise<number>;
  /** Removes what was being written when a process was killed before this moment (milliseconds). */
  dropUnfinished(before: number): Promise<void>;
  close(): void;
}

const KIND = /^[a-z]{2,20}$/;
const KEY = /^(?<kind>[a-z]{2,20})\/(?<name>[a-z0-9][a-z0-9-]{3,127}(?:\.[a-z0-9]{1,8})?)$/;

/** @throws {Error} for anything that could lead out of its place, such as dots, slashes or capitals */
export function parsedKey(key: string): { kind: string; name: string } {
  const { kind, name } = KEY.exec(key)?.groups ?? {};
  if (kind === undefined || name === undefined) throw new Error('not a storage key');
  return { kind, name };
}

/** @throws {Error} for what is no kind of object */
export function checkedKind(kind: string): string {
  if (!KIND.test(kind)) throw new Error('not a kind of object');
  return kind;
}
