/*
 * How a visitor wants the site to look: a cookie of these words, joined by dots, and nothing about the visitor. The
 * server writes it as attributes of the root element, so that the first paint is right without a script.
 */
import { PREFERENCES_FIELD, TEXT_STEPS, type TextStep } from 'shared/contract/site/preferences';

const THEMES = ['light', 'dark'] as const;
const MODES = ['large', 'grey'] as const;
/** Of the text of articles, from small to large; the usual size needs no word. */
const SIZES = ['smaller', '', 'larger', 'largest'] as const;

/** `system` takes the theme back to what the device says; a mode is switched on and off. */
export const PREFERENCE_CHOICES = ['system', ...THEMES, ...MODES] as const;
export type PreferenceChoice = (typeof PREFERENCE_CHOICES)[number];

type Size = Exclude<(typeof SIZES)[number], ''>;

/** What differs from the usual look, in the order of {@link PREFERENCE_CHOICES}, then the size; at most one theme and one size. */
export type Preferences = readonly (PreferenceChoice | Size)[];

const isTheme = (choice: string) => (THEMES as readonly string[]).includes(choice);
const isSize = (word: string): word is Size => word !== '' && (SIZES as readonly string[]).includes(word);
const isMode = (word: string) => (MODES as readonly string[]).includes(word);

/** Whether a button of the form takes the size of text a step on, instead of naming a look. */
export const isStep = (choice: string): choice is TextStep => (TEXT_STEPS as readonly string[]).includes(choice);

function tidy(words: readonly string[]): Preferences {
  const theme = THEMES.find((name) => words.includes(name));
  const size = words.find(isSize);
  return [...(theme ? [theme] : []), ...MODES.filter((name) => words.includes(name)), ...(size ? [size] : [])];
}

function resize(preferences: Preferences, step: TextStep): Preferences {
  const at = SIZES.indexOf(preferences.find(isSize) ?? '') + (step === 'grow' ? 1 : -1);
  const size = SIZES[Math.min(Math.max(at, 0), SIZES.length - 1)] ?? '';
  return tidy([size, ...preferences.filter((word) => !isSize(word))]);
}

/** @param cookies the `Cookie` header or `document.cookie`; words that are no look are ignored */
export function readPreferences(cookies: string): Preferences {
  return tidy((/(?:^|;\s*)look=([a-z.]*)/.exec(cookies)?.[1] ?? '').split('.'));
}

export function changePreferences(preferences: Preferences, choice: string): Preferences {
  if (isStep(choice)) return resize(preferences, choice);
  if (choice === 'system' || isTheme(choice)) return tidy([choice, ...preferences.filter((word) => !isTheme(word))]);
  if (!isMode(choice)) return preferences;
  return tidy(
    preferences.includes(choice as PreferenceChoice)
      ? preferences.filter((word) => word !== choice)
      : [...preferences, choice],
  );
}

/** The cookie for a year. Functional, first-party, readable by our script; `Lax` because links from elsewhere need it too. */
export function preferencesCookie(preferences: Preferences, isSecure: boolean): string {
  return `${PREFERENCES_FIELD}=${preferences.join('.')}; Path=/cn; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Attributes of the root element; an empty value is no attribute. */
export function preferenceAttributes(preferences: Preferences): readonly (readonly [name: string, value: string])[] {
  return [
    ['data-theme', preferences.filter(isTheme).join('')],
    ['data-mode', preferences.filter(isMode).join(' ')],
    ['data-text', preferences.find(isSize) ?? ''],
  ];
}

/** Whether a choice is in force, so that its button can say so. */
export function isChosen(preferences: Preferences, choice: string): boolean {
  return choice === 'system' ? !preferences.some(isTheme) : preferences.includes(choice as PreferenceChoice);
}

/** Whether a step leads nowhere, because the smallest or the largest size is reached. */
export function isEnd(preferences: Preferences, step: TextStep): boolean {
  return resize(preferences, step).join() === preferences.join();
}
