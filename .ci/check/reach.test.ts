import { describe, expect, it } from 'vitest';
import { REACH_RULES, reachProblems } from './reach.ts';

/** A module graph as rows of `from -> to`; a type-only import is written `from => to`. */
function graphOf(...rows: string[]) {
  const imports = rows.map((row) => {
    const [from = '', arrow, to = ''] = row.split(' ');
    const core = to.startsWith('node:');
    return {
      from,
      dependency: {
        resolved: core ? to.slice('node:'.length) : to,
        coreModule: core,
        dependencyTypes: [core ? 'core' : 'local', ...(arrow === '=>' ? ['type-only'] : [])],
      },
    };
  });
  const sources = new Set(imports.flatMap(({ from, dependency }) => [from, dependency.resolved]));
  return [...sources].map((source) => ({
    source,
    dependencies: imports.filter(({ from }) => from === source).map(({ dependency }) => dependency),
  }));
}

const HELPER = 'mf-a/src/x/helper.ts';

/** Each begins with what is right and reaches, by a helper, what its rule forbids. */
const CHAINS: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['browser-code-reaches-no-node', 'mf-a/src/pages/list/filter.island.tsx', 'node:fs'],
  ['browser-code-reaches-no-node', 'mf-a/src/entry.client.ts', 'node:path'],
  ['browser-code-reaches-no-server', 'shell/src/kernel/links.ts', 'shell/src/web/main.ts'],
  ['browser-code-reaches-no-server', 'mf-a/src/pages/list/filter.island.tsx', 'mf-a/src/pages/list/list.load.ts'],
  ['pages-reach-no-node', 'mf-a/src/pages/list/list.page.tsx', 'node:fs'],
  ['pages-reach-no-node', 'mf-a/src/components/card.tsx', 'node:fs'],
  ['model-is-pure-to-its-end', 'mf-a/src/model/price.ts', 'node_modules/axios/index.js'],
  ['model-is-pure-to-its-end', 'mf-a/src/model/price.ts', 'mf-a/src/service/find-prices.ts'],
  ['model-is-pure-to-its-end', 'api/src/modules/x/x.model.ts', 'api/src/modules/x/x.store.ts'],
  ['kernel-reaches-no-react', 'shell/src/kernel/links.ts', 'node_modules/react/index.js'],
];

describe('what a module reaches', () => {
  it('has a chain here for every rule', () => {
    expect(new Set(CHAINS.map(([rule]) => rule))).toEqual(new Set(REACH_RULES.map(({ name }) => name)));
  });

  it.each(CHAINS)('%s: %s may not reach %s through another', (rule, from, to) => {
    const found = reachProblems(graphOf(`${from} -> ${HELPER}`, `${HELPER} -> ${to}`));
    expect(found).toEqual([`${rule}: ${from} -> ${HELPER} -> ${to.replace('node:', 'core:')}`]);
  });

  it.each(CHAINS)('%s: a type that %s takes from a way to %s is none', (_rule, from, to) => {
    expect(reachProblems(graphOf(`${from} => ${HELPER}`, `${HELPER} -> ${to}`))).toEqual([]);
  });

  it('may compute with what Node has for it', () => {
    expect(reachProblems(graphOf('api/src/modules/x/x.model.ts -> node:crypto'))).toEqual([]);
  });

  it('ends in a circle', () => {
    expect(
      reachProblems(
        graphOf('mf-a/src/model/egg.ts -> mf-a/src/model/hen.ts', 'mf-a/src/model/hen.ts -> mf-a/src/model/egg.ts'),
      ),
    ).toEqual([]);
  });
});
