/** `pnpm spec <id or words>`: what a rule says and who cites it; `pnpm spec --uncited`: rules that nobody cites. */
import { citationsOf, type Citation } from './citations.ts';
import { FOLDER, ruleFiles, rulesOf, type Rule } from './rules.ts';
import { sourcesBelow } from './sources.ts';

const USAGE = 'pnpm spec <id or words> | pnpm spec --uncited';

/** The rule of this id, or all with words that begin so in their id and text, in any order and case of letters. */
export function found(rules: readonly Rule[], query: string): Rule[] {
  const exact = rules.filter(({ id }) => id === query);
  if (exact.length > 0) return exact;
  const begins = wordsOf(query);
  return rules.filter(({ id, text }) => {
    const words = wordsOf(`${id} ${text}`);
    return begins.every((begin) => words.some((word) => word.startsWith(begin)));
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Rules without a citation outside the specification. */
export function uncited(rules: readonly Rule[], citations: readonly Citation[]): Rule[] {
  const cited = new Set(citations.filter(({ file }) => !file.startsWith(FOLDER)).map(({ id }) => id));
  return rules.filter(({ id }) => !cited.has(id));
}

function describe({ id, file, line, text }: Rule, citations: readonly Citation[]): string {
  const places = citations.filter((citation) => citation.id === id);
  return [`${id} (${file}:${line})`, `  ${text}`, ...places.map((place) => `    ${place.file}:${place.line}`)].join(
    '\n',
  );
}

function main(query: string): void {
  if (wordsOf(query).length === 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const rules = ruleFiles(process.cwd()).flatMap(rulesOf);
  const citations = sourcesBelow(process.cwd()).flatMap(citationsOf);
  if (query === '--uncited') {
    const list = uncited(rules, citations);
    for (const { id, text } of list) console.log(`${id} ${text}`);
    console.log(`${list.length} of ${rules.length} rules are cited nowhere.`);
    return;
  }
  const list = found(rules, query);
  for (const rule of list) console.log(describe(rule, citations));
  if (list.length === 0) {
    console.error(`No rule has "${query}".`);
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv.slice(2).join(' '));
