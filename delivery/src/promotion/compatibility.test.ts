import type { Release } from 'shared/contract/section/release';
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
    routes: { home: { pattern: `/${app}`, layout: 'default', headerTheme: 'light', query: [], fresh: 0 } },
    islands: [],
    namespaces: [app],
    shared: { react: '19.3.1' },
    policies: [`site-${app}`],
    libraries: {},
    budgets: {},
    ...change,
  };
}

const route = (pattern: string, query: string[] = [], offers = {}): Release['routes'] => ({
  detail: { pattern, layout: 'default', headerTheme: 'light', query, fresh: 0, offers },
});

const offering = (offers: Record<string, unknown>): Release['routes'] => ({
  offer: { pattern: '/offer', layout: 'default', headerTheme: 'light', query: [], fresh: 0, offers },
});

const set = (change: Partial<Release>) => [
  appRelease('shell'),
  appRelease('mf-invest', { routes: route('/news/:id', ['lang'], { articles: '' }) }),
  appRelease('mf-media', change),
];

test.for([
  ['distinct apps', {}],
  ['an older patch of a shared library', { shared: { react: '19.2.9' } }],
  ['a shared library of the same version', { shared: { react: '^19.3.1' } }],
  ['a release candidate of the same shared library', { shared: { react: '19.3.1-rc.7' } }],
  ['an older minor with a higher patch', { shared: { react: '19.2.30' } }],
  ['a shared library of which only the major version is named', { shared: { react: '19' } }],
  ['routes that only begin alike', { routes: route('/news/:id/:part') }],
  ['a link without parameters', { links: [{ to: 'invest.detail' }] }],
  ['a route that is longer than another', { routes: route('/news/:id/print') }],
  ['a link to a page of another section', { links: [{ to: 'invest.detail', query: ['lang'] }] }],
  ['an offer that nobody else makes', { routes: offering({ search: true, feeds: ['articles'] }) }],
  ['an offer that this version knows nothing of', { routes: offering({ teleport: { to: 'moon' } }) }],
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
  [
    'a link that nobody answers',
    { links: [{ to: 'invest.gone' }] },
    'mf-media@1.0.0 (team mf-media) links to invest.gone, which no release of the set has',
  ],
  [
    'a link by a parameter that the page does not take',
    { links: [{ to: 'invest.detail', query: ['lang', 'size'] }] },
    'mf-media@1.0.0 (team mf-media) links to invest.detail, which takes no size',
  ],
  ['an offer of another section', { routes: offering({ articles: '' }) }, 'both claim the offer articles='],
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
  ['a shared library with one more number', { shared: { react: '19.3.1.1' } }, 'react 19.3.1.1'],
  ['a shared library whose version is no number', { shared: { react: 'latest' } }, 'react latest'],
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
