import type { Release } from 'shared/contract/section/release';
import { expect, test } from 'vitest';
import { checkBudgets, measureBudgets } from './budgets.ts';

const sizes = new Map([
  ['client/js/kernel.js', 100],
  ['client/js/runtime.js', 200],
  ['client/js/react.js', 300],
  ['client/css/frame.css', 10],
  ['client/css/home.css', 25],
]);

function shell(budgets: Release['budgets']): Release {
  return {
    schema: 1,
    app: 'shell',
    version: '1.0.0',
    contract: 1,
    owner: 'platform',
    publicPath: '/cn/mf/shell/1.0.0/client/',
    container: 'shell',
    files: {},
    server: 'server/shell.cjs',
    scripts: { kernel: 'client/js/kernel.js', runtime: 'client/js/runtime.js' },
    chunks: { runtime: ['client/js/react.js', 'client/js/runtime.js'] },
    css: { frame: ['client/css/frame.css'], home: ['client/css/frame.css', 'client/css/home.css'] },
    routes: {},
    islands: [],
    namespaces: [],
    shared: {},
    policies: [],
    libraries: {},
    budgets,
  };
}

test('a role weighs its script and its chunk group, each file once; css is the heaviest page', () => {
  const release = shell({ kernel: 8192, runtime: 90_000, css: 9000 });
  const measured = measureBudgets(release, sizes);
  expect(measured.map(({ budget, bytes }) => [budget, bytes])).toEqual([
    ['kernel', 100],
    ['runtime', 500],
    ['css', 35],
  ]);
});

test('a budget is met at exactly its number and broken one byte above', () => {
  const met = shell({ kernel: 100 });
  expect(() => checkBudgets(met, measureBudgets(met, sizes))).not.toThrow();
  const broken = shell({ kernel: 99 });
  expect(() => checkBudgets(broken, measureBudgets(broken, sizes))).toThrow(
    'kernel has 100 bytes of brotli, 99 are allowed',
  );
});

test('a budget that names nothing is an error, so that a renamed script cannot escape it', () => {
  expect(() => measureBudgets(shell({ kernal: 8192 }), sizes)).toThrow('the budget kernal names no script or chunk');
});
