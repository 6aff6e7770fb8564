/**
 * What a module must not reach, by however many imports: `.dependency-cruiser.cjs` sees one step, and a helper in between
 * hides the second. Types are no way: nothing of them runs. `.ci/check/reach.test.ts` proves every rule with a chain.
 */

interface ReachRule {
  name: string;
  from: readonly string[];
  /** Not where to begin, such as tests. */
  fromNot?: readonly string[];
  /** Paths, or `core:` and the name of a module of Node. */
  to: readonly string[];
  /** What may be reached, and whose own imports do not count. */
  except?: readonly string[];
}

/** As the graph has it. */
interface GraphModule {
  source: string;
  dependencies: readonly { resolved: string; coreModule: boolean; dependencyTypes: readonly string[] }[];
}

const TESTS = ['\\.(test|spec|examples)\\.tsx?$', '/testing/'];
const KERNEL = '^shell/src/kernel/';
const BROWSER = ['\\.island\\.tsx$', '/entry\\.client\\.tsx?$', KERNEL, '^shell/src/runtime\\.ts'];
const SERVER = [
  '^shared/src/(server|limits|tracing)/',
  '^shell/src/web/',
  '/entry\\.server\\.',
  '\\.load\\.ts$',
  '\\.action\\.ts$',
  '^delivery/',
];
/** It computes; everything else of Node is input or output. */
const COMPUTING = ['^core:(node:)?crypto$'];
const npm = (...names: string[]) => names.map((name) => `node_modules/${name}/`);

export const REACH_RULES: readonly ReachRule[] = [
  { name: 'browser-code-reaches-no-node', from: BROWSER, fromNot: TESTS, to: ['^core:'] },
  { name: 'browser-code-reaches-no-server', from: BROWSER, fromNot: TESTS, to: SERVER },
  {
    name: 'pages-reach-no-node',
    from: ['\\.page\\.tsx$', '^mf-[^/]+/src/components/', '^shared/src/ui/.*\\.tsx$'],
    fromNot: TESTS,
    to: ['^core:'],
  },
  {
    name: 'model-is-pure-to-its-end',
    from: ['^mf-[^/]+/src/model/', '^api/src/model/', '^api/src/.*\\.model\\.ts$'],
    fromNot: TESTS,
    to: [
      '^core:',
      ...npm('react', 'react-dom', 'axios', 'kysely', 'pg'),
      '^shared/src/(runtime|server)/',
      '^mf-[^/]+/src/(pages|components|service)/',
      '\\.(store|adapter|reader)\\.ts$',
    ],
    except: COMPUTING,
  },
  {
    name: 'kernel-reaches-no-react',
    from: [KERNEL],
    fromNot: TESTS,
    to: [
      ...npm('react', 'react-dom', 'single-spa', 'jotai', 'axios'),
      '^shared/src/(ui|runtime)/.*\\.tsx$',
      '^shell/src/runtime\\.ts',
    ],
  },
];

const matchesAny = (patterns: readonly string[], text: string) =>
  patterns.some((pattern) => new RegExp(pattern).test(text));

type Edges = ReadonlyMap<string, readonly string[]>;

function edgesOf(modules: readonly GraphModule[]): Edges {
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved, coreModule }) => (coreModule ? `core:${resolved}` : resolved)),
    ]),
  );
}

/** The shortest way from a module to something forbidden, both ends included; undefined when there is none. */
function wayFrom(start: string, { to, except = [] }: ReachRule, edges: Edges): readonly string[] | undefined {
  const seen = new Set([start]);
  const ways: string[][] = [[start]];
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of edges.get(way.at(-1) ?? '') ?? []) {
      if (seen.has(next) || matchesAny(except, next)) continue;
      seen.add(next);
      if (matchesAny(to, next)) return [...way, next];
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** One line for each module that reaches what its rule forbids. */
export function reachProblems(modules: readonly GraphModule[], rules = REACH_RULES): string[] {
  const edges = edgesOf(modules);
  return rules.flatMap((rule) =>
    [...edges.keys()]
      .filter((source) => matchesAny(rule.from, source) && !matchesAny(rule.fromNot ?? [], source))
      .flatMap((source) => {
        const way = wayFrom(source, rule, edges);
        return way ? [`${rule.name}: ${way.join(' -> ')}`] : [];
      }),
  );
}
