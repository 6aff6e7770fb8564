import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import { getBuiltinModule } from 'node:process';

export interface EntryOptions {
  /** Folder of the release; nothing outside of it can be loaded. */
  folder: string;
  /** Path of the entry inside the folder. */
  entry: string;
  /** Modules handed over by the shell: the constellation's one React and one `shared`. */
  provided: Readonly<Record<string, unknown>>;
  /** Only the shell's own frame may use what computes in Node. */
  builtins: boolean;
}

/** What computes. Everything else of Node acts on the machine or the network: libraries may name it, and get nothing. */
const COMPUTING = new Set([
  'assert',
  'async_hooks',
  'buffer',
  'crypto',
  'events',
  'querystring',
  'stream',
  'string_decoder',
  'url',
  'util',
  'zlib',
]);

/** Stands for a module that nobody may use: a name that leads to itself, so that loading a library does not fail. */
const nothing: unknown = new Proxy(function unavailable() {}, {
  get: (target, name) =>
    name === 'prototype' ? (target.prototype as unknown) : typeof name === 'symbol' ? undefined : nothing,
  apply: () => {
    throw new Error('a release has no part of the machine');
  },
});

const builtinModule = (id: string): unknown => {
  const name = id.replace(/^node:/, '');
  return COMPUTING.has(name) ? getBuiltinModule(`node:${name}`) : nothing;
};

type Compilable = Module & { _compile(code: string, file: string): void };

/**
 * Loads a server entry. Of five ways tried this is the only one with one React, bounded memory (nothing enters a global
 * module cache, so a replaced release is collected), mapped stack traces, and chunks of exactly its own release.
 */
export function loadEntry({ folder, entry, provided, builtins }: EntryOptions): unknown {
  const loaded = new Map<string, Compilable>();
  const run = (file: string): unknown => {
    const known = loaded.get(file);
    if (known) return known.exports;
    if (!file.startsWith(folder + path.sep)) throw new Error(`${file} lies outside of the release`);
    const module = new Module(file) as Compilable;
    module.filename = file;
    module.paths = [];
    loaded.set(file, module);
    module.require = ((id: string) => {
      if (Object.hasOwn(provided, id)) return provided[id];
      if (id.startsWith('.')) return run(path.resolve(path.dirname(file), id));
      if (builtins && Module.isBuiltin(id)) return builtinModule(id);
      throw new Error(`the release in ${folder} asks for "${id}", which the shell does not provide`);
    }) as NodeJS.Require;
    module._compile(fs.readFileSync(file, 'utf8'), file);
    module.loaded = true;
    return module.exports;
  };
  return run(path.join(folder, entry));
}
