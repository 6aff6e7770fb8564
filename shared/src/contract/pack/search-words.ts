import { z } from 'zod';
import { words } from './pack-values.ts';

/* `search.json`: what the search knows of words beside the texts. */

const text = z.string().trim().min(1).max(60);
const lines = z.strictObject({ cn: z.array(text).max(20), en: z.array(text).max(20) });
const page = z.string().regex(/^\/[A-Za-z0-9/]*$/);

/** Words that mean the same to whoever looks for something. */
const concept = lines;
export type PackConcept = z.infer<typeof concept>;

export const packSearch = z.strictObject({
  concepts: z.array(concept),
  /** What pages that sections make are about; pages of the pack say so themselves. */
  pages: z.array(z.strictObject({ url: page, title: words, summary: words })),
  /** Other names of a page or a brand, by its address below the language segment. */
  names: z.record(z.string().regex(/^\/[A-Za-z0-9/?=]*$/), lines),
});
