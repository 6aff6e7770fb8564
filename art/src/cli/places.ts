import { developed, plateOf } from '../sets/photograph.ts';
import { PLACES, recipeOfPicture, recipeOfPlace } from '../sets/places.ts';
import { isFresh, readLock, writeSource } from './source-file.ts';

/* `pnpm --filter art places [name part]`: stands, halls, lines and laboratories into the sources of the pack's pictures. */

const part = process.argv[2] ?? '';
for (const [name, make] of Object.entries(PLACES)) {
  if (!name.includes(part)) continue;
  const place = make();
  const recipe = recipeOfPicture(name, place);
  if (isFresh(await readLock(), name, recipe)) continue;
  const started = performance.now();
  const plate = await plateOf(`${name}-${recipeOfPlace(name)}`, make);
  await writeSource({ name, recipe, picture: developed(place, plate) });
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}
