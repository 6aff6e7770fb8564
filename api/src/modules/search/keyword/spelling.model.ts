const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
/** A slip of more letters than any word has is none. */
const LONGEST = 24;

/**
 * Everything that one slip makes of a word of small letters: one left out, two exchanged, another in its place, one too many.
 * Some 53 for each letter, looked up one by one, are less than comparing a word with a whole vocabulary.
 */
export function spellingsNear(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length > LONGEST) return [];
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2));
    for (const letter of LETTERS) {
      if (after !== '') near.add(before + letter + after.slice(1));
      near.add(before + letter + after);
    }
  }
  near.delete(word);
  return [...near];
}
