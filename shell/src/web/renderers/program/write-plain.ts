/*
 * Writes a program of TypeScript files as JavaScript that imports nothing but itself: `node write-plain.ts <program> <root> <folder>`.
 * In a process of its own, because what takes the types away stays in memory.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { plainFile } from './plain-file.ts';
import { sourceGraph, type SourceFile } from './source-graph.ts';

const [program = '', root = '', folder = ''] = process.argv.slice(2);

const plainPath = (file: string) => path.join(folder, plainFile(path.relative(root, file)));

function plainText(file: string, { text, imports }: SourceFile): string {
  const here = path.dirname(plainPath(file));
  return [...imports].reduce((code, [specifier, imported]) => {
    const relative = path.relative(here, plainPath(imported));
    return code.replaceAll(` from '${specifier}';`, ` from './${relative}';`);
  }, stripTypeScriptTypes(text));
}

for (const [file, source] of sourceGraph(program)) {
  mkdirSync(path.dirname(plainPath(file)), { recursive: true });
  writeFileSync(plainPath(file), plainText(file, source));
}
