import { PRESS_SIDES, type Resolution } from 'shared/contract/media/media';

export interface Pixels {
  width: number;
  height: number;
}

/** Sizes of pictures by name, as `media/<name>-<width>.jpg` has them, smallest first. */
export type PressSizes = ReadonlyMap<string, readonly Pixels[]>;

const NAMED = /^(.+)-(\d+)\.jpg$/;

/** The picture of which a file is one size; undefined for what is no picture for the press. */
export const pressName = (file: string): string | undefined => NAMED.exec(file)?.[1];

export const sideOf = ({ width, height }: Pixels): number => Math.max(width, height);

export interface PressFile {
  name: string;
  /** Null for what is no picture. */
  pixels: Pixels | null;
}

/**
 * The file of a resolution: the largest that does not exceed it, for nothing is enlarged, or the smallest there is. What is
 * no picture for the press stays as it is.
 */
export function fileIn(resolution: Resolution, file: string, sizes: PressSizes): PressFile {
  const name = pressName(file);
  const own = name === undefined ? [] : (sizes.get(name) ?? []);
  const most = resolution === 'original' ? Infinity : PRESS_SIDES[resolution];
  const pixels = own.findLast((size) => sideOf(size) <= most) ?? own[0];
  return pixels ? { name: `${name}-${pixels.width}.jpg`, pixels } : { name: file, pixels: null };
}

/**
 * The resolutions that all of these pictures truly have, largest first. Their originals are one more where they are not
 * among these.
 */
export function resolutionsOf(files: readonly string[], sizes: PressSizes): Resolution[] {
  const is = (resolution: Exclude<Resolution, 'original'>, file: string) => {
    const { pixels } = fileIn(resolution, file, sizes);
    return pixels !== null && sideOf(pixels) === PRESS_SIDES[resolution];
  };
  const pictures = files.filter((file) => fileIn('original', file, sizes).pixels !== null);
  const exact = (['print', 'press', 'web'] as const).filter(
    (resolution) => pictures.length > 0 && pictures.every((file) => is(resolution, file)),
  );
  const nameIn = (resolution: Resolution) => (file: string) => fileIn(resolution, file, sizes).name;
  const [largest] = exact;
  const isNew = largest === undefined || files.some((file) => nameIn('original')(file) !== nameIn(largest)(file));
  return isNew ? ['original', ...exact] : exact;
}
