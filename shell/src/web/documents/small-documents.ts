import { HTML_LANG, type Lang } from 'shared/contract/text/lang';
import { BASE } from 'shared/contract/site/site';
import type { SiteInfo } from 'shared/contract/site/site-info';
import { iconPath } from '../../published/icon-links.ts';
import { THEME_COLOURS } from '../../published/theme-colour.ts';

/** Only the production site may be found; every other environment asks to be left alone. */
export function robotsTxt(origin: string, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: ${BASE}/_f/\nDisallow: ${BASE}/api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Milliseconds; RFC 9116 asks for less than a year. */
const CONTACT_HOLDS_FOR = 180 * 86_400_000;

/** Where weaknesses are reported (RFC 9116). SECURITY.md says the same to people. */
export function securityTxt(origin: string, now: number): string {
  const expires = new Date(now + CONTACT_HOLDS_FOR).toISOString();
  return [
    'Contact: mailto:security@chenyue-auto.example',
    `Expires: ${expires.slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** What stands on a home screen, and what it opens. */
interface AppOnHomeScreen {
  name: string;
  shortName: string;
  description: string;
  /** Where it begins. */
  start: string;
  /** Addresses that belong to it; all others open in the browser. */
  scope: string;
}

/** Web app manifest (W3C) of a site or a page that is put on a home screen. */
function appManifest(lang: Lang, { name, shortName, description, start, scope }: AppOnHomeScreen): string {
  const icon = (size: number) => ({ src: iconPath(size), sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    id: start,
    name,
    short_name: shortName,
    description,
    lang: HTML_LANG[lang],
    start_url: start,
    scope,
    display: 'minimal-ui',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
  };
  return `${JSON.stringify(manifest)}\n`;
}

/** What a phone shows when the site is put on its home screen. */
export function manifestOf(lang: Lang, { name, shortName, slogan }: SiteInfo): string {
  return appManifest(lang, { name, shortName, description: slogan, start: `${BASE}/${lang}`, scope: `${BASE}/` });
}

/** The same of one page that is kept on the device. */
export function storedManifestOf(lang: Lang, page: { name: string; address: string }, site: SiteInfo): string {
  const { name, address } = page;
  return appManifest(lang, {
    name: `${name} – ${site.name}`,
    shortName: name,
    description: site.slogan,
    start: address,
    scope: address,
  });
}
