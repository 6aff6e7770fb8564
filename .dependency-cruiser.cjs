/**
 * Which module may import which. Patterns only: a new section, page or service module is covered on the day it appears.
 * `.ci/check/graph.test.ts` proves with a bad import that every rule fires; `.ci/check/graph.ts` runs them.
 */

const APPS = '^(mf-[^/]+|shell|api|delivery|content|art|e2e|bench|deploy|\\.ci)/';
const npm = (...names) => `node_modules/(${names.join('|')})/`;

/** One package may reach only what `allowed` matches of the other packages; the registry's packages are not its matter. */
const onlyReaches = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: `${APPS}|^shared/`, pathNot: [from, ...allowed] },
});

const CONTRACT = '^shared/src/contract/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      from: {},
      // The test runner is the repository's own, for every package.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: npm('vitest') },
    },
    {
      name: 'no-test-in-production',
      severity: 'error',
      from: { pathNot: ['\\.(test|spec)\\.tsx?$', '(^|/)testing/', '^e2e/'] },
      to: { path: '\\.(test|spec)\\.tsx?$|(^|/)testing/' },
    },

    // Packages: arrows go one way.
    { name: 'shared-reaches-no-app', severity: 'error', from: { path: '^shared/' }, to: { path: APPS } },
    {
      name: 'section-reaches-only-shared',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: APPS, pathNot: '^$1/' },
    },
    onlyReaches('shell-reaches-only-shared-and-delivery', '^shell/', ['^shared/', '^delivery/src/']),
    {
      ...onlyReaches('api-reaches-only-contract-and-limits', '^api/', [
        CONTRACT,
        '^shared/src/(limits|testing|tracing)/',
      ]),
      // Its tests encrypt bodies with the very code that browsers run.
      from: { path: '^api/', pathNot: '^api/testing/' },
    },
    onlyReaches('delivery-reaches-only-the-contract', '^delivery/', [CONTRACT]),
    onlyReaches('content-reaches-only-the-contract', '^content/', [CONTRACT]),
    onlyReaches('art-reaches-nobody', '^art/', []),
    onlyReaches('e2e-reaches-only-shared-and-test-servers', '^e2e/', [
      '^shared/',
      '^api/testing/(programs|database/postgres-cluster)\\.ts$',
    ]),
    {
      name: 'contract-reaches-only-zod',
      severity: 'error',
      from: { path: CONTRACT, pathNot: '\\.test\\.ts$' },
      to: { path: '.', pathNot: [CONTRACT, npm('zod')] },
    },

    // Rooms of an app.
    {
      name: 'model-is-pure',
      severity: 'error',
      from: { path: '/src/model/', pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          npm('react', 'react-dom', 'axios', 'undici'),
          '^shared/src/(runtime|server)/',
          '^shared/src/ui/.*\\.tsx$',
          '/src/(pages|components|service)/',
        ],
      },
    },
    {
      name: 'model-does-no-input-or-output',
      severity: 'error',
      from: { path: '/src/model/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'service-draws-nothing',
      severity: 'error',
      from: { path: '^mf-[^/]+/src/service/', pathNot: '\\.test\\.ts$' },
      to: { path: [npm('react', 'react-dom'), '^shared/src/ui/.*\\.tsx$', '/src/(pages|components)/'] },
    },
    {
      name: 'page-reaches-no-other-page',
      severity: 'error',
      from: { path: '/src/pages/([^/]+)/' },
      to: { path: '/src/pages/', pathNot: '/src/pages/$1/' },
    },
    {
      name: 'components-reach-no-page',
      severity: 'error',
      from: { path: '/src/components/' },
      to: { path: '/src/pages/' },
    },

    // The service: HTTP -> rules -> SQL.
    {
      name: 'routes-reach-no-store',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.store\\.ts$' },
    },
    {
      name: 'modules-meet-through-services',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/src/modules/', pathNot: ['^api/src/modules/$1/', '\\.service\\.ts$'] },
    },
    {
      name: 'only-stores-speak-sql',
      severity: 'error',
      from: { path: '^api/', pathNot: ['\\.store\\.ts$', '^api/src/db/', '\\.test\\.ts$', '/testing/'] },
      to: { path: npm('kysely', 'pg', '@electric-sql') },
    },

    // Browser and server.
    {
      name: 'browser-code-uses-no-node',
      severity: 'error',
      from: {
        path: ['\\.(page|island)\\.tsx$', '/entry\\.client\\.tsx?$', '^shell/src/(kernel/|runtime\\.ts)'],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-code-reaches-no-server',
      severity: 'error',
      from: {
        path: ['\\.island\\.tsx$', '/entry\\.client\\.tsx?$', '^shell/src/(kernel/|runtime\\.ts)'],
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: ['^shared/src/server/', '^shell/src/web/', '/entry\\.server\\.', '\\.load\\.ts$', '^delivery/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'page-only-shows',
      comment: 'What a page shows is loaded for it; of a load it may know the type.',
      severity: 'error',
      from: { path: '\\.page\\.tsx$' },
      to: { path: ['/entry\\.(server|client)\\.', '\\.load\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'kernel-has-no-react',
      severity: 'error',
      from: { path: '^shell/src/kernel/' },
      to: {
        path: [
          npm('react', 'react-dom', 'single-spa', 'jotai', 'axios', '@module-federation'),
          '^shared/src/(ui|runtime)/',
          '^shell/src/(frame/.*\\.tsx$|runtime\\.ts)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'bundles-have-no-schemas-of-calls',
      comment: 'They take the names of `call-traits.ts`, which a build puts in place of the rows.',
      severity: 'error',
      from: {
        path: [
          '^mf-[^/]+/src/',
          '^shared/src/(runtime|ui|composed|crypto|i18n)/',
          '^shell/src/(kernel|controllers|frame|published)/',
        ],
        pathNot: ['\\.test\\.tsx?$', '/testing/'],
      },
      to: {
        path: ['\\.calls\\.ts$', '^shared/src/contract/call/(calls|call-row)\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-process-renders-through-releases',
      comment:
        'The frame and the sections are hot-swapped releases; the process that serves them compiles none of them in.',
      severity: 'error',
      from: { path: '^shell/src/web/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/src/(frame|kernel|runtime\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nobody-reaches-shared-build',
      severity: 'error',
      // `pnpm dev` builds what it serves.
      from: { path: '/src/', pathNot: '^shell/src/dev/' },
      to: { path: '^shared/build/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What tools write here; packages of the registry have folders of these names too, and are rules' matter. Peers
    // are projects with packages of their own, which are not installed here.
    exclude: { path: '^[^/]+/(dist|dist-types|\\.cache|\\.data|test-results)/|^bench/peers/' },
    // Type-only imports count: a section that needs another's types is coupled to it all the same.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
