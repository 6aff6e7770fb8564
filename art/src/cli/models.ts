import { hasModel, readModelLock, writeModel } from '../models/model-files.ts';
import { modelOf, MODELS, recipeOfModel } from '../models/models.ts';
import { recipeOf } from './source-file.ts';

/*
 * `pnpm --filter art models [parts of ids]`: vehicles as binary glTF for the viewer in three dimensions, those that are missing or
 * whose tables changed; named ones are made anyway. A minute each.
 */

const [, , ...parts] = process.argv;
const lock = await readModelLock();
for (const id of MODELS) {
  const recipe = recipeOf(recipeOfModel(id));
  const isFresh = hasModel(id) && lock[id]?.recipe === recipe;
  if (parts.length > 0 ? !parts.some((part) => id.includes(part)) : isFresh) continue;
  const started = performance.now();
  const made = await modelOf(id);
  await writeModel({ id, recipe, ...made });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${id}: ${made.triangles} triangles, ${Math.round(made.file.length / 1024)} KB, ${seconds} s`);
}
