import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A file of a program as it is written, and the files that it imports. */
export interface SourceFile {
  text: string;
  /** Specifier as it is written -> absolute path. Types and modules of Node are not among them. */
  imports: ReadonlyMap<string, string>;
}

const IMPORT = /^(?:import|export)(?! type\b)[^;]*? from '([^']+)';$/gm;

const resolved = (specifier: string, file: string) =>
  specifier.startsWith('.') ? path.resolve(path.dirname(file), specifier) : createRequire(file).resolve(specifier);

function read(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const specifiers = [...text.matchAll(IMPORT)].map(([, specifier = '']) => specifier);
  const ours = specifiers.filter((specifier) => !specifier.startsWith('node:'));
  return { text, imports: new Map(ours.map((specifier) => [specifier, resolved(specifier, file)])) };
}

/** Absolute path -> file, of a program and of all that it imports when it starts. */
export function sourceGraph(program: string): ReadonlyMap<string, SourceFile> {
  const graph = new Map<string, SourceFile>();
  const waiting = [program];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (graph.has(file)) continue;
    const source = read(file);
    graph.set(file, source);
    waiting.push(...source.imports.values());
  }
  return graph;
}
