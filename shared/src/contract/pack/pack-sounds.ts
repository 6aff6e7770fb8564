import { z } from 'zod';
import { soundDrawing, soundFile } from '../content/sound.ts';
import { id } from './pack-values.ts';

/** `sounds.json`: sounds that pages play, made with the files by `pnpm --filter art sounds`; `media/<name>`, best first. */
export const packSounds = z.array(
  soundDrawing.extend({
    id,
    files: z.array(soundFile.extend({ sha256: z.string().regex(/^[0-9a-f]{64}$/) })).min(1),
  }),
);
