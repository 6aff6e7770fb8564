/*
 * One name for an organisation however it is written, so that nobody books more by another spelling (decision record
 * 0024). It is hashed and compared, never shown.
 */

/** Forms of companies, as words at the end of a name. */
const FORMS = new Set(
  [
    'co',
    'company',
    'corp',
    'corporation',
    'inc',
    'incorporated',
    'ltd',
    'limited',
    'coltd',
    'llc',
    'llp',
    'plc',
  ].concat([
    'gmbh',
    'ag',
    'kg',
    'sa',
    'sas',
    'sarl',
    'bv',
    'nv',
    'spa',
    'oy',
    'ab',
    'kk',
    'pte',
    'pty',
    'group',
    'holdings',
    'and',
  ]),
);
/** The same where words are not told apart. */
const CHINESE_FORM = /(股份有限公司|有限责任公司|有限公司|总公司|分公司|集团公司|公司|集团|控股)$/u;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

/** @returns what all spellings of the name have in common; never empty for a name that has a letter or a digit */
export function partyName(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().replaceAll(INVISIBLE, '').replaceAll('&', ' and ');
  // A full stop shortens a word and does not end it: S.A., Co.
  const words = plain.replaceAll(/[.’']/g, '').split(BETWEEN_WORDS).filter(Boolean);
  return withoutChineseForms(withoutForms(words).join(''));
}

function withoutForms(words: readonly string[]): readonly string[] {
  const [first, ...rest] = words;
  const named = first === 'the' && rest.length > 0 ? rest : words;
  const last = named.findLastIndex((word) => !FORMS.has(word));
  return last < 0 ? named : named.slice(0, last + 1);
}

function withoutChineseForms(name: string): string {
  const shorter = name.replace(CHINESE_FORM, '');
  return shorter === name || shorter === '' ? name : withoutChineseForms(shorter);
}
