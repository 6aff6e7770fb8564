import type { MaterialName } from '../studio/materials.ts';

/** What a viewer tells apart: materials of a model by name, each of those that the tracer knows. */
export const FINISHES = {
  paint: ['paint'],
  gloss: ['gloss'],
  trim: ['trim', 'rubber', 'swing', 'block', 'cable', 'plastic'],
  gap: ['gap'],
  tyre: ['tyre'],
  rim: ['rimFace', 'rimEdge'],
  rimDark: ['rimDark', 'disc', 'chromeDark'],
  caliper: ['caliper', 'orange', 'gold'],
  dark: ['well', 'under', 'caliperDark'],
  interior: ['cabin', 'saddle'],
  seat: ['seat'],
  chrome: ['chrome', 'satin', 'steelSheet'],
  plate: ['plate', 'white'],
  glass: ['sideGlass', 'screen', 'rearGlass'],
  roofGlass: ['roofGlass'],
  lens: ['lens', 'redLens'],
  headlamp: ['drl', 'led', 'strip'],
  taillamp: ['tail'],
  indicator: ['amber', 'amberLens'],
} as const satisfies Record<string, readonly MaterialName[]>;

export type Finish = keyof typeof FINISHES;
export const FINISH_NAMES = Object.keys(FINISHES) as readonly Finish[];

const BY_MATERIAL = new Map<MaterialName, number>(
  FINISH_NAMES.flatMap((name, at) => FINISHES[name].map((material: MaterialName) => [material, at] as const)),
);

/**
 * The place of a material's finish in `FINISH_NAMES`.
 * @throws when a vehicle wears a material that no finish has
 */
export function finishOf(material: MaterialName): number {
  const at = BY_MATERIAL.get(material);
  if (at === undefined) throw new Error(`${material}: no finish of models has it`);
  return at;
}
