import type { CallRow } from 'shared/contract/call/call-row';
import { CALLS } from 'shared/contract/call/calls';
import { API_PREFIX } from 'shared/contract/site/site';

/** Of nginx in `deploy`: in front of services, and in front of web processes. */
export const RECIPES = ['two-instances/service.conf', 'edge/site.conf'] as const;

/** The line of a recipe that names the calls that another process may be asked for as well. */
const LINE = /^( *)location ~ .* \{ # calls that only read$/m;

/** @throws when the file has no such line */
export function withRepeatedCalls(conf: string): string {
  if (!LINE.test(conf)) throw new Error(`the recipe has no line that fits ${LINE}`);
  return conf.replace(
    LINE,
    (_line, indent: string) => `${indent}location ~ ^${API_PREFIX}/(${patternOfReads()})$ { # calls that only read`,
  );
}

/** Grouped by subject, because nginx takes at most 4096 characters. */
function patternOfReads(): string {
  const subjects = new Map<string, string[]>();
  for (const [name, { effect }] of Object.entries<CallRow>(CALLS).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const [subject = '', act = ''] = name.split('/');
    if (effect === 'read') subjects.set(subject, [...(subjects.get(subject) ?? []), act]);
  }
  return [...subjects].map(([subject, acts]) => `${subject}/(${acts.join('|')})`).join('|');
}
