import { DeliveryError } from '../delivery-error.ts';
import { hasItsHash, parseLine, type HistoryLine } from '../history.ts';

const CONSTELLATION_ID = /^[0-9a-f]{16}$/;

/** What the pointer file says: the promoted set, and the signed move that made it so. */
export interface Pointer {
  readonly id: string;
  /** Null in a store from before moves were signed. */
  readonly move: HistoryLine | null;
}

/** First line: the id, for people. Second line: the line of the history that led there, with its signatures. */
export const pointerText = (move: HistoryLine): string => `${move.to}\n${JSON.stringify(move)}\n`;

/** Throws `pointer-damaged`. */
export function parsePointer(text: string, path: string): Pointer {
  const [id = '', second = ''] = text.trim().split('\n');
  const move = second === '' ? null : parseLine(second);
  if (CONSTELLATION_ID.test(id) && (second === '' || (move && hasItsHash(move) && move.to === id))) return { id, move };
  throw new DeliveryError('pointer-damaged', `${path} does not hold the id of a constellation and the move to it`);
}
