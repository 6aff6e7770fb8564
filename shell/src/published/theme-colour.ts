import type { Preferences } from './preferences.ts';

/** Backgrounds of the two themes: `--color-ground` of the tokens. A test compares them. */
export const THEME_COLOURS = { light: '#fbfaf8', dark: '#0b0f14' } as const;
type Theme = keyof typeof THEME_COLOURS;
const THEMES = Object.keys(THEME_COLOURS) as readonly Theme[];

/** What the browser paints around a page on a device of this theme, unless its visitor chose a theme. */
export function themeColour(device: Theme, preferences: Preferences = []): string {
  return THEME_COLOURS[THEMES.find((theme) => preferences.includes(theme)) ?? device];
}

/** The tags of the head that say so, one for each theme of a device. */
export function themeColourTags(preferences?: Preferences): string {
  const tag = (device: Theme) =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${device})" content="${themeColour(device, preferences)}">`;
  return THEMES.map((device) => tag(device)).join('');
}
