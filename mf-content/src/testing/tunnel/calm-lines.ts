import type { CarLines, CarPicture } from './car-lines.ts';

/** On night ground in both themes, so the colour is the file's own: `--color-stream` of the dark theme, a little lighter. */
const STROKE = '#b9c8d6';

/**
 * All lines of a picture but the orange one, as a file of its own: fetched beside the picture and kept by the browser,
 * because in the page they would weigh as much as everything else. What moves them begins with the same file.
 */
export function calmLines({ width, height }: CarPicture, { lines }: CarLines): string {
  const streams = lines.map(({ stream }) => stream).filter((stream) => !stream.accent);
  const paths = streams.map(
    ({ d, weight, opacity }) => `<path d="${d}" stroke-width="${weight}" opacity="${opacity}"/>`,
  );
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const style = `fill="none" stroke="${STROKE}" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${style}>${paths.join('')}</svg>\n`;
}
