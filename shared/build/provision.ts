import { createHash } from 'node:crypto';
import path from 'node:path';

/** Module -> exported name -> digest. */
export type Provision = Record<string, Record<string, string>>;

/** Rooms whose types are data that both sides agree on by the contract's version, and that only grow. */
const BY_CONTRACT = /^contract\//;
/** What compiled declarations import and hand on; they are written by one tool, so a pattern reads them. */
const FROM = /(?:from|import)\s*\(?['"]([^'"]+)['"]/g;
const HANDED_ON = /^export \{([^}]*)\} from ['"]([^'"]+)['"];/gm;
const DECLARED = /^export declare (?:abstract )?(?:function|const|let|class|enum) (\w+)/gm;
/** Values that a source takes from one of the shell's modules. */
const TAKEN = /^import (?!type)\{([^}]*)\} from '(shared(?:\/(?:server|router))?)';/gm;

const DIGITS = 16;

/** How provisions are read: declarations by their path in `shared/src`, and the version of a package. */
export interface Declarations {
  read: (file: string) => string;
  versionOf: (name: string) => string;
}

const isRelative = (specifier: string) => specifier.startsWith('.');
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const majorOf = (version: string) => version.split('.')[0] ?? version;

function resolve(from: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(from), specifier).replace(/\.tsx?$/, '.d.ts');
}

/** A declaration with every one of `shared` that it names, the contract's left out. */
function closureOf(file: string, { read }: Declarations): string[] {
  const found = new Set([file]);
  for (const one of found) {
    for (const [, specifier = ''] of read(one).matchAll(FROM)) {
      const next = isRelative(specifier) ? resolve(one, specifier) : null;
      if (next !== null && !BY_CONTRACT.test(next)) found.add(next);
    }
  }
  return [...found].toSorted();
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGITS);
}

/** Values of an export list; types are gone when the code runs. @returns pairs of the name inside and the one outside */
function valuesIn(list: string): [string, string][] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !item.startsWith('type '))
    .map((item) => {
      const [inner = '', outer = inner] = item.split(' as ');
      return [inner, outer];
    });
}

/**
 * Every value that a module of the shell gives to sections, with a digest of its declaration and of all types of `shared`
 * that this names: it changes when, and only when, what sections are compiled against changes. Of a package's value the
 * digest is of its name and major version.
 */
export function provisionOf(entry: string, declarations: Declarations): Record<string, string> {
  const text = declarations.read(entry);
  const own = [...text.matchAll(DECLARED)].map(([, name = '']): [string, string] => [
    name,
    digestOf([name, ...closureOf(entry, declarations).map((file) => declarations.read(file))]),
  ]);
  const handedOn = [...text.matchAll(HANDED_ON)].flatMap(([, list = '', specifier = '']) =>
    valuesIn(list).map(([inner, outer]): [string, string] => {
      if (!isRelative(specifier)) {
        const name = packageOf(specifier);
        return [outer, digestOf([inner, name, majorOf(declarations.versionOf(name))])];
      }
      const files = closureOf(resolve(entry, specifier), declarations);
      return [outer, digestOf([inner, ...files.map((file) => declarations.read(file))])];
    }),
  );
  return Object.fromEntries([...own, ...handedOn].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** What sources take of a provision. @throws Error for a name that it does not have */
export function usedOf(provision: Provision, sources: readonly string[]): Provision {
  const taken = sources.flatMap((source) =>
    [...source.matchAll(TAKEN)].flatMap(([, list = '', module = '']) =>
      valuesIn(list).map(([name]) => ({ module, name })),
    ),
  );
  const used: Provision = {};
  for (const { module, name } of taken) {
    const digest = provision[module]?.[name];
    if (digest === undefined) throw new Error(`"${module}" gives no ${name}`);
    used[module] = { ...used[module], [name]: digest };
  }
  return used;
}
