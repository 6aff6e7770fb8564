import characters from 'opencc-js/dict/TSCharacters';

const HAN = /^\p{Script=Han}$/u;

/** Only those that keep the length of a text, so that places in one are places in the other. */
const SIMPLE_BY_TRADITIONAL: ReadonlyMap<string, string> = new Map(
  characters
    .split('|')
    .map((line) => line.split(' '))
    .flatMap(([traditional = '', simple = '']): [string, string][] =>
      HAN.test(traditional) && traditional.length === simple.length ? [[traditional, simple]] : [],
    ),
);

/** Traditional characters alone, so that texts without any, which are nearly all, are read and not built anew. */
const TRADITIONAL = new RegExp(`[${[...SIMPLE_BY_TRADITIONAL.keys()].join('')}]`, 'gu');

/** A text with simplified characters in place of traditional ones, one for one: of the same length in UTF-16 units. */
export function simplified(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLE_BY_TRADITIONAL.get(character) ?? character);
}
