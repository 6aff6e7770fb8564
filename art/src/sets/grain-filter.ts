interface Size {
  width: number;
  height: number;
}

/** Pixels on each side that a pixel is compared with, and how much brighter or darker ones still count, of 255. */
const REACH = 2;
const ALIKE = 14;

/** Weight of a difference of so many steps in all three channels together. */
const WEIGHTS = Float32Array.from({ length: 766 }, (_, steps) => Math.exp(-0.5 * (steps / (3 * ALIKE)) ** 2));

/** Pixels around one. */
interface Window {
  /** Where the one in the middle begins in the buffer. */
  at: number;
  rows: readonly [from: number, to: number];
  columns: readonly [from: number, to: number];
  width: number;
}

/** The mean of those in a window that look like its middle. */
function meanIn(pixels: Buffer, { at, rows, columns, width }: Window): readonly [number, number, number] {
  const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]];
  let [sum, red, green, blue] = [0, 0, 0, 0];
  for (let j = rows[0]; j <= rows[1]; j += 1) {
    for (let k = 3 * (j * width + columns[0]); k <= 3 * (j * width + columns[1]); k += 3) {
      const weight = WEIGHTS[Math.abs(pixels[k] - r) + Math.abs(pixels[k + 1] - g) + Math.abs(pixels[k + 2] - b)];
      sum += weight;
      red += weight * pixels[k];
      green += weight * pixels[k + 1];
      blue += weight * pixels[k + 2];
    }
  }
  return [red / sum + 0.5, green / sum + 0.5, blue / sum + 0.5];
}

/**
 * Raw RGB without the grain of few samples: every pixel becomes the mean of neighbours that look like it (a bilateral filter), so that
 * edges, meshes and letters stay.
 */
export function withoutGrain(pixels: Buffer, { width, height }: Size): Buffer {
  const out = Buffer.alloc(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const rows = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)] as const;
    for (let x = 0; x < width; x += 1) {
      const columns = [Math.max(0, x - REACH), Math.min(width - 1, x + REACH)] as const;
      const at = 3 * (y * width + x);
      out.set(meanIn(pixels, { at, rows, columns, width }), at);
    }
  }
  return out;
}
