import type { DocumentSlots } from 'shared/contract/section/frame';
import type { Asset, Fragment, PageConstellation } from 'shared/contract/section/section';
import latinFont from 'shared/ui/styles/fonts/archivo.woff2';
import { iconPath, manifestPath } from '../published/icon-links.ts';
import favicon from './favicon.svg';
import { jsonBlock, Markup, markup } from './markup/markup.ts';

const tag = (name: string, attributes: Readonly<Record<string, string>>): Markup =>
  markup`<${name}${Object.entries(attributes).map(([key, value]) => markup` ${key}="${value}"`)}>`;

/** Every tag of a file has the same pair, else a preload is fetched and not used. */
const verified = ([, integrity]: Asset): Markup => markup`integrity="${integrity}" crossorigin="anonymous"`;

const stylesheet = (asset: Asset, mark = markup``): Markup =>
  markup`<link rel="stylesheet" href="${asset[0]}" ${verified(asset)}${mark}>`;
const font = (href: string) => markup`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
const preload = (asset: Asset) => markup`<link rel="preload" as="script" href="${asset[0]}" ${verified(asset)}>`;
const dataBlock = (id: string, value: unknown) =>
  markup`<script type="application/json" id="${id}">${jsonBlock(value)}</script>`;

export interface DocumentInput {
  fragment: Fragment;
  constellation: PageConstellation;
  kernel: Asset;
  marks: Asset | undefined;
  frameCss: readonly Asset[];
  /** Skip link, header, and what else stands before `main`. */
  before: Markup;
  after: Markup;
}

/** What a load island needs, all in one wave with the stylesheets. */
function preloads({ fragment: { page } }: DocumentInput): Markup[] {
  const { remote } = page;
  if (!remote || !page.islands.some((island) => island.when === 'load')) return [];
  return [remote.runtime, remote.entry, ...page.js].map((asset) => preload(asset));
}

/** The site's, where the page has none of its own: browsers take the first. */
const manifest = ({ head, page }: Fragment): Markup =>
  head.some(([, { rel }]) => rel === 'manifest')
    ? markup``
    : tag('link', { rel: 'manifest', href: manifestPath(page.lang) });

/** Title and styles; the tab's picture, the home screen's and the manifest. */
function headStart({ fragment, frameCss }: DocumentInput): Markup {
  return markup`${[
    markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
    markup`<title>${fragment.title}</title>`,
    ...frameCss.map((asset) => stylesheet(asset)),
    ...fragment.css.map((asset) => stylesheet(asset, markup` data-page`)),
    markup`<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    tag('link', { rel: 'icon', href: favicon, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: iconPath(180) }),
    fragment.isFramed ? markup`` : manifest(fragment),
  ]}`;
}

/** Fonts and scripts that are needed soon; what machines read. */
function headEnd(input: DocumentInput): Markup {
  const { head, structured = [], refresh } = input.fragment;
  return markup`${[
    font(latinFont),
    ...preloads(input),
    ...structured.map((block) => markup`<script type="application/ld+json">${jsonBlock(block)}</script>`),
    ...head.map(([name, attributes]) => tag(name, { ...attributes, 'data-head': '' })),
    refresh === undefined ? markup`` : reloaded(refresh),
  ]}`;
}

/**
 * Last: the kernel, apart from the parser, so that what is there is laid out and painted first and the kernel finds all of it; then the
 * marks, for which the parser waits.
 */
const scripts = ({ kernel, marks }: DocumentInput): Markup =>
  markup`<script async src="${kernel[0]}" ${verified(kernel)}></script>${marks ? markup`<script src="${marks[0]}" ${verified(marks)}></script>` : markup``}`;

/** Where a script runs, an island shows what has changed. */
const reloaded = (seconds: number): Markup =>
  markup`<noscript>${tag('meta', { 'http-equiv': 'refresh', content: String(seconds) })}</noscript>`;

/**
 * The whole document around the two slots that depend on who asks. No inline script, so that one strict policy without
 * nonces holds and caches may keep it.
 */
export function documentSlots(input: DocumentInput): DocumentSlots {
  const { fragment, before, after } = input;
  const { id, parts } = input.constellation;
  const { htmlLang, layout, headerTheme } = fragment;
  const root = markup`<!doctype html><html lang="${htmlLang}" data-layout="${layout}" data-header-theme="${headerTheme}"`;
  const main = markup`<main id="main" tabindex="-1">${new Markup(fragment.html)}</main>`;
  const blocks = markup`${dataBlock('constellation', { id, parts })}${dataBlock('page', fragment.page)}`;
  const data = fragment.isFramed ? markup`` : markup`${blocks}${scripts(input)}`;
  const body = markup`<body>${before}${main}${after}${data}</body>`;
  return {
    root: root.text,
    head: markup`><head>${headStart(input)}`.text,
    body: markup`${headEnd(input)}</head>${body}</html>`.text,
  };
}
