/** Records of docs/decisions: each number once, each in the list, and every one that is cited is there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './rules.ts';

const FOLDER = 'docs/decisions';
const CITED = /(?:\bdecisions?(?: records?)? |docs\/decisions\/)(\d{4})\b/gi;

/** Names of the records below `root`, such as `0011-….md`. */
export function recordNames(root: string): string[] {
  return readdirSync(join(root, FOLDER)).filter((name) => name !== 'README.md');
}

const numberOf = (name: string): string => name.slice(0, 4);

/** What is wrong with the records themselves; `list` is the text of their README. */
export function recordProblems(names: readonly string[], list: string): string[] {
  return names.flatMap((name) => {
    const path = `${FOLDER}/${name}`;
    if (!/^\d{4}-[a-z0-9-]+\.md$/.test(name)) return [`${path}: name it NNNN-what-was-decided.md`];
    const first = names.find((other) => numberOf(other) === numberOf(name));
    return [
      ...(first === name ? [] : [`${path}: ${numberOf(name)} is the number of ${first} already`]),
      ...(list.includes(`(${name})`) ? [] : [`${path}: not in the list of ${FOLDER}/README.md`]),
    ];
  });
}

/** Records that a text cites by their number and that are not here. */
export function recordCitationProblems({ file, text }: Source, names: readonly string[]): string[] {
  return [...text.matchAll(CITED)]
    .filter(([, number]) => !names.some((name) => numberOf(name) === number))
    .map(({ 0: cited, index }) => `${file}:${text.slice(0, index).split('\n').length}: there is no ${cited}`);
}
