import type { PlainBlock } from '../contract/content/page-body.ts';

/** The folder of composed pages in each section, and how the names of divided styles begin. */
export const COMPOSED = 'composed';

/** What a page has besides its blocks: the opening of a page about somebody. */
export const SIGNED = 'signed';

/**
 * Kinds of blocks that few pages have, and whose styles therefore stand apart from those of every composed page: the names
 * of their stylesheets, which are also the names of the `.module.css` files that they hold. What many pages have stays
 * together, because a small file by itself compresses to about twice its share of a larger one.
 */
const STYLES = {
  prose: ['prose'],
  film: ['video-player'],
  sound: ['sound-block'],
  hotspots: ['hotspots-block'],
  timeline: ['timeline'],
  curve: ['curve-block'],
  chart: ['chart-block'],
  tree: ['org-tree'],
  ladder: ['ladder-block'],
  holdings: ['holding'],
  provinces: ['tile-map'],
  people: ['people-block', 'name-card', 'autograph'],
  signed: ['signed-opening', 'autograph'],
  steps: ['step-list'],
  questions: ['disclosure'],
  places: ['chips', 'facts'],
  contacts: ['facts'],
  visit: ['facts'],
  documents: ['document-row'],
  notice: ['check'],
  facts: ['facts'],
  reports: ['list-rows'],
  activities: ['list-rows'],
} as const satisfies Partial<Record<PlainBlock['kind'] | typeof SIGNED, readonly string[]>>;

export const APART: readonly string[] = [...new Set(Object.values(STYLES).flat())];

/** Stylesheets that a page needs beside its own, by the kinds of its blocks. */
export function sheetsFor(kinds: readonly string[]): string[] {
  const modules = Object.entries(STYLES).flatMap(([kind, names]) => (kinds.includes(kind) ? names : []));
  return [...new Set(modules)].map((module) => `${COMPOSED}-${module}`);
}
