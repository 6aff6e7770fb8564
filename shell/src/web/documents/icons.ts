import { readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '../../frame/favicon.svg');
/** Sizes in pixels: browser tab, iOS home screen, Android home screen, splash screen. */
export const ICON_SIZES = [32, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

const BACKGROUND = '#fbfaf8';

/** Of the side: the circle that a mask may leave of an icon, four fifths across, holds the whole mark. */
const INNER = 0.78;

/** The mark on paper with room around it, so that any mask may cut its corners. */
export async function drawIcon(size: IconSize): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = size <= 32 ? size : Math.round(size * INNER);
  const mark = await sharp(await readFile(SOURCE), { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = size <= 32 ? { r: 0, g: 0, b: 0, alpha: 0 } : BACKGROUND;
  const icon = sharp({ create: { width: size, height: size, channels: 4, background } });
  return icon
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A PNG in the container that `/favicon.ico` has to be: one image, little-endian directory. */
export function wrapIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
