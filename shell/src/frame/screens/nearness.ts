const pairsOf = (text: string): string[] =>
  Array.from({ length: text.length - 1 }, (_none, at) => text.slice(at, at + 2));

/** How much alike two addresses are written, from 0 to 1: the Sørensen–Dice coefficient of their pairs of letters. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one.toLowerCase()), pairsOf(other.toLowerCase())];
  const all = pairs.length + others.length;
  if (all === 0) return 0;
  const shared = pairs.filter((pair) => {
    const at = others.indexOf(pair);
    if (at !== -1) others.splice(at, 1);
    return at !== -1;
  });
  return (2 * shared.length) / all;
}

/** Letters of an address that cannot be read are left as they are. */
function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const LONGEST = 60;
const HAS_WORD = /\p{L}{2}/u;

/** What somebody looked for, as the last part of an address tells it that has words: `/news/wind_tunnel.html` is `wind tunnel`. */
export function wordsIn(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const parts = [...pathname.split('/').map(readable), ...searchParams.values()];
  const last = parts.findLast((part) => HAS_WORD.test(part)) ?? '';
  const words = last.replace(/\.\w{2,5}$/, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim().slice(0, LONGEST).trim();
}
