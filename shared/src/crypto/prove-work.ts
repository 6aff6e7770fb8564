import { proofText, type CodePuzzle } from '../contract/booking/code-puzzle.ts';

/** Hashes under way at once; between two such groups the page does whatever else there is to do. */
const AT_ONCE = 256;
const SECOND = 1000;

/**
 * The proof of a puzzle: a number that makes the hash begin with so many zero bits. Nobody sees or solves anything. Where
 * the browser cannot hash (a page without TLS), it waits instead, as visitors without script do.
 */
export async function proofOf({ puzzle, bits, wait }: CodePuzzle): Promise<string> {
  if (bits === 0) return puzzle;
  // Not there outside of secure contexts, whatever the types say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) {
    await new Promise((done) => setTimeout(done, wait * SECOND));
    return puzzle;
  }
  const encoder = new TextEncoder();
  for (let first = 0; ; first += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, at) => proofText(puzzle, first + at));
    const hashes = await Promise.all(texts.map((text) => subtle.digest('SHA-256', encoder.encode(text))));
    const found = texts[hashes.findIndex((hash) => new DataView(hash).getUint32(0) >>> (32 - bits) === 0)];
    if (found !== undefined) return found;
  }
}
