import fs from 'node:fs';
import path from 'node:path';
import { RECIPES, withRepeatedCalls } from './repeated-calls.ts';

for (const file of RECIPES) {
  const recipe = path.join(import.meta.dirname, '../../../deploy', file);
  fs.writeFileSync(recipe, withRepeatedCalls(fs.readFileSync(recipe, 'utf8')));
}
