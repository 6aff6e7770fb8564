import { describe, expect, it } from 'vitest';
import { nameFault, tidyName } from './written-name.ts';

describe('the name of a person or an organisation', () => {
  it.each([
    ['陈小路'],
    ['𠮷野家'],
    ['葛\u{e0100}飾区'],
    ['Łukasz O’Neill-Müller, Jr.'],
    ['Nguyễn Thị Ánh'],
    ['محمد رضا'],
    ['می\u200cخواهم'],
    ['क\u094d\u200dष'],
    ['ཧཱུྃ'],
    ['北京大学（深圳）研究院 No. 7 & Co.'],
    ['阿卜杜拉·买买提'],
    ['车友会 👩\u200d🔧 ❤\ufe0f\u200d🔥 3\ufe0f'],
  ])('may be %s', (name) => expect(nameFault(tidyName(name))).toBeUndefined());

  it.each([
    ['a line break inside', 'A\nB'],
    ['a tabulator', 'A\tB'],
    ['NUL', 'A\u0000B'],
    ['an escape sequence of terminals', 'A\u001b[31mB'],
    ['a control character of Latin-1', 'A\u0085B'],
    ['a separator of lines', 'A\u2028B'],
    ['what turns the line around', 'A\u202eB'],
    ['an isolated direction', '\u2066A\u2069'],
    ['spaces without width', '\u200b\u200b'],
    ['a space without width between letters', '陈\u200b路'],
    ['a soft hyphen', 'Mül\u00adler'],
    ['a mark of byte order inside', 'A\ufeffB'],
    ['a joiner that joins nothing', 'A \u200d B'],
    ['a joiner at the end', 'AB\u200d'],
    ['two joiners', 'ن\u200c\u200cن'],
    ['fillers that look like nothing', '\u3164\u3164'],
    ['an empty Braille cell', '\u2800\u2800'],
    ['tags', 'A\u{e0041}B'],
    ['a variant of nothing', '\ufe0fAB'],
    ['a character of private use', 'A\ue000B'],
    ['a character that is not assigned', 'A\u0378B'],
    ['half of a character', 'A\ud800B'],
    ['a heap of marks', `A${'\u0335'.repeat(7)}B`],
  ])('may not have %s', (_what, name) => expect(nameFault(tidyName(name))).toBe('characters'));

  it.each([['…'], ['😀😀'], ['--'], ['₿₿']])('is more than %s: it has a letter or a digit', (name) => {
    expect(nameFault(tidyName(name))).toBe('letters');
  });

  it('is kept in one spelling, however it was typed', () => {
    expect(tidyName(' Mu\u0308ller\u3000\u00a0& Co. ')).toBe('Müller & Co.');
  });
});
