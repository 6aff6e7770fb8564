import { BASE } from './site.ts';

/** Raised when drawings change, so that each gets a new address. */
const DRAWING = 1;

/** Ids of content are such names; anything else is drawn where it stands. */
const NAME = /^[\w-]{1,80}$/;

const ADDRESS = new RegExp(`^${BASE}/lines/${DRAWING}/([a-z]+)/([\\w-]{1,80})\\.svg$`);

/** A drawing of lines on a ground that is dark in both themes. */
export interface LineAddress {
  kind: string;
  seed: string;
}

/** Address of the file of a drawing; null where the seed can be no part of one. */
export function lineFile({ kind, seed }: LineAddress): string | null {
  return NAME.test(seed) ? `${BASE}/lines/${DRAWING}/${kind}/${seed}.svg` : null;
}

/** The drawing that a path names; null for all others. */
export function drawingAt(path: string): LineAddress | null {
  const [, kind, seed] = ADDRESS.exec(path) ?? [];
  return kind === undefined || seed === undefined ? null : { kind, seed };
}
