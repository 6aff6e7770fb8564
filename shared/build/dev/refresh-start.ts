/* Before React, which tells whoever is there first what it renders. */
import refresh from 'react-refresh/runtime';
import type { Development } from '../../src/contract/section/development.ts';

refresh.injectIntoGlobalHook(globalThis);
// What is made while no file is being run belongs to no component of a file.
Object.assign(globalThis, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
let isDue = false;
const development: Development = (globalThis.__development ??= { hot: new Map(), renew: new Map() });
development.refresh = refresh;
development.refreshSoon = () => {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    refresh.performReactRefresh();
  });
};
