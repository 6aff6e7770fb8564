import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../config.ts';

/** What `pnpm dev` was asked for. */
export interface Written {
  /** The shell, and the sections that are served as they are written: names here, folders elsewhere. */
  apps: readonly string[];
  /** A site whose service answers, in place of one of our own. */
  service?: string;
  /** Id of the set that the other apps are of, in place of the promoted one. */
  set?: string;
}

/** Every section, beside the shell. */
const allSections = (root: string): string[] => readdirSync(root).filter((name) => name.startsWith('mf-'));

function againstOf(word: string | undefined): Pick<Written, 'service' | 'set'> {
  if (word !== undefined && /^[0-9a-f]{16}$/.test(word)) return { set: word };
  const service = word === undefined ? null : URL.parse(word);
  if (service && /^https?:$/.test(service.protocol)) return { service: service.origin };
  throw new StartError(
    'Say after --against whose the rest is: https://www.example.com, or a set that the history names.',
  );
}

/** @param args after `--dev`: apps, `--against` with a site or a set; all apps where none is named. Throws `StartError` */
export function writtenIn(root: string, args: readonly string[]): Written {
  const at = args.indexOf('--against');
  const named = at < 0 ? args : args.filter((_, position) => position !== at && position !== at + 1);
  const sections = allSections(root);
  const isElsewhere = (word: string) => word.includes('/') && existsSync(resolve(root, word, 'rspack.config.ts'));
  const unknown = named.find((name) => name !== 'shell' && !sections.includes(name) && !isElsewhere(name));
  if (unknown !== undefined)
    throw new StartError(`There is no app ${unknown}. There are shell, ${sections.join(', ')}.`);
  const apps = [...new Set(['shell', ...(named.length > 0 ? named : sections)])];
  return at < 0 ? { apps } : { apps, ...againstOf(args[at + 1]) };
}

/** Whether every app is served as it is written, so that no release is needed. */
export const isEveryApp = (root: string, { apps }: Written): boolean =>
  allSections(root).every((section) => apps.includes(section)) && existsSync(join(root, 'shell'));
