import path from 'node:path';
import type { LoaderContext } from '@rspack/core';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/**
 * Behind the compiler's marks of components: names them, and takes a new version of the file in place. A file without
 * components hands its change on to those that use it.
 */
// oxlint-disable-next-line import/no-default-export -- what rspack takes as a loader
export default function refreshLoader(this: Pick<LoaderContext, 'resourcePath'>, source: string): string {
  if (!source.includes('$RefreshReg$(')) return source;
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- how rspack names the module
  const file = JSON.stringify(path.relative(ROOT, this.resourcePath));
  return `const $development = globalThis.__development;
const $before = [globalThis.$RefreshReg$, globalThis.$RefreshSig$];
globalThis.$RefreshReg$ = (type, name) => $development.refresh.register(type, ${file} + ' ' + name);
globalThis.$RefreshSig$ = $development.refresh.createSignatureFunctionForTransform;
${source}
[globalThis.$RefreshReg$, globalThis.$RefreshSig$] = $before;
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  $development.refreshSoon();
}
`;
}
