import sharp from 'sharp';
import { DRAWINGS } from '../drawings/drawings.ts';
import { toSvg } from '../drawings/sheet.ts';
import { KEEPSAKES } from '../keepsakes/keepsakes.ts';
import { engrave, type Plate } from '../portraits/engraving.ts';
import { MANAGEMENT } from '../silhouettes/cast.ts';
import { GROUP_VIEW, groupPicture } from '../silhouettes/photograph.ts';
import { EXPERTS, type Sitter } from '../portraits/sitters.ts';
import { hash, isFresh, readLock, recipeOf, writeSource } from './source-file.ts';

/* `pnpm --filter art drawings [name part]`: drawings, keepsakes, portraits and the group into the sources of the content pack's pictures. */

/** Raise when the engraving changes, so that every portrait is made again. */
const PORTRAIT_RECIPE = 2;
/** Raise when bodies, clothes or light of the group change. */
const GROUP_RECIPE = 1;
const PLATE: Plate = { width: 720, height: 600, middle: [0, -0.2], span: 2.2 };
const UPRIGHT = { left: 120, top: 0, width: 480, height: 600 };
/** Finer lines would not fit the budget of a card. */
const CARD = { width: 400, height: 500 };

async function draw(name: string, svg: string) {
  const recipe = hash(svg).slice(0, 16);
  if (isFresh(await readLock(), name, recipe)) return;
  await writeSource({ name, recipe, picture: sharp(Buffer.from(svg)).flatten() });
  console.log(name);
}

const engraved = (sitter: Sitter, plate: Plate) =>
  sharp(engrave(sitter, plate), { raw: { width: plate.width, height: plate.height, channels: 3 } });

/** The management before a lit wall. */
async function photographGroup() {
  const name = 'management-group';
  const recipe = recipeOf([GROUP_RECIPE, MANAGEMENT, GROUP_VIEW]);
  if (isFresh(await readLock(), name, recipe)) return;
  await writeSource({ name, recipe, picture: await groupPicture(GROUP_VIEW) });
  console.log(name);
}

async function portrayExpert(sitter: Sitter) {
  const name = `expert-${sitter.id}`;
  const recipe = recipeOf([PORTRAIT_RECIPE, sitter, PLATE, UPRIGHT, CARD]);
  if (isFresh(await readLock(), name, recipe)) return;
  const bust = engraved(sitter, PLATE);
  await writeSource({ name, recipe, picture: bust.clone() });
  await writeSource({ name: `${name}-upright`, recipe, picture: bust.clone().extract(UPRIGHT).resize(CARD) });
  console.log(name);
}

const part = process.argv[2] ?? '';
for (const [name, sheet] of Object.entries(DRAWINGS)) if (name.includes(part)) await draw(name, toSvg(sheet()));
for (const [name, plate] of Object.entries(KEEPSAKES)) if (name.includes(part)) await draw(name, plate());
if ('management-group'.includes(part)) await photographGroup();
for (const sitter of EXPERTS) if (`expert-${sitter.id}`.includes(part)) await portrayExpert(sitter);
