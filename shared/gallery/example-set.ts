import type { ReactElement } from 'react';
import type { Lang } from '../src/contract/text/lang.ts';

/** Examples of a component by name. */
export type Examples = Readonly<Record<string, ReactElement>>;

/** What an `*.examples.tsx` exports as `examples`: in the language of the gallery, or the same in both. */
type ExampleSet = Examples | ((lang: Lang) => Examples);

export interface ExamplesFile {
  examples: ExampleSet;
}

export function examplesIn({ examples }: ExamplesFile, lang: Lang): Examples {
  return typeof examples === 'function' ? examples(lang) : examples;
}
