import { z } from 'zod';
import { mediaPick, RESOLUTIONS } from './media.ts';

/* A ZIP file of the media library while it is made, and after. */

/** Hex SHA-256 of everything in it: the name of the ZIP file. */
export const bundleKey = z.string().regex(/^[0-9a-f]{64}$/);
/** Of whoever ordered it, to take the order back. */
export const bundleOrder = z.uuid();

export const bundleQuery = z.strictObject({ key: bundleKey });
export const bundleCancel = z.strictObject({ key: bundleKey, order: bundleOrder });

/**
 * `making` also while it waits for others to be made; `stopped`: nobody makes it now, because it was cancelled or its making
 * failed, and whoever asks for it has it made anew.
 */
export const BUNDLE_STATES = ['making', 'stopped', 'ready'] as const;

export const bundleDetail = z.object({
  state: z.enum(BUNDLE_STATES),
  /** Bytes of the whole ZIP file, and of what is made of it. */
  size: z.number().int().positive(),
  made: z.number().int().nonnegative(),
  /** Files in it, without its papers. */
  count: z.number().int().positive(),
  fileName: z.string(),
  /** Path of the ZIP file. */
  url: z.string(),
  /** What to order it by anew. */
  picks: z.array(mediaPick).min(1),
  resolution: z.enum(RESOLUTIONS),
  /** Days for which it keeps its address while nobody asks for it. */
  keepDays: z.number().int().positive(),
});
export type BundleDetail = z.infer<typeof bundleDetail>;

/** `making` where others want it, too. */
export const bundleCancelled = bundleDetail.pick({ state: true });
