import path from 'node:path';
import { rspack, type Configuration, type RuleSetRule } from '@rspack/core';
import { besides } from '../besides.ts';
import type { AppBuild } from '../section-preset.ts';

const REFRESH = besides('refresh-loader', import.meta);
const START = besides('refresh-start', import.meta);

/** The browser's code with React that says what is wrong, and with components that can be exchanged. */
function exchangeable(rule: RuleSetRule): RuleSetRule {
  if (rule.loader !== 'builtin:swc-loader') return rule;
  const { loader, options, ...rest } = rule;
  const { jsc, ...others } = options as { jsc: object };
  const react = { runtime: 'automatic', development: true, refresh: true };
  return {
    ...rest,
    use: [REFRESH, { loader, options: { ...others, jsc: { ...jsc, transform: { react } } } }],
  };
}

function inTheBrowser(configuration: Configuration): Configuration {
  const { module, output, plugins = [] } = configuration;
  return {
    ...configuration,
    // No `eval` in the page: its policy is that of the site.
    devtool: 'source-map',
    module: {
      ...module,
      rules: module?.rules?.map((rule) => (rule && typeof rule === 'object' ? exchangeable(rule) : rule)) ?? [],
    },
    output: {
      ...output,
      hotUpdateChunkFilename: 'hot/[id].[fullhash].js',
      // Its name ends as that of a script, because the site serves no other text.
      hotUpdateMainFilename: 'hot/[runtime].[fullhash].list.js',
    },
    plugins: [
      // What is exchanged has no hash that a page could know.
      ...plugins.filter((plugin) => !(plugin instanceof rspack.SubresourceIntegrityPlugin)),
      new rspack.HotModuleReplacementPlugin(),
    ],
    ...(configuration.name === 'runtime' ? { entry: { runtime: [START, './src/runtime.ts'] } } : {}),
  };
}

/** Where a build of an app lies while it is written. */
export const devFolder = (root: string, app: string): string => path.join(root, 'node_modules/.cache/dev', app);

/**
 * What makes files small takes longer than what makes them. What is left out of them is as in a release, because it decides which styles a
 * page has.
 */
const UNSHAPED = {
  minimize: false,
  concatenateModules: false,
  mangleExports: false,
  innerGraph: false,
  realContentHash: false,
  sideEffects: true,
  usedExports: true,
} as const;

/** Builds with code of their own for development. */
const LIVE = ['runtime', 'container'];

/** The builds of an app as `pnpm dev` has them: what runs in the browser can be exchanged, nothing is made small. */
export function devBuild({ app, configurations }: AppBuild, root: string): Configuration[] {
  const folder = devFolder(root, app.name);
  return configurations.map((configuration) => {
    const isLive = LIVE.includes(configuration.name ?? '');
    const made = isLive ? inTheBrowser(configuration) : configuration;
    return {
      ...made,
      // Only in this mode rspack does not build again what did not change.
      mode: 'development' as const,
      cache: true,
      // Lines are enough for who reads where something was thrown.
      ...(configuration.name === 'server' ? { devtool: 'cheap-module-source-map' as const } : {}),
      output: {
        ...made.output,
        pathinfo: false,
        path: path.join(folder, configuration.name === 'server' ? 'server' : 'client'),
      },
      optimization: { ...made.optimization, ...UNSHAPED, nodeEnv: isLive ? 'development' : 'production' },
    };
  });
}
