/*
 * Which characters a name may have: letters of any script, their marks, digits, punctuation, symbols and spaces. What
 * nobody sees, what turns the line around and what no font has is refused, because staff read names in tables and
 * compare them (spec RULE-name-characters).
 */

/** A run of spaces of any width is one space to whoever reads it. */
const SPACES = /\p{Zs}+/gu;

const WRITTEN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]*$/u;
const LETTER = /[\p{L}\p{N}]/u;

/** Blank or without width although they are letters, marks or symbols. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * The invisible that is part of writing: the variant of a character (rare hanzi, emoji), and joiners between what they
 * join (Persian, Indic scripts, emoji).
 */
const PART_OF_WRITING =
  /(?<=[\p{L}\p{N}\p{Extended_Pictographic}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]|(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{Extended_Pictographic}])/gu;

/** More marks than any script puts on one letter; they would cover the lines above and below. */
const MOST_MARKS = 6;
const HEAP_OF_MARKS = new RegExp(String.raw`\p{M}{${MOST_MARKS + 1}}`, 'u');

/** As it is kept: one spelling for what looks alike, and no spaces around it. */
export const tidyName = (text: string): string => text.normalize('NFC').trim().replaceAll(SPACES, ' ');

/** The rule that a tidied name breaks, if any. */
export function nameFault(text: string): 'characters' | 'letters' | undefined {
  // The variant goes before the joiner behind it.
  const bare = text.replaceAll(PART_OF_WRITING, '');
  if (!WRITTEN.test(bare) || UNSEEN.test(bare) || HEAP_OF_MARKS.test(text)) return 'characters';
  return LETTER.test(text) ? undefined : 'letters';
}
