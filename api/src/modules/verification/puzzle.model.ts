import { createHash, randomBytes } from 'node:crypto';
import type { PrivateData } from '../private-data/private-data.service.ts';

/*
 * Puzzles are remembered by nobody: each names when it was made and how hard it is, and carries a keyed hash of that.
 */

const RANDOM_BYTES = 9;
const PUZZLE = /^(([0-9a-z]{1,10})\.(\d{1,2})\.[\w-]{12})\.([\w-]{43})(?:~(\d{1,12}))?$/;
/** Bits at which waiting takes a second; each bit more doubles it as it doubles the work. */
const SECOND_BITS = 13;
const BYTE_BITS = 8;

export interface Proof {
  /** Epoch milliseconds. */
  madeAt: number;
  bits: number;
  /** What is used once. */
  id: string;
  isWorked: boolean;
}

type Keys = Pick<PrivateData, 'hash' | 'isHash'>;

export function newPuzzle(data: Keys, { bits, now }: { bits: number; now: number }): string {
  const text = `${now.toString(36)}.${bits}.${randomBytes(RANDOM_BYTES).toString('base64url')}`;
  return `${text}.${data.hash('code-puzzle', text)}`;
}

/** What a proof says, whatever it is worth; null for what is none of ours. */
export function readProof(data: Keys, proof: string): Proof | null {
  const [, text = '', madeAt = '', bits = '', hash = '', counter] = PUZZLE.exec(proof) ?? [];
  if (text === '' || !data.isHash(hash, { purpose: 'code-puzzle', text })) return null;
  const wanted = Number(bits);
  const isWorked = counter !== undefined && zeroBits(proof) >= wanted;
  return { madeAt: Number.parseInt(madeAt, 36), bits: wanted, id: hash, isWorked };
}

/** Seconds that somebody waits instead who cannot work. */
export const waitOf = (bits: number): number => Math.floor(2 ** (bits - SECOND_BITS));

function zeroBits(text: string): number {
  const bytes = createHash('sha256').update(text).digest();
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * BYTE_BITS : first * BYTE_BITS + Math.clz32(bytes[first] ?? 0) - (32 - BYTE_BITS);
}
