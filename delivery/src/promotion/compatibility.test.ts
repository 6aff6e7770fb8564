import type { Release } from 'shared/contract/release';
import { expect, test } from 'vitest';
import { checkCompatibility } from './compatibility.ts';

function appRelease(app: string, change: Partial<Release> = {}): Release {
  return {
    schema: 1,
    app,
    version: '1.0.0',
    contract: 1,
    owner: `team ${app}`,
    publicPath: `/cn/mf/${app}/1.0.0/client/`,
    container: app.replaceAll('-', '_'),
    files: {},
    server: 'server/section.cjs',
    scripts: {},
    chunks: {},
    css: {},
    routes: { home: { pattern: `/${app}`, layout: 'default', ground: 'paper', query: [], fresh: 0 } },
    islands: [],
    namespaces: [app],
    shared: { react: '19.3.1' },
    policies: [`site-${app}`],
    libraries: {},
    budgets: {},
    ...change,
  };
}

const route = (pattern: string): Release['routes'] => ({
  detail: { pattern, layout: 'default', ground: 'paper', query: [], fresh: 0 },
});

const set = (change: Partial<Release>) => [
  appRelease('shell'),
  appRelease('mf-invest', { routes: route('/news/:id') }),
  appRelease('mf-media', change),
];

test.for([
  ['distinct apps', {}],
  ['an older patch of a shared library', { shared: { react: '19.2.9' } }],
  ['a route that is longer than another', { routes: route('/news/:id/print') }],
] as [string, Partial<Release>][])('%s fit together', ([, change]) => {
  expect(() => checkCompatibility(set(change))).not.toThrow();
});

test.for([
  ['another contract', { contract: 2 }, 'mf-media@1.0.0 was built for contract 2, shell@1.0.0 for contract 1'],
  [
    'a route of another section',
    { routes: route('/news/:articleId') },
    'mf-media@1.0.0 (team mf-media) and mf-invest@1.0.0 (team mf-invest) both claim the route /news/:*',
  ],
  ['the same route written otherwise', { routes: route('/News/:id/') }, 'both claim the route /news/:*'],
  [
    'a message namespace of another section',
    { namespaces: ['media', 'mf-invest'] },
    'both claim the message namespace mf-invest',
  ],
  ['a container name of another section', { container: 'mf_invest' }, 'both claim the container name mf_invest'],
  [
    'a script policy of another section',
    { policies: ['site-shell'] },
    'both claim the Trusted Types policy site-shell',
  ],
  [
    'a newer shared library',
    { shared: { react: '19.3.2' } },
    'mf-media@1.0.0 was built with react 19.3.2, shell@1.0.0 provides 19.3.1',
  ],
  ['a newer minor of a shared library', { shared: { react: '19.10.0' } }, 'react 19.10.0'],
  ['an older major of a shared library', { shared: { react: '18.3.1' } }, 'react 18.3.1'],
  [
    'a library that the shell does not share',
    { shared: { vue: '3.0.0' } },
    'mf-media@1.0.0 shares vue, which shell@1.0.0 does not provide',
  ],
] as [string, Partial<Release>, string][])('%s is refused, naming app and rule', ([, change, message]) => {
  expect(() => checkCompatibility(set(change))).toThrow(message);
});

test('a set without the shell is refused', () => {
  expect(() => checkCompatibility([appRelease('mf-media')])).toThrow('The set has no shell');
});
