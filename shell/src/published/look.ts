/*
 * How a visitor wants the site to look: a cookie of these words, joined by dots, and nothing about the visitor. The
 * server writes it as attributes of the root element, so that the first paint is right without a script.
 */
const THEMES = ['light', 'dark'] as const;
const MODES = ['large', 'grey'] as const;

/** `system` takes the theme back to what the device says; a mode is switched on and off. */
export const LOOK_CHOICES = ['system', ...THEMES, ...MODES] as const;
export type LookChoice = (typeof LOOK_CHOICES)[number];

/** What differs from the usual look, in the order of {@link LOOK_CHOICES}; at most one theme. */
export type Look = readonly LookChoice[];

export const LOOK_COOKIE = 'look';
/** Where the form of preferences posts to, below the language segment. */
export const LOOK_PATH = '/look';

const isTheme = (choice: string) => (THEMES as readonly string[]).includes(choice);

function tidy(words: readonly string[]): Look {
  const theme = THEMES.find((name) => words.includes(name));
  return [...(theme ? [theme] : []), ...MODES.filter((name) => words.includes(name))];
}

/** @param cookies the `Cookie` header or `document.cookie`; words that are no look are ignored */
export function readLook(cookies: string): Look {
  return tidy((/(?:^|;\s*)look=([a-z.]*)/.exec(cookies)?.[1] ?? '').split('.'));
}

export function changeLook(look: Look, choice: string): Look {
  if (choice === 'system' || isTheme(choice)) return tidy([choice, ...look.filter((word) => !isTheme(word))]);
  return tidy(look.includes(choice as LookChoice) ? look.filter((word) => word !== choice) : [...look, choice]);
}

/** The cookie for a year. Functional, first-party, readable by our script; `Lax` because links from elsewhere need it too. */
export function lookCookie(look: Look, isSecure: boolean): string {
  return `${LOOK_COOKIE}=${look.join('.')}; Path=/cn; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Attributes of the root element; an empty value is no attribute. */
export function lookAttributes(look: Look): readonly (readonly [name: string, value: string])[] {
  return [
    ['data-theme', look.filter(isTheme).join('')],
    ['data-mode', look.filter((word) => !isTheme(word)).join(' ')],
  ];
}

/** Whether a choice is in force, so that its button can say so. */
export function isChosen(look: Look, choice: string): boolean {
  return choice === 'system' ? !look.some(isTheme) : look.includes(choice as LookChoice);
}
