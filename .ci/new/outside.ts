import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { NewError, type Plan } from './plan.ts';

/** Packages of a section's own, beside what the kit brings. */
const PACKAGES = ['react'];
const TOOLS = ['@types/node', '@types/react', 'typescript', 'vitest'];

const TSCONFIG = `{
  "extends": "shared/tsconfig.json",
  "include": ["src", "*.ts"]
}`;

const VITEST = `
import { defineConfig } from 'vitest/config';

// Components of the kit import their styles, which Node cannot read.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    server: { deps: { inline: [/section-kit/] } },
    css: { include: /\\.module\\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
});
`;

const WORKSPACE = `packages:
  - mf-*
allowBuilds:
  core-js: false
`;

function catalogOf(root: string): Record<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  return (parse(text) as { catalog: Record<string, string> }).catalog;
}

function manifests(root: string, section: string, kit: string): Record<string, string> {
  const catalog = catalogOf(root);
  const versions = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, catalog[name]]));
  return {
    'package.json': JSON.stringify({
      name: 'sections',
      private: true,
      type: 'module',
      scripts: { delivery: 'delivery' },
      devDependencies: { shared: `file:${kit}` },
    }),
    [`${section}/package.json`]: JSON.stringify({
      name: section,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { build: 'build-section', types: 'tsc -p .', test: 'vitest run' },
      dependencies: { shared: `file:../${kit}`, ...versions(PACKAGES) },
      devDependencies: versions(TOOLS),
    }),
  };
}

interface Moved {
  /** Root of the other repository. */
  readonly place: string;
  readonly section: string;
  readonly plan: Plan;
}

/**
 * The same section in a repository of its own, which has the packed kit in its folder `kit`. Paths are relative to that
 * repository; what it has already stays. Throws `NewError`.
 */
export function outside(root: string, { place, section, plan }: Moved): Plan {
  const [kit] = globSync('kit/site-section-kit-*.tgz', { cwd: place }).toSorted().toReversed();
  if (kit === undefined) throw new NewError(`Pack the kit into it first: pnpm kit ${join(place, 'kit')}`);
  const files: Record<string, string> = {
    ...plan.create,
    ...manifests(root, section, kit),
    [`${section}/tsconfig.json`]: TSCONFIG,
    [`${section}/vitest.config.ts`]: VITEST,
    'pnpm-workspace.yaml': WORKSPACE,
  };
  const isOfTheRepository = (path: string) => !path.startsWith(`${section}/`);
  return {
    create: Object.fromEntries(
      Object.entries(files).filter(([path]) => !(isOfTheRepository(path) && existsSync(join(place, path)))),
    ),
    edit: {},
    next: [
      'Packages: pnpm install',
      `Words: ${section}/src/messages/cn.ts and en.ts.`,
      `Look at it: pnpm --filter ${section} types; pnpm dev ${join(place, section)} in a checkout of the site.`,
      `Ship it: pnpm delivery release ${section}; docs/deploying-a-section.md says the rest.`,
    ],
  };
}
