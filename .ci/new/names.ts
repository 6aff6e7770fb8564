import { NewError } from './plan.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const SECTION = /^mf-[a-z]+$/;

/** What a scaffold is called, and how it reads in both languages. */
export interface Title {
  readonly cn: string;
  readonly en: string;
}

/** Throws `NewError` for what is no name of a file here. */
export function kebab(name: string | undefined, what: string): string {
  if (name !== undefined && KEBAB.test(name)) return name;
  throw new NewError(`Name the ${what} in kebab-case, such as visit-times; not "${name ?? ''}".`);
}

/** Throws `NewError` unless it is `mf-` and letters. */
export function sectionName(name: string | undefined): string {
  if (name !== undefined && SECTION.test(name)) return name;
  throw new NewError(`A section is called mf- and one word in small letters, such as mf-harbour; not "${name ?? ''}".`);
}

/** `visit-times` → `visitTimes` */
export const camel = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const pascal = (name: string): string => {
  const text = camel(name);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};

/** `visit-times` → `Visit times`; Chinese words are those that were given, or a word that is seen at once. */
export function titleOf(name: string, { cn = '新页面', en }: Partial<Title>): Title {
  const words = name.replaceAll('-', ' ');
  return { cn, en: en ?? `${words.slice(0, 1).toUpperCase()}${words.slice(1)}` };
}

/** As TypeScript writes it. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
