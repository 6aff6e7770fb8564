/** The texts of the repository in which rules are cited. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../check/tree.ts';
import type { Tree } from './links.ts';
import type { Source } from './rules.ts';

const TEXT = /\.(?:tsx?|mjs|cjs|css|md|json|ya?ml|conf|sql|html|sh)$|(?:^|\/)(?:run|Dockerfile)$/;
/** Words of the site and what tools wrote; the fixtures of the checks are wrong on purpose. */
const NOT_OURS = /^content\/(?:pack|media|build)\/|^bench\/results\/|-lock\.(?:yaml|json)$|^\.ci\/.*\.test\.ts$/;

/** Every text below `root` that people of the project write, by its path. */
export function sourcesBelow(root: string): Source[] {
  return filesBelow(root)
    .filter((file) => TEXT.test(file) && !NOT_OURS.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

export function treeAt(root: string): Tree {
  return {
    has: (path) => existsSync(join(root, path)),
    read: (path) => readFileSync(join(root, path), 'utf8'),
  };
}
