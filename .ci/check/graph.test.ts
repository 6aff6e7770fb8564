import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cruiseTree, graphConfig, graphProblems, unseenFolders } from './graph.ts';

type Import = readonly [rule: string, from: string, to: string];

/** One forbidden import per row; a bare name is a package, a path is a file of the made-up tree. */
const BAD: readonly Import[] = [
  ['no-cycle', 'mf-a/src/model/egg.ts', 'mf-a/src/model/hen.ts'],
  ['no-unresolvable', 'mf-a/src/lost.ts', './nowhere.ts'],
  ['no-undeclared-package', 'mf-a/src/undeclared.ts', 'stray'],
  ['no-test-in-production', 'mf-a/src/tested.ts', 'mf-a/src/thing.test.ts'],
  ['shared-reaches-no-app', 'shared/src/ui/menu.tsx', 'shell/src/frame/menu.tsx'],
  ['section-reaches-only-shared', 'mf-a/src/components/card.tsx', 'mf-b/src/components/card.tsx'],
  ['section-reaches-only-shared', 'mf-a/src/pages/deep/x/x.page.tsx', 'api/src/modules/x/x.service.ts'],
  ['shell-reaches-only-shared-and-delivery', 'shell/src/frame/page.tsx', 'mf-a/src/routes.ts'],
  ['api-reaches-only-contract-and-limits', 'api/src/app.ts', 'shared/src/ui/form/button.tsx'],
  ['delivery-reaches-only-the-contract', 'delivery/src/release.ts', 'shell/src/frame/menu.tsx'],
  ['content-reaches-only-the-contract', 'content/build/pack.ts', 'shared/src/ui/form/button.tsx'],
  ['art-reaches-nobody', 'art/src/studio/rig.ts', 'shared/src/ui/form/button.tsx'],
  ['e2e-reaches-only-shared-and-test-servers', 'e2e/journeys/a.spec.ts', 'api/src/app.ts'],
  ['contract-reaches-only-zod', 'shared/src/contract/pack/pack.ts', 'shared/src/ui/form/button.tsx'],
  ['contract-reaches-only-zod', 'shared/src/contract/site/menu.ts', 'react'],
  ['model-is-pure', 'mf-a/src/model/price.ts', 'react'],
  ['model-is-pure', 'mf-a/src/model/fetching.ts', 'shared/src/runtime/api-client.ts'],
  ['model-is-pure', 'mf-a/src/model/asking.ts', 'mf-a/src/service/find-visits.ts'],
  ['model-does-no-input-or-output', 'mf-a/src/model/disk.ts', 'node:fs'],
  ['service-draws-nothing', 'mf-a/src/service/drawn-visits.ts', 'mf-a/src/components/drawn.tsx'],
  ['page-reaches-no-other-page', 'mf-a/src/pages/list/list.page.tsx', 'mf-a/src/pages/detail/detail-card.tsx'],
  ['page-reaches-no-other-page', 'mf-a/src/pages/list/chart/panel.tsx', 'mf-a/src/pages/detail/detail-card.tsx'],
  ['components-reach-no-page', 'mf-a/src/components/teaser.tsx', 'mf-a/src/pages/detail/detail-card.tsx'],
  ['routes-reach-no-store', 'api/src/modules/x/x.routes.ts', 'api/src/modules/x/x.store.ts'],
  ['modules-meet-through-services', 'api/src/modules/x/x.service.ts', 'api/src/modules/z/z.store.ts'],
  ['only-stores-speak-sql', 'api/src/modules/x/x.service.ts', 'kysely'],
  ['browser-code-uses-no-node', 'mf-a/src/pages/list/list.page.tsx', 'node:fs'],
  ['browser-code-uses-no-node', 'mf-a/src/entry.client.ts', 'node:path'],
  ['browser-code-reaches-no-server', 'mf-a/src/pages/list/filter.island.tsx', 'mf-a/src/pages/list/list.load.ts'],
  ['page-only-shows', 'mf-a/src/pages/show/show.page.tsx', 'mf-a/src/pages/show/show.load.ts'],
  ['kernel-has-no-react', 'shell/src/kernel/links.ts', 'react'],
  ['kernel-has-no-react', 'shell/src/kernel/menu.ts', 'shared/src/runtime/section.tsx'],
  ['bundles-have-no-schemas-of-calls', 'mf-a/src/pages/list/sort.island.tsx', 'shared/src/contract/call/calls.ts'],
  ['bundles-have-no-schemas-of-calls', 'shared/src/runtime/client.ts', 'shared/src/contract/pack/pack.calls.ts'],
  ['web-process-renders-through-releases', 'shell/src/web/main.ts', 'shell/src/frame/page.tsx'],
  ['nobody-reaches-shared-build', 'mf-a/src/routes.ts', 'shared/build/presets.ts'],
];

