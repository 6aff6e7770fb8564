import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';

export interface EntryOptions {
  /** Folder of the release; nothing outside of it can be loaded. */
  folder: string;
  /** Path of the entry inside the folder. */
  entry: string;
  /** Modules handed over by the shell: the constellation's one React and one `shared`. */
  provided: Readonly<Record<string, unknown>>;
  /** Only the shell's own frame may use Node. */
  builtins: boolean;
}

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
      if (builtins && Module.isBuiltin(id)) return process.getBuiltinModule(id);
      throw new Error(`the release in ${folder} asks for "${id}", which the shell does not provide`);
    }) as NodeJS.Require;
    module._compile(fs.readFileSync(file, 'utf8'), file);
    module.loaded = true;
    return module.exports;
  };
  return run(path.join(folder, entry));
}
