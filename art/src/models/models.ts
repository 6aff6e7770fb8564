import { glbOf } from './glb.ts';
import { lengthOf, meshOf, simplified } from './mesh.ts';
import { subjectOf } from '../vehicles/subject.ts';

/** The concept, and a vehicle of each brand. */
export const MODELS = [
  'chenyue-s1',
  'chenyue-s7',
  'yaoxing-v6',
  'yunji-e9',
  'ruichuan-k6',
  'heyuan-h7',
  'lingye-lm1',
] as const;

/** Of the mesh that is simplified; finer than that nothing shows in what is left. */
const QUALITY = 0.3;
/** Triangles that stay, and how far a surface may move, metres. */
const FINENESS = { triangles: 64_000, error: 0.0015 };
/** What a file may have, bytes. */
export const MOST_BYTES = 900 * 1024;

/** Raise when the code changes in a way that shows, so that every model is made again. */
const RECIPE = 1;

/** Everything that decides how a model looks. */
export const recipeOfModel = (id: string): unknown => [RECIPE, QUALITY, FINENESS, subjectOf(id).table];

/** A vehicle as a binary glTF file. */
export async function modelOf(id: string): Promise<{ file: Buffer; triangles: number; length: number }> {
  const { build, paint } = subjectOf(id);
  const mesh = await simplified(meshOf(build(QUALITY)), FINENESS);
  const file = await glbOf(mesh, { name: id, paint });
  return { file, triangles: mesh.indices.length / 3, length: Math.round(lengthOf(mesh) * 1000) };
}
