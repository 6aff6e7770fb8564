import type { Look } from './look.ts';

/** Grounds of the two themes: `--color-ground` of the tokens. A test compares them. */
export const THEME_COLOURS = { light: '#fbfaf8', dark: '#0b0f14' } as const;
type Theme = keyof typeof THEME_COLOURS;
export const THEMES = Object.keys(THEME_COLOURS) as readonly Theme[];

/** What the browser paints around a page on a device of this theme, unless its visitor chose a theme. */
export function themeColour(device: Theme, look: Look = []): string {
  return THEME_COLOURS[THEMES.find((theme) => look.includes(theme)) ?? device];
}

export function themeColourTag(device: Theme, look?: Look): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${device})" content="${themeColour(device, look)}">`;
}
