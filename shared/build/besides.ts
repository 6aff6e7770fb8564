import path from 'node:path';

/** A module named by its path, beside the one that names it: in this repository as written, in the section kit compiled. */
export const besides = (name: string, { dirname, filename }: Pick<ImportMeta, 'dirname' | 'filename'>): string =>
  path.join(dirname, name + path.extname(filename));
