import type { LineAddress } from '../../../contract/site/line-address.ts';
import { KINDS, type FieldKind } from './kinds.ts';
import { field, type Stream } from './streamline.ts';

/** Picture units, as `LineField` has them. */
const SIZE = { width: 1200, height: 675 };
/** `--color-stream` and `--color-signal` of the dark theme. */
const COLOURS = { stream: '#8fa3b5', signal: '#ff7a4d' };

const isKind = (kind: string): kind is FieldKind => Object.hasOwn(KINDS, kind);

function pathOf({ d, accent, weight, opacity }: Stream): string {
  const colour = accent ? ` stroke="${COLOURS.signal}"` : '';
  const faint = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}"${colour} stroke-width="${weight}"${faint} vector-effect="non-scaling-stroke"/>`;
}

/** The same drawing that `LineField` makes, as a file for a ground that is dark in both themes; null for no kind of ours. */
export function lineDrawing({ kind, seed }: LineAddress): string | null {
  if (!isKind(kind)) return null;
  const paths = field({ kind, seed, ...SIZE }).map(pathOf);
  const size = `viewBox="0 0 ${SIZE.width} ${SIZE.height}" preserveAspectRatio="xMidYMid slice"`;
  const line = `fill="none" stroke="${COLOURS.stream}" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${line}>${paths.join('')}</svg>`;
}
