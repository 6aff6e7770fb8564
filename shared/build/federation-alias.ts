import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const resolveFrom = (id: string, from: string) => require.resolve(id, { paths: [from] });

const enhanced = path.dirname(require.resolve('@module-federation/enhanced'));
const tools = resolveFrom('@module-federation/runtime-tools', enhanced);
const bundlerRuntime = resolveFrom('@module-federation/webpack-bundler-runtime', tools);
const runtime = resolveFrom('@module-federation/runtime', tools);
const core = resolveFrom('@module-federation/runtime-core', runtime);

const toModule = (file: string, name: string) => file.replace(/index\.cjs$/, name);

/**
 * rspack's container plugin resolves the CommonJS builds of the federation runtime, which cannot be tree-shaken: a
 * container is then 112 KB instead of 23 KB. These aliases point to the module builds. The keys have no `$` on purpose:
 * the plugin defines the same keys first and the later value must win.
 */
export const federationAlias: Record<string, string> = {
  [bundlerRuntime]: toModule(bundlerRuntime, 'bundler.js'),
  '@module-federation/runtime-core$': toModule(core, 'index.js'),
  '@module-federation/runtime-tools/runtime-core$': toModule(core, 'index.js'),
  '@module-federation/runtime-tools': toModule(tools, 'bundler.js'),
  '@module-federation/runtime': toModule(runtime, 'bundler.js'),
};
