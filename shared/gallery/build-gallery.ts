import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack, type Configuration, type MultiStats } from '@rspack/core';
import { baseConfig } from '../build/base-config.ts';
import { HTML_LANG, LANGS, type Lang } from '../src/contract/text/lang.ts';

const FOLDER = path.join(import.meta.dirname, '..');
const TARGET = { folder: FOLDER, identifier: 'gallery', version: '0' };

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface Renderer {
  renderGallery: (props: { lang: Lang; theme: Theme }) => string;
}

/** Scripts and styles for the browser. */
function clientConfig(out: string): Configuration {
  const base = baseConfig(TARGET, { side: 'styles' });
  return {
    ...base,
    name: 'client',
    target: ['web', 'es2022'],
    entry: { gallery: './gallery/gallery.client.tsx' },
    output: { ...base.output, path: out, publicPath: './', filename: '[name].js', cssFilename: '[name].css' },
    optimization: { ...base.optimization, splitChunks: false },
  };
}

/** The same components for Node, with React in it. */
function serverConfig(out: string): Configuration {
  const base = baseConfig(TARGET, { side: 'server' });
  return {
    ...base,
    name: 'server',
    target: 'node24',
    devtool: false,
    entry: { renderer: './gallery/gallery.server.tsx' },
    output: { ...base.output, path: out, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false, splitChunks: false, nodeEnv: 'production' },
  };
}

async function compile(configurations: Configuration[]): Promise<void> {
  const compiler = rspack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('no result'))));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
}

function documentOf(lang: Lang, theme: Theme, body: string): string {
  return `<!doctype html>
<html lang="${HTML_LANG[lang]}" data-lang="${lang}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Streamline ${lang} ${theme}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="gallery.css">
<script src="gallery.js" defer></script>
</head>
<body><div id="gallery">${body}</div></body>
</html>
`;
}

/** Writes a page per language and theme into `out`. */
export async function buildGallery(out: string): Promise<void> {
  fs.rmSync(out, { recursive: true, force: true });
  await compile([clientConfig(out), serverConfig(out)]);
  const { renderGallery } = createRequire(import.meta.url)(path.join(out, 'renderer.cjs')) as Renderer;
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      const html = documentOf(lang, theme, renderGallery({ lang, theme }));
      fs.writeFileSync(path.join(out, `${lang}-${theme}.html`), html);
    }
  }
}
