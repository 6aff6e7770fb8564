import type { Lang } from 'shared/contract/lang';
import { BASE } from 'shared/contract/site';

export const iconPath = (size: number): string => `${BASE}/icons/icon-${size}.png`;
export const manifestPath = (lang: Lang): string => `${BASE}/${lang}/site.webmanifest`;

/** Grounds of the two themes: `--color-ground` of the tokens. A test compares them. */
export const THEME_COLOURS = { light: '#fbfaf8', dark: '#0b0f14' } as const;
