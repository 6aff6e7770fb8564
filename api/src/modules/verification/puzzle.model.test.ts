import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { proofText } from 'shared/contract/booking/code-puzzle';
import { newPuzzle, readProof, waitOf } from './puzzle.model.ts';

const data = {
  hash: (purpose: string, text: string) => createHash('sha256').update(`key ${purpose} ${text}`).digest('base64url'),
  isHash: (hash: string, { purpose, text }: { purpose: string; text: string }) => hash === data.hash(purpose, text),
};
const NOW = Date.UTC(2026, 10, 21);
const BITS = 8;

/** The first number that does, and one that does not. */
function found(puzzle: string, wanted: number): [right: string, wrong: string] {
  const isRight = (counter: number) =>
    createHash('sha256').update(proofText(puzzle, counter)).digest()[0] === 0 && wanted === BITS;
  let [right, wrong] = [0, 0];
  while (!isRight(right)) right += 1;
  while (isRight(wrong)) wrong += 1;
  return [proofText(puzzle, right), proofText(puzzle, wrong)];
}

describe('a puzzle', () => {
  const puzzle = newPuzzle(data, { bits: BITS, now: NOW });

  it('is worked out by a number that makes the hash begin with so many zeros', () => {
    const [right, wrong] = found(puzzle, BITS);
    expect(readProof(data, right)).toMatchObject({ isWorked: true, bits: BITS, madeAt: NOW });
    expect(readProof(data, wrong)).toMatchObject({ isWorked: false });
    expect(readProof(data, puzzle)).toMatchObject({ isWorked: false, madeAt: NOW });
  });

  it.each([
    ['nothing', ''],
    ['something else', 'a.8.b.c'],
    ['an easier one', puzzle.replace(`.${BITS}.`, '.0.')],
    ['an older one', puzzle.replace(/^\w+/, '0')],
    ['one of another key', `${puzzle.slice(0, -4)}AAAA`],
    ['more behind it', `${puzzle}~1~2`],
  ])('that is %s is none', (_what, text) => expect(readProof(data, text)).toBeNull());

  it('is never made twice', () => expect(newPuzzle(data, { bits: BITS, now: NOW })).not.toBe(puzzle));

  it.each([
    [10, 0],
    [13, 1],
    [15, 4],
    [18, 32],
  ])('of %d bits can be waited for %d seconds instead', (bits, seconds) => expect(waitOf(bits)).toBe(seconds));
});
