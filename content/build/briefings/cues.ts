import type { Lang } from '../../src/read-pack.ts';
import type { Cue } from '../../src/web-vtt.ts';
import type { Words } from '../document-sheets.ts';

/** Characters that are read in a second, well below the 9 and 20 that guides for subtitles allow: there are figures to look at. */
const PACE: Readonly<Record<Lang, number>> = { cn: 5.5, en: 16 };
/** Seconds to find where to read. */
const PAUSE = 0.8;
/** Characters of two lines in a film. */
const LONGEST: Readonly<Record<Lang, number>> = { cn: 46, en: 112 };
const SENTENCE: Readonly<Record<Lang, RegExp>> = { cn: /(?<=[。？；])/u, en: /(?<=[.?;]) /u };
const CLAUSE: Readonly<Record<Lang, RegExp>> = { cn: /(?<=[，：])/u, en: /(?<=[,:]) /u };
const SPACE: Readonly<Record<Lang, string>> = { cn: '', en: ' ' };

export const tenths = (seconds: number): number => Math.round(seconds * 10) / 10;

/** How long words are there to be read, in seconds: as long as the slower language needs. */
export const secondsToRead = ({ cn, en }: Words): number =>
  tenths(Math.max(cn.length / PACE.cn, en.length / PACE.en) + PAUSE);

/** Parts of a text that fit into a caption: sentences, and clauses of a long one. */
function captionsIn(text: string, lang: Lang): string[] {
  return text.split(SENTENCE[lang]).flatMap((sentence) => {
    if (sentence.length <= LONGEST[lang]) return [sentence];
    const captions: string[] = [];
    for (const clause of sentence.split(CLAUSE[lang])) {
      const joined = captions.length === 0 ? clause : `${captions.at(-1)}${SPACE[lang]}${clause}`;
      if (captions.length > 0 && joined.length <= LONGEST[lang]) captions[captions.length - 1] = joined;
      else captions.push(clause);
    }
    return captions;
  });
}

interface Line {
  text: string;
  from: number;
  until: number;
}

/** The captions of a text that is said between two seconds, each as long as its share of the text. */
export function cuesOf({ text, from, until }: Line, lang: Lang): Cue[] {
  const captions = captionsIn(text, lang);
  const whole = captions.reduce((sum, caption) => sum + caption.length, 0);
  let read = 0;
  return captions.map((caption) => {
    const begins = from + ((until - from) * read) / whole;
    read += caption.length;
    return { from: tenths(begins), until: tenths(from + ((until - from) * read) / whole), text: caption };
  });
}
