import { z } from 'zod';
import type { FormStateBytes, MenuBytes, RenderedAnswer } from '../../renderer/messages.ts';

const bytes = z.instanceof(Uint8Array);
/** Visible ASCII, as headers take it. */
const headerText = z.string().regex(/^[\x21-\x7e]*$/);

const page = z.object({
  kind: z.literal('page'),
  screen: z.enum(['not-found', 'route-not-found', 'no-language', 'application-error']).nullable(),
  status: z.number().int().min(200).max(599),
  htmlLang: headerText,
  head: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  isEmpty: z.boolean(),
  fragment: bytes,
  document: z.union([bytes, z.object({ root: bytes, head: bytes, body: bytes })]),
});
const missing = z.object({ kind: z.literal('missing'), screen: z.enum(['not-found', 'route-not-found']) });
const redirect = z.object({
  kind: z.literal('redirect'),
  status: z.union([z.literal(301), z.literal(302), z.literal(303)]),
  to: headerText,
});
const menu = z.object({ kind: z.literal('menu'), version: headerText, body: bytes });
/** Its path and name stand in a `Set-Cookie` header (RFC 6265 §4.1.1). */
const state = z.object({
  kind: z.literal('state'),
  to: z.string().regex(/^(?:\/[\w-]+){3,}(?:\?[\w=&-]+)?$/),
  name: z.string().regex(/^[a-z]{1,20}$/),
  value: bytes,
});

/** What a renderer answered, when it is what it should be: section code runs beside the program that answers. @throws Error */
export function checkedAnswer(answer: unknown): RenderedAnswer {
  const { success, data } = z.union([page, redirect, missing, menu, state]).safeParse(answer);
  if (!success) throw new Error('the renderer gave no page');
  return data;
}

/** What an address leads to. @throws Error where the answer is to another question */
export function addressAnswer(answer: RenderedAnswer): Exclude<RenderedAnswer, MenuBytes | FormStateBytes> {
  if (answer.kind === 'menu' || answer.kind === 'state') throw new Error(`the renderer gave a ${answer.kind}`);
  return answer;
}

/** What a form leads to. @throws Error where the answer is to another question */
export function formAnswer(answer: RenderedAnswer): Exclude<RenderedAnswer, MenuBytes> {
  return answer.kind === 'state' ? answer : addressAnswer(answer);
}
