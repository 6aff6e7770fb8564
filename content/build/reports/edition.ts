import type { Lang } from '../../src/read-pack.ts';

/** What a text is of: the figures that it names are those of the year. */
export interface Edition {
  year: number;
  lang: Lang;
}
