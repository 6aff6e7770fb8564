import '../booking/no-eval.ts';
import { z } from 'zod';
import { nameFault, tidyName } from './written-name.ts';

/*
 * Fields that people write names into, the same for forms and the service. Every rule has a key, which the messages of
 * both sides are looked up by: `required length characters letters`.
 */

export type Length = readonly [least: number, most: number];

/** Counted in code points after trimming, so that a rare character or an emoji counts once (spec B3). */
export function lengthFault(text: string, [least, most]: Length): 'required' | 'length' | undefined {
  const length = Array.from(text).length;
  if (length === 0) return 'required';
  return length < least || length > most ? 'length' : undefined;
}

export function fault(context: z.RefinementCtx, message: string | undefined): void {
  if (message !== undefined) context.addIssue({ code: 'custom', message });
}

/** Spec RULE-name-characters. What cannot be seen is told first: with it a length says nothing to who typed it. */
function writtenFault(text: string, length: Length): 'required' | 'length' | 'characters' | 'letters' | undefined {
  const wrong = nameFault(text);
  return wrong === 'characters' ? wrong : (lengthFault(text, length) ?? wrong);
}

export const name = (length: Length) =>
  z
    .string()
    .transform(tidyName)
    .superRefine((text, context) => fault(context, writtenFault(text, length)));

/** May be empty; whether it must not be is a rule between fields. */
export const nameAtTimes = (length: Length) =>
  z
    .string()
    .transform(tidyName)
    .superRefine((text, context) => {
      if (text !== '') fault(context, writtenFault(text, length));
    })
    .default('');
