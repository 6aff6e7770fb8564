/** `pnpm check:spec`: every citation leads to a rule of docs/specification, every link of a document to something. */
import { citationProblems } from './citations.ts';
import { documentProblems, linkProblems } from './links.ts';
import { recordCitationProblems, recordNames, recordProblems } from './records.ts';
import { ruleFiles, ruleProblems, rulesOf } from './rules.ts';
import { sourcesBelow, treeAt } from './sources.ts';

const root = process.cwd();
const rules = ruleFiles(root);
const known = new Set(rules.flatMap(rulesOf).map(({ id }) => id));
const tree = treeAt(root);
const records = recordNames(root);
const problems = [
  ...ruleProblems(rules),
  ...recordProblems(records, tree.read('docs/decisions/README.md')),
  ...sourcesBelow(root).flatMap((source) => [
    ...citationProblems(source, known),
    ...documentProblems(source, tree),
    ...recordCitationProblems(source, records),
    ...(source.file.endsWith('.md') ? linkProblems(source, tree) : []),
  ]),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
