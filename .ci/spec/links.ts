/** Links between documents, and documents that code names: all of them must be here. */
import { posix } from 'node:path';
import type { Source } from './rules.ts';

const LINK = /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
/** A document of this repository as code names it. */
const DOCUMENT = /(?<![\w/.-])docs\/[\w./-]+\.md\b/g;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Code in a document is no link. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));

/** The name by which a heading is linked to. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

function slugsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) => slugOf(heading)));
}

export interface Tree {
  /** Whether there is a file or folder of this path from the root. */
  has: (path: string) => boolean;
  read: (path: string) => string;
}

function targetProblem(target: string, file: string, tree: Tree): string | undefined {
  const [path = '', anchor] = target.split('#', 2);
  const to = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), decodeURI(path)));
  if (!tree.has(to)) return `${target} leads nowhere`;
  if (anchor === undefined || !to.endsWith('.md')) return undefined;
  return slugsOf(tree.read(to)).has(anchor) ? undefined : `${target}: no such heading`;
}

/** What is wrong with the relative links of a Markdown text. */
export function linkProblems({ file, text }: Source, tree: Tree): string[] {
  return [...withoutCode(text).matchAll(LINK)].flatMap(({ index, 1: inline, 2: named }) => {
    const target = inline ?? named ?? '';
    if (ELSEWHERE.test(target)) return [];
    const problem = targetProblem(target, file, tree);
    return problem === undefined ? [] : [`${file}:${lineOf(text, index)}: ${problem}`];
  });
}

/** Documents that a text names and that are not here. */
export function documentProblems({ file, text }: Source, tree: Tree): string[] {
  return [...text.matchAll(DOCUMENT)]
    .filter(([path]) => !tree.has(path))
    .map(({ 0: path, index }) => `${file}:${lineOf(text, index)}: there is no ${path}`);
}
