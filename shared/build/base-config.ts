import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { besides } from './besides.ts';
import { federationAlias } from './federation-alias.ts';

/** `light-dark()`, nesting and `oklch()` reach these browsers as written. */
const BROWSERS = 'chrome >= 123, edge >= 123, safari >= 17.5, firefox >= 120';
const NODE = 'node 26';

export interface BuildTarget {
  /** Folder of the app. */
  folder: string;
  /** App name as an identifier: prefix of its class names and its chunk registry. */
  identifier: string;
  version: string;
  /** Modules that run before a section's own. */
  first?: readonly string[];
}

/** Where a release's client files are served from; fixed at build, else rspack adds every stylesheet twice. */
export function publicPathOf(app: string, version: string): string {
  return `/cn/mf/${app}/${version}/`;
}

function scripts(targets: string): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  };
}

/** What clients need of the calls are a few names; the schemas behind them stay out of every bundle. */
const VALUES: RuleSetRule = {
  test: /[\\/]contract[\\/]call[\\/]call-traits\.[jt]s$/,
  enforce: 'pre',
  loader: besides('values-loader', import.meta),
};

/** Names of HTTP statuses, which nobody reads, would be 660 bytes of every page that calls the service. */
const STATUS_NAMES = path.join(
  path.dirname(createRequire(import.meta.url).resolve('axios/package.json')),
  'lib/helpers/HttpStatusCode.js',
);

interface Variant {
  side: 'browser' | 'server' | 'styles';
}

/** What every compilation has in common. Only the `styles` variant writes stylesheets; the others keep class names. */
export function baseConfig(target: BuildTarget, { side }: Variant): Configuration {
  const writesStyles = side === 'styles';
  return {
    mode: 'production',
    context: target.folder,
    devtool: side === 'server' ? 'source-map' : false,
    cache: false,
    performance: false,
    resolve: { alias: { ...federationAlias, [STATUS_NAMES]: false } },
    module: {
      rules: [
        scripts(side === 'server' ? NODE : BROWSERS),
        VALUES,
        { test: /\.module\.css$/, type: 'css/module' },
        // As a text, for a script that brings the styles of what it makes.
        { test: /\.css$/, resourceQuery: /^\?raw$/, type: 'asset/source' },
        { test: /(?<!\.module)\.css$/, resourceQuery: /^$/, type: 'css/global' },
        { test: /\.(?:woff2|svg)$/, type: 'asset/resource' },
      ],
      // Custom properties are tokens of the whole page, and a file may set one for its part of it.
      parser: { 'css/module': { namedExports: false, dashedIdents: false } },
      generator: {
        'css/module': {
          exportsOnly: !writesStyles,
          // The hash is of app and file. It comes first, and short, because names are a tenth of what compresses badly.
          localIdentName: '[hash:5]_[local]',
          exportsConvention: 'as-is',
          esModule: true,
        },
        'css/global': { exportsOnly: !writesStyles },
        'asset/resource': { emit: writesStyles },
      },
    },
    output: {
      path: path.join(target.folder, 'dist', side === 'server' ? 'server' : 'client'),
      publicPath: `${publicPathOf(path.basename(target.folder), target.version)}client/`,
      uniqueName: target.identifier,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      cssFilename: 'css/[name].[contenthash:8].css',
      // Without a hash: a release's folder has its version in it, and every stylesheet names them to a first visitor.
      assetModuleFilename: 'assets/[name][ext]',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    stats: 'errors-warnings',
  };
}
