import { Parser } from 'htmlparser2';

/** Elements that stand inside a word as well as around it; all others end one. */
const INLINE = new Set(['a', 'strong', 'em', 'cite']);

/** The words of sanitised HTML, without tags. For search only, never shown as HTML again. */
export function plainText(html: string): string {
  const words: string[] = [];
  const end = (name: string) => void (INLINE.has(name) || words.push(' '));
  const parser = new Parser({ ontext: (text) => void words.push(text), onopentagname: end, onclosetag: end });
  parser.end(html);
  return words.join('').replace(/\s+/g, ' ').trim();
}
