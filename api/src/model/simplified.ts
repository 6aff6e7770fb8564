import characters from 'opencc-js/dict/TSCharacters';

/** Only those that keep the length of a text, so that places in one are places in the other. */
const SIMPLE_BY_TRADITIONAL: ReadonlyMap<string, string> = new Map(
  characters
    .split('|')
    .map((line) => line.split(' '))
    .flatMap(([traditional = '', simple = '']): [string, string][] =>
      traditional.length === simple.length ? [[traditional, simple]] : [],
    ),
);

/** A text with simplified characters in place of traditional ones, one for one: of the same length in UTF-16 units. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (character) => SIMPLE_BY_TRADITIONAL.get(character) ?? character);
}
