/*
 * How a visitor wants the site to look: a cookie of these words, joined by dots, and nothing about the visitor. The
 * server writes it as attributes of the root element, so that the first paint is right without a script.
 */
import { LOOK_FIELD, TEXT_STEPS, type TextStep } from 'shared/contract/look';

const THEMES = ['light', 'dark'] as const;
const MODES = ['large', 'grey'] as const;
/** Of the text of articles, from small to large; the usual size needs no word. */
const SIZES = ['smaller', '', 'larger', 'largest'] as const;

/** `system` takes the theme back to what the device says; a mode is switched on and off. */
export const LOOK_CHOICES = ['system', ...THEMES, ...MODES] as const;
export type LookChoice = (typeof LOOK_CHOICES)[number];

type Size = Exclude<(typeof SIZES)[number], ''>;

/** What differs from the usual look, in the order of {@link LOOK_CHOICES}, then the size; at most one theme and one size. */
export type Look = readonly (LookChoice | Size)[];

const isTheme = (choice: string) => (THEMES as readonly string[]).includes(choice);
const isSize = (word: string): word is Size => word !== '' && (SIZES as readonly string[]).includes(word);
const isMode = (word: string) => (MODES as readonly string[]).includes(word);

/** Whether a button of the form takes the size of text a step on, instead of naming a look. */
export const isStep = (choice: string): choice is TextStep => (TEXT_STEPS as readonly string[]).includes(choice);

function tidy(words: readonly string[]): Look {
  const theme = THEMES.find((name) => words.includes(name));
  const size = words.find(isSize);
  return [...(theme ? [theme] : []), ...MODES.filter((name) => words.includes(name)), ...(size ? [size] : [])];
}

function resize(look: Look, step: TextStep): Look {
  const at = SIZES.indexOf(look.find(isSize) ?? '') + (step === 'grow' ? 1 : -1);
  const size = SIZES[Math.min(Math.max(at, 0), SIZES.length - 1)] ?? '';
  return tidy([size, ...look.filter((word) => !isSize(word))]);
}

/** @param cookies the `Cookie` header or `document.cookie`; words that are no look are ignored */
export function readLook(cookies: string): Look {
  return tidy((/(?:^|;\s*)look=([a-z.]*)/.exec(cookies)?.[1] ?? '').split('.'));
}

export function changeLook(look: Look, choice: string): Look {
  if (isStep(choice)) return resize(look, choice);
  if (choice === 'system' || isTheme(choice)) return tidy([choice, ...look.filter((word) => !isTheme(word))]);
  if (!isMode(choice)) return look;
  return tidy(look.includes(choice as LookChoice) ? look.filter((word) => word !== choice) : [...look, choice]);
}

/** The cookie for a year. Functional, first-party, readable by our script; `Lax` because links from elsewhere need it too. */
export function lookCookie(look: Look, isSecure: boolean): string {
  return `${LOOK_FIELD}=${look.join('.')}; Path=/cn; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Attributes of the root element; an empty value is no attribute. */
export function lookAttributes(look: Look): readonly (readonly [name: string, value: string])[] {
  return [
    ['data-theme', look.filter(isTheme).join('')],
    ['data-mode', look.filter(isMode).join(' ')],
    ['data-text', look.find(isSize) ?? ''],
  ];
}

/** Whether a choice is in force, so that its button can say so. */
export function isChosen(look: Look, choice: string): boolean {
  return choice === 'system' ? !look.some(isTheme) : look.includes(choice as LookChoice);
}

/** Whether a step leads nowhere, because the smallest or the largest size is reached. */
export function isEnd(look: Look, step: TextStep): boolean {
  return resize(look, step).join() === look.join();
}
