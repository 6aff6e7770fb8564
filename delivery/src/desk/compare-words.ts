import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared/contract/section/release';
import type { ReleaseStore } from '../store.ts';

/** A text in built code, which is written in ASCII by one tool. */
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\.)*`/g;
const ESCAPED = /\\(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|(.))/gi;
const HAN = /\p{Script=Han}/u;
/** A sentence or a heading: a letter first, and two words. A name of a class or a module has no space, and code has its signs. */
const SENTENCE = /^[A-Z“‘{][^<>=;]*\s[^<>=;]*\p{L}{2}/u;
/** More is no text for people. */
const LONGEST = 600;

const LINE_BREAK = 'n';

function decoded(literal: string): string {
  return literal.slice(1, -1).replaceAll(ESCAPED, (_, ...found: (string | undefined)[]) => {
    const [point, unit, byte, sign = ''] = found;
    const digits = point ?? unit ?? byte;
    if (digits !== undefined) return String.fromCodePoint(Number.parseInt(digits, 16));
    return sign === LINE_BREAK ? '\n' : sign;
  });
}

/** Texts for people in built code: what has Chinese in it, or reads as a sentence. */
export function wordsIn(code: string): Set<string> {
  const texts = [...code.matchAll(TEXT)].map(([literal]) => decoded(literal).trim());
  return new Set(texts.filter((text) => text.length <= LONGEST && (HAN.test(text) || SENTENCE.test(text))));
}

/** Of a release's server code, which has the words of both languages; none where it is gone. */
export async function wordsOf(store: ReleaseStore, release: Release | null): Promise<Record<string, true>> {
  if (!release) return {};
  const path = join(store.releaseFolder(release.app, release.version), release.server);
  const code = await readFile(path, 'utf8').catch(() => '');
  return Object.fromEntries([...wordsIn(code)].map((text) => [text, true as const]));
}
