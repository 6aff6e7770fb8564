import { createHash } from 'node:crypto';

/** Which mutants are tried: one in so many, drawn by a seed, so that a run can be repeated and compared. */
export interface Sample {
  seed: number;
  oneIn: number;
}

/** What a mutant is known by, in a run and in its report. */
export interface MutantName {
  /** Path from the root of the repository. */
  file: string;
  mutator: string;
  replacement: string;
  /** Text of the source that it replaces, by line and column: the two count columns differently. */
  line: number;
}

export function isSampled({ file, mutator, replacement, line }: MutantName, { seed, oneIn }: Sample): boolean {
  const text = JSON.stringify([seed, file, mutator, replacement, line]);
  return createHash('sha256').update(text).digest().readUInt32BE() % oneIn === 0;
}
