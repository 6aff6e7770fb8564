import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { percentile } from './load.ts';
import { ROOT } from './processes.ts';

const README = path.join(import.meta.dirname, '../README.md');

/** Heading and rows as Markdown, a line each. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** No times yet, by kind. */
export const timesOf = <K extends string>(kinds: readonly K[]): Record<K, number[]> =>
  Object.fromEntries(kinds.map((kind): [string, number[]] => [kind, []])) as Record<K, number[]>;

interface Sized<K extends string> {
  /** Articles. */
  count: number;
  /** Milliseconds. */
  times: Record<K, number[]>;
}

/** Milliseconds p50 / p99 of every size, and p50 to that of the first. */
export function growthTable<K extends string>(kinds: readonly K[], sites: readonly Sized<K>[]): string {
  const rows = sites.map(({ count, times }) => {
    const cells = kinds.map((kind) => {
      const p50 = percentile(times[kind], 0.5);
      const ratio = p50 / percentile(sites[0]?.times[kind] ?? [], 0.5);
      return `${p50.toFixed(1)} / ${percentile(times[kind], 0.99).toFixed(1)} (${ratio.toFixed(1)}x)`;
    });
    return [count.toLocaleString('en'), ...cells];
  });
  return markdownTable([['articles', ...kinds], ...rows]);
}

const blockOf = (name: string) => new RegExp(`(?<=<!-- measured: ${name} -->\n)[^]*?(?=\n<!-- /measured -->)`);

/** What stands between the marks of the README now. */
export const readMeasured = (name: string): string => blockOf(name).exec(fs.readFileSync(README, 'utf8'))?.[0] ?? '';

/** Puts a table between the marks `<!-- measured: name -->` and `<!-- /measured -->` of the README. */
export function writeMeasured(name: string, table: string): void {
  const text = fs.readFileSync(README, 'utf8');
  const block = blockOf(name);
  if (!block.test(text)) throw new Error(`${README} has no place for ${name}`);
  fs.writeFileSync(
    README,
    text.replace(block, () => `\n${table}`),
  );
  execFileSync(path.join(ROOT, 'node_modules/.bin/prettier'), ['--log-level', 'warn', '--write', README]);
}
