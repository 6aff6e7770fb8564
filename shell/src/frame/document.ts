import type { Asset, BrowserConstellation, Fragment } from 'shared/contract/section';
import hanFont from 'shared/ui/fonts/han-display-300.woff2';
import latinFont from 'shared/ui/fonts/archivo-latin-wdth.woff2';
import { iconPath, manifestPath } from '../published/icon-links.ts';
import { THEMES, themeColourTag } from '../published/theme-colour.ts';
import favicon from './favicon.svg';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** JSON inside a script element: no character may end the element or a line of script (ECMA-404 allows U+2028). */
export function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

const tag = (name: string, attributes: Readonly<Record<string, string>>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** Every tag of a file has the same pair, else a preload is fetched and not used. */
const verified = ([, integrity]: Asset) => `integrity="${integrity}" crossorigin="anonymous"`;

const stylesheet = (asset: Asset, mark = '') => `<link rel="stylesheet" href="${asset[0]}" ${verified(asset)}${mark}>`;
const font = (href: string) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;
const preload = (asset: Asset) => `<link rel="preload" as="script" href="${asset[0]}" ${verified(asset)}>`;

export interface DocumentInput {
  fragment: Fragment;
  constellation: BrowserConstellation;
  kernel: Asset;
  frameCss: readonly Asset[];
  /** Skip link, header, and what else stands before `main`. */
  before: string;
  after: string;
}

/** What a load island needs, all in one wave with the stylesheets. */
function preloads({ fragment, constellation }: DocumentInput): string {
  const { page } = fragment;
  const entry = constellation.sections[page.section]?.entry;
  if (!entry || !page.islands.some((island) => island.when === 'load')) return '';
  return [constellation.runtime, entry, ...page.js].map((asset) => preload(asset)).join('');
}

/** The tab's picture, the home screen's, the manifest, and the colour of the browser around each theme. */
function icons(lang: Fragment['page']['lang']): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    tag('link', { rel: 'icon', href: favicon, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: iconPath(180) }),
    tag('link', { rel: 'manifest', href: manifestPath(lang) }),
    ...THEMES.map((theme) => themeColourTag(theme)),
  ].join('');
}

/** The whole document. No inline script, so that one strict policy without nonces holds and caches may keep it. */
export function renderDocument(input: DocumentInput): string {
  const { fragment, constellation, kernel, frameCss } = input;
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(fragment.title)}</title>`,
    ...frameCss.map((asset) => stylesheet(asset)),
    ...fragment.css.map((asset) => stylesheet(asset, ' data-page')),
    `<script defer src="${kernel[0]}" ${verified(kernel)}></script>`,
    icons(fragment.page.lang),
    font(latinFont) + (fragment.page.lang === 'cn' ? font(hanFont) : ''),
    preloads(input),
    ...(fragment.structured ?? []).map((block) => `<script type="application/ld+json">${safeJson(block)}</script>`),
    ...fragment.head.map(([name, attributes]) => tag(name, { ...attributes, 'data-head': '' })),
  ].join('');
  return (
    `<!doctype html><html lang="${fragment.htmlLang}" data-layout="${fragment.layout}" data-ground="${fragment.ground}">` +
    `<head>${head}</head><body>${input.before}<main id="main" tabindex="-1">${fragment.html}</main>${input.after}` +
    `<script type="application/json" id="constellation">${safeJson(constellation)}</script>` +
    `<script type="application/json" id="page">${safeJson(fragment.page)}</script></body></html>`
  );
}
