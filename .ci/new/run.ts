/** `pnpm new section|page|island|call <name>`: the first version of it, from the patterns of this repository. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planCall } from './call.ts';
import { planIsland } from './island.ts';
import { planPage } from './page.ts';
import { carryOut, NewError, type Plan } from './plan.ts';
import { planSection } from './section.ts';

const USAGE = `pnpm new section mf-harbour [--owner team] [--cn 港口] [--en Harbour]
pnpm new page mf-harbour/berths [--cn 泊位] [--en Berths]
pnpm new island mf-harbour/berths/berth-list
pnpm new call job/cities`;

const root = resolve(import.meta.dirname, '../..');

function planOf(args: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { owner: { type: 'string' }, cn: { type: 'string' }, en: { type: 'string' } },
  });
  const [kind, name = ''] = positionals;
  if (kind === 'section') return planSection(root, name, values);
  if (kind === 'page') return planPage(root, name, values);
  if (kind === 'island') return planIsland(root, name);
  if (kind === 'call') return planCall(root, name);
  throw new NewError(USAGE);
}

try {
  const plan = planOf(process.argv.slice(2));
  for (const path of await carryOut(root, plan)) console.log(`${path in plan.create ? 'new    ' : 'changed'} ${path}`);
  console.log(`\nLeft to you:\n${plan.next.map((line) => `  ${line}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
