import { simplified } from '../../../model/simplified.ts';

type Convert = (text: string) => string;
/** Its own types name files without their endings, which no module of ours can read. */
interface Conversions {
  Converter(regions: { from: 'twp'; to: 'cn' }): Convert;
}

let convert: Convert | undefined;

/**
 * A keyword in traditional characters as the mainland would write it, words of other regions too: 軟體 is 软件. Texts keep
 * theirs, character by character, because what is found in them is shown by its place.
 */
export async function mainlandKeyword(keyword: string): Promise<string> {
  if (simplified(keyword) === keyword) return keyword;
  // Half a megabyte of phrases, for the first who needs them.
  convert ??= ((await import('opencc-js/t2cn')) as Conversions).Converter({ from: 'twp', to: 'cn' });
  return convert(keyword);
}
