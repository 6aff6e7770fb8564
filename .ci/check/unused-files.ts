/**
 * Source files that no program of the site reaches. Tests, examples and the gallery are no users: what only they show
 * serves nobody. Looks from the entries, because `knip` counts every file that a package may offer as one.
 */
import { cruise, type IFlattenedRuleSet } from 'dependency-cruiser';
import { graphConfig } from './graph.ts';

const PROGRAMS = [
  '^mf-[^/]+/src/entry\\.(client|server)\\.tsx?$',
  '^shell/src/(entry\\.[^/]+|kernel/kernel|controllers/[^/]+|runtime|marks|web/main|web/documents/stored/[^/]+\\.worker|dev/main|dev/page/client|renderer/main|web/renderers/program/write-plain)\\.tsx?$',
  '^shared/build/',
  // What a build runs goes into `release.json`.
  '^mf-[^/]+/rspack\\.config\\.ts$',
  // Named to a loader by its path.
  '^mf-invest/src/pages/stock/chart/chart-markup\\.ts$',
  '^api/src/(server|cli|desk/main|desk/browser/[^/]+)\\.ts$',
  '^delivery/src/cli\\.ts$',
  '^deploy/local/(start|parent-watch)\\.ts$',
];
/** Commands that write files of the repository. */
const GENERATORS = [
  '^shared/src/ui/styles/fonts/subset-(?:han|latin)\\.ts$',
  '^api/src/calls/write-repeated-calls\\.ts$',
];

const PRODUCTION = '^(mf-[^/]+|shell|shared|api|delivery)/src/';
const NOT_PRODUCTION = ['\\.test\\.tsx?$', '\\.examples\\.(tsx|module\\.css)$', '/testing/', '\\.d\\.ts$'];

const RULES: NonNullable<IFlattenedRuleSet['forbidden']> = [
  {
    name: 'used-in-production',
    severity: 'error',
    from: { path: [...PROGRAMS, ...GENERATORS] },
    to: { path: PRODUCTION, pathNot: [...NOT_PRODUCTION, ...PROGRAMS, ...GENERATORS], reachable: false },
  },
];

/** Paths below `root`, sorted. @param folders packages to look at, all that import each other */
export async function unusedFiles(root: string, folders: readonly string[]): Promise<string[]> {
  const { output } = await cruise([...folders], {
    ...graphConfig.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: RULES },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.modules
    .filter(({ rules = [] }) => rules.length > 0)
    .map(({ source }) => source)
    .toSorted();
}
