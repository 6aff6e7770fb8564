import { NewError } from './plan.ts';

const missing = (anchor: string) => new NewError(`No "${anchor}" is where every other file of its kind has it.`);

/** Throws `NewError` when the anchor is not there. */
export function insertAfter(text: string, anchor: string, added: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw missing(anchor);
  const end = at + anchor.length;
  return `${text.slice(0, end)}${added}${text.slice(end)}`;
}

/** Before the last place where the anchor stands. Throws `NewError` when there is none. */
export function insertBefore(text: string, anchor: string, added: string): string {
  const at = text.lastIndexOf(anchor);
  if (at < 0) throw missing(anchor);
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}

/** Below the imports that are there. */
export function addImports(text: string, ...imports: readonly string[]): string {
  const last = [...text.matchAll(/^(?:import .*|\} from .*);$/gm)].at(-1);
  if (!last) return `${imports.join('\n')}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${imports.join('\n')}${text.slice(end)}`;
}
