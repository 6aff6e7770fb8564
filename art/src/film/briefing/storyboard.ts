import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** Written by `pnpm --filter content briefings` from the figures of the pack: nothing of a slide is known here. */
const STORYBOARDS = new URL('../../../../content/build/briefings.json', import.meta.url);

const words = z.object({ cn: z.string(), en: z.string() });
const bar = z.object({ value: z.number(), text: z.string() });
const slide = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), title: words, note: words }),
  z.object({
    kind: z.literal('compared'),
    heading: words,
    sameScale: z.boolean(),
    rows: z.array(z.object({ name: words, now: bar, before: bar, change: z.string() })),
  }),
  z.object({
    kind: z.literal('columns'),
    heading: words,
    columns: z.array(z.object({ name: words, now: bar, before: bar.optional() })),
  }),
  z.object({ kind: z.literal('question'), heading: words, text: words }),
]);
const storyboard = z.object({
  file: z.string(),
  seconds: z.number(),
  scenes: z.array(
    z.object({
      from: z.number(),
      until: z.number(),
      part: words,
      slide,
      said: z.array(z.object({ by: words, from: z.number(), until: z.number() })),
    }),
  ),
});

export type Slide = z.output<typeof slide>;
export type SlideOf<K extends Slide['kind']> = Extract<Slide, { kind: K }>;
export type Storyboard = z.output<typeof storyboard>;
export type Scene = Storyboard['scenes'][number];

export const readStoryboards = (): Storyboard[] =>
  existsSync(STORYBOARDS) ? z.array(storyboard).parse(JSON.parse(readFileSync(STORYBOARDS, 'utf8'))) : [];
