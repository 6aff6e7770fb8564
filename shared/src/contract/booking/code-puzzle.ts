import './no-eval.ts';
import { z } from 'zod';

/** What a browser works on before a code is sent (spec RULE-proof, decision record 0047). */
export const codePuzzle = z.object({
  puzzle: z.string(),
  /** Leading zero bits of SHA-256 over {@link proofText} that are wanted; 0: none. */
  bits: z.number().int(),
  /** Seconds after which the puzzle alone does, for who cannot work. */
  wait: z.number().int(),
});
export type CodePuzzle = z.infer<typeof codePuzzle>;

/** A puzzle with the number that was found for it. */
export const proofText = (puzzle: string, counter: number): string => `${puzzle}~${counter}`;

/** As a call brings it: a puzzle, with a number where one was worked out. */
export const codeProof = z.string().max(200).default('');
