import { pinyin } from 'pinyin-pro';
import type { Sound } from './vocabulary.model.ts';

/** How a Chinese phrase sounds; empty for what has no Chinese character. */
export function soundOf(phrase: string): Sound {
  if (!/\p{Script=Han}/u.test(phrase)) return { pinyin: '', initials: '' };
  const compact = phrase.replace(/[^\p{Script=Han}a-z0-9]+/giu, '');
  const syllables = pinyin(compact, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const letters = syllables.map((syllable) => syllable.toLowerCase());
  const first = (syllable: string) => (compact.toLowerCase().includes(syllable) ? syllable : syllable.slice(0, 1));
  return { pinyin: letters.join(''), initials: letters.map(first).join('') };
}