/** What the design asks for; no rule may object. */
const GOOD: readonly Import[] = [
  ['', 'mf-b/src/pages/list/list.page.tsx', 'mf-b/src/pages/list/row.tsx'],
  ['', 'mf-b/src/pages/list/chart/panel.tsx', 'mf-b/src/pages/list/row.tsx'],
  ['', 'mf-b/src/pages/list/list.page.tsx', 'mf-b/src/components/card.tsx'],
  ['', 'mf-b/src/pages/list/list.load.ts', 'mf-b/src/service/find-visits.ts'],
  ['', 'mf-b/src/service/find-visits.ts', 'mf-b/src/model/visit.ts'],
  ['', 'mf-b/src/pages/list/list.load.ts', 'shared/src/contract/ok.ts'],
  ['', 'mf-b/rspack.config.ts', 'shared/build/presets.ts'],
  ['', 'shared/src/contract/ok.ts', 'zod'],
  ['', 'api/src/modules/y/y.routes.ts', 'api/src/modules/y/y.service.ts'],
  ['', 'api/src/modules/y/y.service.ts', 'api/src/modules/y/y.store.ts'],
  ['', 'api/src/modules/y/y.store.ts', 'kysely'],
  ['', 'api/src/modules/y/y.service.ts', 'api/src/modules/w/w.service.ts'],
  ['', 'api/src/modules/y/y.service.ts', 'shared/src/contract/ok.ts'],
  ['', 'shell/src/web/page-cache.ts', 'delivery/src/verifier.ts'],
];

const PACKAGES = ['react', 'kysely', 'zod'];
let root = '';

function specifier(from: string, to: string): string {
  if (!to.includes('/') || to.startsWith('.') || to.startsWith('node:')) return to;
  return relative(dirname(from), to).replace(/^(?!\.)/, './');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'import-graph-'));
  const sources = new Map<string, string>();
  const add = (path: string, line: string) => sources.set(path, `${sources.get(path) ?? ''}${line}\n`);
  for (const [, from, to] of [...BAD, ...GOOD]) {
    add(from, `export * from '${specifier(from, to)}';`);
    if (to.includes('/') && !to.startsWith('.')) add(to, 'export {};');
  }
  add('mf-a/src/model/hen.ts', "export * from './egg.ts';");
  for (const [path, text] of sources) write(path, text);
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ name: 'tree', dependencies }));
  for (const name of [...PACKAGES, 'stray']) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'dist/main.js' }),
    );
    write(`node_modules/${name}/dist/main.js`, 'export const here = true;');
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the import graph', () => {
  it('has a bad import here for every rule', () => {
    expect(new Set(BAD.map(([rule]) => rule))).toEqual(new Set(graphConfig.forbidden.map(({ name }) => name)));
  });

  it('refuses every bad import by its rule and no good one', async () => {
    const { summary } = await cruiseTree(root, ['.']);
    const found = summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} -> ${to.replace(/^node_modules\/(\w+)\/.*/, '$1')}`,
    );
    for (const [rule, from, to] of BAD) {
      expect(found).toContainEqual(`${rule}: ${from} -> ${to.replace(/^node:/, '')}`);
    }
    for (const [, from, to] of GOOD) {
      expect(found.filter((line) => line.endsWith(`: ${from} -> ${to}`))).toEqual([]);
    }
  });

  it('says so when a folder with sources gave no module', () => {
    expect(unseenFolders(root, ['mf-a', 'mf-b'], ['mf-a/src/routes.ts'])).toEqual(['mf-b']);
  });

  it('reports problems of packages as lines a person can read', async () => {
    write('mf-a/package.json', JSON.stringify({ name: 'mf-a' }));
    expect(await graphProblems(root)).toContainEqual('no-unresolvable: mf-a/src/lost.ts -> ./nowhere.ts');
  });
});
