/** What `docs/operating.md` promises is tested: each row of a table with a column "tested by" names titles of tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'docs/operating.md';
const COLUMN = 'tested by';
/** `[title](path)`, from the folder of the document. */
const CITATION = /\[([^\]]+)\]\(\.\.\/([^)]+)\)/g;

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Rows of tables with that column, as their first cell and their last. */
export function citingRows(markdown: string): { event: string; citations: string }[] {
  let isCiting = false;
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) {
      isCiting = false;
      return [];
    }
    const cells = cellsOf(line);
    if (cells.at(-1) === COLUMN) {
      isCiting = true;
      return [];
    }
    const [event = '', citations = ''] = [cells[0], cells.at(-1)];
    return isCiting && !/^-+$/.test(event) ? [{ event, citations }] : [];
  });
}

/** Every row without a test and every citation of a title that its file does not have, as one line. */
export function citationProblems(markdown: string, read: (file: string) => string | null): string[] {
  return citingRows(markdown).flatMap(({ event, citations }) => {
    const cited = [...citations.matchAll(CITATION)];
    if (cited.length === 0) return [`${FILE}: "${event}" names no test`];
    return cited
      .filter(([, title = '', file = '']) => !read(file)?.includes(title))
      .map(([, title, file]) => `${FILE}: "${event}" names "${title}", which ${file} does not have`);
  });
}

if (import.meta.main) {
  const root = process.cwd();
  const markdown = readFileSync(join(root, FILE), 'utf8');
  const problems = citationProblems(markdown, (file) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null,
  );
  if (citingRows(markdown).length === 0) problems.push(`${FILE} has no column "${COLUMN}": the check sees nothing`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
