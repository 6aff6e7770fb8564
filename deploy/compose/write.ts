import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeRecipes } from './recipes.ts';

for (const [name, text] of Object.entries(composeRecipes())) writeFileSync(join(import.meta.dirname, name), text);
