import { z } from 'zod';
import { isForEverybody, type CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import type { TOGETHER_CALLS } from 'shared/contract/call/together.calls';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { answerSchema, bodySchema, callNames, refuseUndeclared } from '../middleware/call-routes.ts';
import { failure, success } from '../middleware/envelope.ts';
import { faultOf } from '../middleware/fault-answers.ts';
import { CallError } from '../model/call-error.ts';
import type { CallRequest, CallTable, Handlers } from './call-table.ts';

/** Milliseconds; the web process waits for 5 s. */
const PATIENCE_MS = 4000;

type Table = Omit<CallTable, keyof typeof TOGETHER_CALLS>;
type Handle = (body: unknown, lang: Lang, request: CallRequest) => Promise<unknown>;

interface Known {
  row: CallRow;
  handle: Handle;
  body: z.ZodType;
  answer: z.ZodType;
}

/** The calls that may be requested together, with their schemas. */
function knownCalls(table: Table): Map<string, Known> {
  const names = callNames.filter((name): name is keyof Table => name in table && isForEverybody(CALLS[name]));
  const known = (name: keyof Table & CallName): Known => {
    // The table holds one handler type per call; the schema of this very call checks what it is given.
    return { row: CALLS[name], handle: table[name] as Handle, body: bodySchema(name), answer: answerSchema(name) };
  };
  return new Map(names.map((name) => [name, known(name)]));
}

/** A GET brings texts. */
function messageOf({ method }: CallRow, body: object, lang: Lang): object {
  if (method === 'POST') return { ...body, language: LANG_CODE[lang] };
  const given = Object.entries({ ...body, language: LANG_CODE[lang] }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function inTime(work: Promise<unknown>): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CallError('50300')), PATIENCE_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param onFault told of what is a fault of ours */
export function togetherCalls(table: Table, onFault: (error: unknown) => void): Handlers<typeof TOGETHER_CALLS> {
  const known = knownCalls(table);

  async function dataOf(name: string, given: object, { lang, request }: { lang: Lang; request: CallRequest }) {
    const call = known.get(name);
    if (!call) throw new CallError('40400');
    const message = call.body.safeParse(messageOf(call.row, given, lang));
    if (!message.success) throw new CallError('40022');
    const { language: _spoken, ...body } = message.data as Record<string, unknown>;
    const data = await inTime(call.handle(body, lang, request).catch(refuseUndeclared(name as CallName)));
    return z.encode(call.answer, success(data));
  }

  async function answerTo(...requested: Parameters<typeof dataOf>): Promise<unknown> {
    try {
      return await dataOf(...requested);
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code === '50000') onFault(error);
      return failure(fault.code, requested[2].lang, fault.data);
    }
  }

  return {
    'calls/together': async ({ calls }, lang, request) => ({
      answers: await Promise.all(calls.map(({ name, body }) => answerTo(name, body, { lang, request }))),
    }),
  };
}
