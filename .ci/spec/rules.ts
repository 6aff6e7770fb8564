/** The rules of docs/specification: one to a line, `- **ID** what it says`, each file with ids of its own kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = 'docs/specification';

export interface Rule {
  id: string;
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  text: string;
}

const NAME = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';

/** What ids look like, by the file that defines them. */
export const KINDS: Readonly<Record<string, string>> = {
  'screens.md': `SCR-${NAME}`,
  'states.md': `STATE-${NAME}`,
  'entities.md': `ENT-${NAME}`,
  'rules.md': `RULE-${NAME}`,
  'calls.md': `CALL-${NAME}`,
  'errors.md': `ERR-${NAME}`,
  'limits.md': `LIM-${NAME}`,
  'roles.md': `ROLE-${NAME}`,
  'decisions.md': String.raw`[GR]-\d+`,
  'features.md': String.raw`[CIMBJALNS]\d{1,2}`,
};

const ITEM = /^\s*[-*] /;
const RULE = /^- \*\*([^*]+)\*\* (\S.*)$/;

/** A text with its path from the root of the repository. */
export interface Source {
  file: string;
  text: string;
}

/** Rules of one file, in their order; lines that are no rules are left out. */
export function rulesOf({ file, text }: Source): Rule[] {
  return text.split('\n').flatMap((line, at) => {
    const [, id, says] = RULE.exec(line) ?? [];
    return id === undefined || says === undefined ? [] : [{ id, file, line: at + 1, text: says }];
  });
}

function shapeProblems({ file, text }: Source): string[] {
  const form = KINDS[file.slice(FOLDER.length + 1)];
  if (form === undefined) return [`${file}: no file of the specification; its kinds of ids are in .ci/spec/rules.ts`];
  const isOfKind = new RegExp(`^${form}$`);
  const items = text.split('\n').flatMap((line, at) => (ITEM.test(line) && !RULE.test(line) ? [at + 1] : []));
  return [
    ...items.map((line) => `${file}:${line}: not a rule; write "- **ID** what it says"`),
    ...rulesOf({ file, text })
      .filter(({ id }) => !isOfKind.test(id))
      .map(({ id, line }) => `${file}:${line}: ${id} is not an id of this file`),
  ];
}

/** What is wrong with the files of rules themselves. */
export function ruleProblems(sources: readonly Source[]): string[] {
  const first = new Map<string, Rule>();
  const twice = sources.flatMap(rulesOf).flatMap((rule) => {
    const before = first.get(rule.id);
    if (before === undefined) first.set(rule.id, rule);
    return before === undefined
      ? []
      : [`${rule.file}:${rule.line}: ${rule.id} is defined in ${before.file}:${before.line} already`];
  });
  return [...sources.flatMap(shapeProblems), ...twice];
}

/** The files of rules below `root`; the map of them is no such file. */
export function ruleFiles(root: string): Source[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({ file: `${FOLDER}/${name}`, text: readFileSync(join(root, FOLDER, name), 'utf8') }));
}
