import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** Lines before and after the one that is at fault. */
const AROUND = 3;
/** `webpack://mf_invest/src/pages/stock/stock.page.tsx:11:35`, as stacks of a release's code name a place. */
const PLACE = /webpack:\/\/(\w+)\/(?:\.\/)?([^\s():?]+\.tsx?)(?:\?\w+)?:(\d+):(\d+)/;

export interface SourcePosition {
  /** Path in the repository. */
  file: string;
  line: number;
}

/** `/…/mf-invest/server/section.cjs:16762:22`, where nobody has looked into the map beside it. */
const BUNDLED = /(\/[^\s():]+\/server\/\w+\.cjs):(\d+):(\d+)/g;

/** A stack with the places that the maps of the builds know in place of the builds' own. */
export function mapped(stack: string): string {
  return stack.replaceAll(BUNDLED, (place: string, ...[file = '', line, column]: string[]) => {
    if (!existsSync(`${file}.map`)) return place;
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry
      ? `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
      : place;
  });
}

/** Where in the sources an error was thrown; null where its stack does not say. */
export function placeOf(stack: string): SourcePosition | null {
  const [, identifier = '', inside = '', line = ''] = PLACE.exec(stack) ?? [];
  if (identifier === '') return null;
  const file = path.posix.normalize(path.posix.join(identifier.replaceAll('_', '-'), inside));
  return { file, line: Number(line) };
}

function excerpt(root: string, { file, line }: SourcePosition): string[] {
  const from = Math.max(1, line - AROUND);
  const lines = readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .slice(from - 1, line + AROUND);
  return lines.map((text, at) => `${from + at === line ? '>' : ' '} ${String(from + at).padStart(4)} | ${text}`);
}

/**
 * An error for the person who just wrote it: what, where, and the lines around.
 * @param rootOf the repository that the folder of an app lies in
 */
export function faultText(rootOf: (folder: string) => string, error: unknown): string {
  const { message, stack: given = '' } = error instanceof Error ? error : new Error(String(error));
  const stack = mapped(given);
  const place = placeOf(stack);
  if (!place) return stack === '' ? message : stack;
  try {
    return [message, '', `${place.file}:${place.line}`, ...excerpt(rootOf(place.file.split('/')[0] ?? ''), place)].join(
      '\n',
    );
  } catch {
    // A file that the build made, or that is gone by now.
    return `${message}\n\n${place.file}:${place.line}`;
  }
}
