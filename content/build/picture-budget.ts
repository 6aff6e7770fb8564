export const FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** CSS pixels: phone, card, article and link preview, hero, wide hero. Pictures are never enlarged. */
export const WIDTHS: readonly number[] = [480, 800, 1200, 1600, 1920];

const KIB = 1024;
const AVIF_LIMITS: readonly (readonly [width: number, bytes: number])[] = [
  [480, 14 * KIB],
  [800, 25 * KIB],
  [1200, 42 * KIB],
  [1600, 60 * KIB],
  [1920, 80 * KIB],
];
/** WebP is only for browsers without AVIF and needs about this much more for the same picture. */
const WEBP_ALLOWANCE = 1.4;

/** The most bytes that a picture of this width may have: 25 KB for a card, 60 KB for a hero. */
export function byteBudget(width: number, format: PictureFormat): number {
  const step = AVIF_LIMITS.find(([limit]) => width <= limit) ?? AVIF_LIMITS.at(-1);
  const bytes = step?.[1] ?? 0;
  return format === 'avif' ? bytes : Math.round(bytes * WEBP_ALLOWANCE);
}
