import { Markup, markup } from '../../../model/markup.ts';

/*
 * Mail programs read styles at the element and little else, so each stands there; those that follow the theme of the
 * reader read the sheet too, whose rules therefore overrule. The colours are those of the site's tokens.
 */

const FACES = "-apple-system, 'PingFang SC', 'Segoe UI', 'Microsoft YaHei', 'Noto Sans CJK SC', Arial, sans-serif";
const MONO = "ui-monospace, Menlo, Consolas, 'Courier New', monospace";

const STYLES = {
  page: `margin:0;padding:0;background-color:#fbfaf8;color:#0b0f14;font-family:${FACES}`,
  sheet: 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse',
  head: 'padding:28px 24px 20px;border-bottom:1px solid #0b0f14',
  brand: 'font-size:14px;line-height:20px;font-weight:600;letter-spacing:0.12em;color:#0b0f14',
  body: 'padding:32px 24px 8px',
  title: 'margin:0 0 20px;font-size:26px;line-height:34px;font-weight:300;color:#0b0f14',
  heading: 'margin:32px 0 12px;font-size:14px;line-height:22px;font-weight:600;color:#454d56',
  text: 'margin:0 0 20px;font-size:16px;line-height:28px;color:#0b0f14',
  facts: 'width:100%;margin:0 0 24px;border-collapse:collapse;border-top:1px solid #d6d9dc',
  name: 'padding:10px 16px 10px 0;border-bottom:1px solid #d6d9dc;font-size:14px;line-height:22px;color:#454d56;vertical-align:top;white-space:nowrap',
  value:
    'padding:10px 0;border-bottom:1px solid #d6d9dc;font-size:15px;line-height:22px;color:#0b0f14;vertical-align:top;width:100%',
  button:
    'display:inline-block;padding:13px 24px;background-color:#0b0f14;color:#fbfaf8;font-size:15px;line-height:22px;font-weight:500;text-decoration:none;border-radius:2px',
  press: 'margin:0 0 28px',
  ticket: 'width:100%;margin:0 0 28px;border-collapse:collapse;background-color:#e9ecee',
  code: 'padding:16px;width:112px',
  stub: 'padding:16px 16px 16px 0;font-size:14px;line-height:22px;color:#454d56',
  reference: `display:block;margin:4px 0 0;font-family:${MONO};font-size:16px;line-height:26px;font-weight:600;white-space:nowrap;color:#0b0f14`,
  article: 'margin:0;padding:16px 0;border-top:1px solid #d6d9dc',
  link: 'font-size:17px;line-height:26px;font-weight:500;color:#0b0f14;text-decoration:underline',
  about: 'margin:0 0 4px;font-size:13px;line-height:20px;color:#454d56',
  summary: 'margin:6px 0 0;font-size:15px;line-height:24px;color:#454d56',
  foot: 'padding:24px 24px 40px;font-size:13px;line-height:22px;color:#454d56',
  more: 'color:#454d56;text-decoration:underline',
  line: 'margin:0;padding:8px 0;border-top:1px solid #d6d9dc;font-size:15px;line-height:24px;color:#0b0f14',
  hidden: 'display:none;overflow:hidden;max-height:0;opacity:0;font-size:1px;line-height:1px',
} as const;

type StyleName = keyof typeof STYLES;

/** The attributes of an element by the name of its style. */
export const styled = (name: StyleName): Markup => markup`class="${name}" style="${STYLES[name]}"`;

const DARK: Readonly<Record<string, readonly StyleName[]>> = {
  'background-color:#0b0f14': ['page'],
  'background-color:#161c23': ['ticket'],
  'background-color:#eef1f4;color:#0b0f14': ['button'],
  'color:#eef1f4': ['page', 'brand', 'title', 'text', 'value', 'reference', 'link', 'line'],
  'color:#aeb7c1': ['heading', 'name', 'stub', 'about', 'summary', 'foot', 'more'],
  'border-color:#eef1f4': ['head'],
  'border-color:#2b323a': ['facts', 'name', 'value', 'article', 'line'],
};

const darkRules = (before: string): string =>
  Object.entries(DARK)
    .map(([rule, names]) => {
      const selectors = names.map((name) => `${before}.${name}`).join(',');
      return `${selectors}{${rule.split(';').join(' !important;')} !important}`;
    })
    .join('');

/** For programs that follow the reader's theme, and for the one that writes an attribute instead. */
export const MAIL_SHEET = new Markup(
  `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
    `@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`,
);
