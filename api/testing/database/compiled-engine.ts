import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Compiles the embedded database and keeps it. V8 gives all threads of a process the same code for the same module as
 * long as one of them holds it: without that every file of tests would compile its engine anew, and learn anew which
 * functions are worth to be optimised.
 */
export function keepEngineCompiled(): Promise<WebAssembly.Module> {
  compiled ??= compileEngine();
  return compiled;
}

function compileEngine(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(fs.readFileSync(path.join(path.dirname(main), 'pglite.wasm')));
}
