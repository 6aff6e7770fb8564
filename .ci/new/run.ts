/** `pnpm new section|page|island|call <name>`: the first version of it, from the patterns of this repository. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planCall } from './call.ts';
import { planIsland } from './island.ts';
import { outside } from './outside.ts';
import { planPage } from './page.ts';
import { carryOut, NewError, type Plan } from './plan.ts';
import { planSection } from './section.ts';

const USAGE = `pnpm new section mf-harbour [--owner team] [--cn 港口] [--en Harbour]
pnpm new page mf-harbour/berths [--cn 泊位] [--en Berths]
pnpm new island mf-harbour/berths/berth-list
pnpm new call job/cities

--outside ../harbour: in that repository, for a section, a page or an island`;

const root = resolve(import.meta.dirname, '../..');

/** A plan, and the repository that it is for. */
function planOf(args: readonly string[]): { plan: Plan; place: string } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      owner: { type: 'string' },
      cn: { type: 'string' },
      en: { type: 'string' },
      outside: { type: 'string' },
    },
  });
  const [kind, name = ''] = positionals;
  const place = values.outside === undefined ? root : resolve(values.outside);
  if (kind === 'page') return { plan: planPage(place, name, values), place };
  if (kind === 'island') return { plan: planIsland(place, name), place };
  if (kind === 'call' && place === root) return { plan: planCall(root, name), place };
  if (kind !== 'section') throw new NewError(USAGE);
  const plan = planSection(place, name, values);
  return { plan: place === root ? plan : outside(root, { place, section: name, plan }), place };
}

try {
  const { plan, place } = planOf(process.argv.slice(2));
  for (const path of await carryOut(place, plan)) console.log(`${path in plan.create ? 'new    ' : 'changed'} ${path}`);
  console.log(`\nLeft to you:\n${plan.next.map((line) => `  ${line}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
