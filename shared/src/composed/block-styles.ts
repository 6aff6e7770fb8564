import type { PlainBlock } from '../contract/page-body.ts';

/** Entry whose styles are divided: the folder of composed pages in each section. */
export const COMPOSED = 'composed';

/**
 * Kinds of blocks that only some pages have, and whose styles therefore stand apart from those of every composed page:
 * the names of their stylesheets, which are also the names of the `.module.css` files that they hold.
 */
const STYLES = {
  prose: ['prose'],
  feature: ['feature-row'],
  scene: ['scene'],
  film: ['video-player'],
  figures: ['stats'],
  quote: ['quote'],
  gallery: ['figure'],
  hotspots: ['hotspots-block'],
  facts: ['facts'],
  visit: ['facts'],
  table: ['data-table'],
  timeline: ['timeline'],
  curve: ['curve-block'],
  tree: ['org-tree'],
  holdings: ['holding'],
  provinces: ['tile-map'],
  people: ['person-card'],
  contacts: ['facts'],
  places: ['chips'],
  documents: ['document-row'],
  questions: ['disclosure'],
  notice: ['check'],
  reports: ['list-rows'],
  activities: ['list-rows'],
} as const satisfies Partial<Record<PlainBlock['kind'], readonly string[]>>;

export const APART: readonly string[] = [...new Set(Object.values(STYLES).flat())];

/** Stylesheets that a page needs beside its own, by the kinds of its blocks. */
export function sheetsFor(kinds: readonly string[]): string[] {
  const modules = Object.entries(STYLES).flatMap(([kind, names]) => (kinds.includes(kind) ? names : []));
  return [...new Set(modules)].map((module) => `${COMPOSED}-${module}`);
}
