import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Compiler, type Configuration } from '@rspack/core';
import { baseConfig, type BuildTarget } from './base-config.ts';
import { besides } from './besides.ts';
import { consumedShares, PROVIDED, providedShares } from './shared-singletons.ts';

/** Lazily imported parts belong to the page's stylesheet too: no stylesheet is ever fetched by a script. */
const EAGER_IMPORTS = { javascript: { dynamicImportMode: 'eager' as const } };

/** The styles compilation runs pages only to learn which styles they use. */
class DropScripts {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DropScripts', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DropScripts', stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          for (const name of Object.keys(assets)) if (name.endsWith('.js')) compilation.deleteAsset(name);
        },
      );
    });
  }
}

const externals = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));

/** Modules that only some pages of their entries need: a stylesheet each, named `<name>-<module>`. */
export interface StylesApart {
  name: string;
  entries: readonly string[];
  /** Names of `.module.css` files without their ending. */
  modules: readonly string[];
}

function groupsApart({ name, entries, modules }: StylesApart): Record<string, object> {
  const group = (module: string) => ({
    name: `${name}-${module}`,
    test: new RegExp(String.raw`[\\/]${module}\.module\.css$`),
    type: 'css/module',
    chunks: (chunk: { name?: string | undefined }) => entries.includes(chunk.name ?? ''),
    enforce: true,
  });
  return Object.fromEntries(modules.map((module) => [module, group(module)]));
}

/** One stylesheet per entry, with exactly the classes that entry's components use. */
export function stylesBuild(target: BuildTarget, entry: Record<string, string>, apart: StylesApart): Configuration {
  const base = baseConfig(target, { side: 'styles' });
  return {
    ...base,
    name: 'styles',
    target: ['web', 'es2022'],
    entry,
    // A library's exports count as used; else the pages themselves, and all their styles, would be shaken off.
    output: { ...base.output, library: { type: 'var', name: 'page' } },
    externalsType: 'var',
    externals: externals([...PROVIDED, 'react-dom/server']),
    module: { ...base.module, parser: { ...base.module?.parser, ...EAGER_IMPORTS } },
    optimization: {
      ...base.optimization,
      splitChunks: { minSize: 0, cacheGroups: { default: false, defaultVendors: false, ...groupsApart(apart) } },
      runtimeChunk: false,
    },
    plugins: [new DropScripts()],
  };
}

/**
 * A renderer keeps the text of its code for as long as it lives: small, with names that stack traces show, and in ASCII, because one character
 * beyond Latin 1 doubles all of it.
 */
const COMPACT = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: {
    compress: { keep_fnames: true, keep_classnames: true },
    mangle: { keep_fnames: true, keep_classnames: true },
    format: { comments: false, ascii_only: true },
  },
});

/** A CommonJS bundle for the renderers. */
export function serverBuild(target: BuildTarget, name: string, external: readonly string[]): Configuration {
  const base = baseConfig(target, { side: 'server' });
  return {
    ...base,
    name: 'server',
    target: 'node24',
    entry: {
      [name]: './src/entry.server' + (fs.existsSync(path.join(target.folder, 'src/entry.server.tsx')) ? '.tsx' : '.ts'),
    },
    externalsType: 'commonjs',
    externals: externals(external),
    module: { ...base.module, parser: { ...base.module?.parser, ...EAGER_IMPORTS } },
    output: { ...base.output, filename: '[name].cjs', chunkFilename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: true, minimizer: [COMPACT], splitChunks: false, nodeEnv: 'production' },
  };
}

const integrity = () => new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true });

const federation = { dts: false, manifest: false, shareStrategy: 'loaded-first' as const };

/** A file of a library that makes a Trusted Types policy of its own, and the module whose `clean` becomes its rule. */
export interface CleanedPolicy {
  file: RegExp;
  /** Relative to the app's folder. */
  module: string;
}

const cleanedPolicy = ({ folder }: BuildTarget, { file, module }: CleanedPolicy) => ({
  test: file,
  enforce: 'pre' as const,
  loader: besides('cleaning-loader', import.meta),
  options: { module: path.join(folder, module) },
});

interface ContainerMeans {
  /** Packages that sections share, beside those of the shell. */
  shares: Record<string, object>;
  cleaned: readonly CleanedPolicy[];
}

/** A section's container: the federated expose `./section` and its islands. */
export function containerBuild(target: BuildTarget, { shares, cleaned }: ContainerMeans): Configuration {
  const base = baseConfig(target, { side: 'browser' });
  return {
    ...base,
    name: 'container',
    target: ['web', 'es2022'],
    entry: {},
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), ...cleaned.map((policy) => cleanedPolicy(target, policy))],
    },
    output: { ...base.output, trustedTypes: { policyName: target.identifier } },
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        name: target.identifier,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './section': { import: [...(target.first ?? []), './src/entry.client.ts'], name: 'section' } },
        shared: { ...consumedShares(), ...shares },
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      integrity(),
    ],
  };
}

/** The kernel, and the marks for style sheets: classic scripts without chunks, on every page. */
export function kernelBuild(target: BuildTarget): Configuration {
  const base = baseConfig(target, { side: 'browser' });
  return {
    ...base,
    name: 'kernel',
    target: ['web', 'es2022'],
    entry: { kernel: './src/kernel/kernel.ts', marks: './src/marks.ts' },
    optimization: { ...base.optimization, splitChunks: false },
  };
}

/** Parts of the frame that the kernel fetches when somebody reaches for them: one classic script each, complete. */
export function controllersBuild(target: BuildTarget, names: readonly string[]): Configuration {
  const base = baseConfig(target, { side: 'browser' });
  return {
    ...base,
    name: 'controllers',
    target: ['web', 'es2022'],
    entry: Object.fromEntries(names.map((name) => [name, `./src/controllers/${name}.ts`])),
    module: { ...base.module, parser: { ...base.module?.parser, ...EAGER_IMPORTS } },
    optimization: { ...base.optimization, splitChunks: false },
  };
}

/** React, the federation runtime, single-spa and `shared`: added by the kernel on pages where an island is due. */
export function runtimeBuild(target: BuildTarget): Configuration {
  const base = baseConfig(target, { side: 'browser' });
  return {
    ...base,
    name: 'runtime',
    target: ['web', 'es2022'],
    entry: { runtime: './src/runtime.ts' },
    output: { ...base.output, trustedTypes: { policyName: target.identifier } },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [
      new ModuleFederationPlugin({
        ...federation,
        name: target.identifier,
        shared: providedShares(),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      integrity(),
    ],
  };
}
