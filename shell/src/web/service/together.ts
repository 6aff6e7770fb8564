import DataLoader from 'dataloader';
import { isForEverybody } from 'shared/contract/call/call-row';
import { CALLS, type CallBody, type CallName } from 'shared/contract/call/calls';
import { MOST_TOGETHER } from 'shared/contract/call/together.calls';
import { ApiError } from 'shared/contract/section/section';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import { checkedAnswer, parsedAnswer } from './checked-answer.ts';

/** A call as it is made, and its answer as it came. */
export type Send = <N extends CallName>(name: N, body: CallBody<N>, lang: Lang) => Promise<string>;

interface Asked {
  name: CallName;
  body: object;
}

/** The envelope of an answer, and its bytes. */
interface Answered {
  answer: unknown;
  bytes: number;
}

/** A service that is older than the call. */
const isUnknownCall = (error: unknown): boolean => error instanceof ApiError && error.code === '40400';

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

async function alone(send: Send, { name, body }: Asked, lang: Lang): Promise<Answered | Error> {
  try {
    const text = await send(name, body as CallBody<CallName>, lang);
    return { answer: parsedAnswer(text), bytes: Buffer.byteLength(text) };
  } catch (error) {
    return toError(error);
  }
}

async function ask(send: Send, requested: readonly Asked[], lang: Lang): Promise<(Answered | Error)[]> {
  const each = () => Promise.all(requested.map((one) => alone(send, one, lang)));
  if (requested.length === 1) return each();
  try {
    const text = await send(
      'calls/together',
      { calls: requested.map(({ name, body }) => ({ name, body: { ...body } })) },
      lang,
    );
    const { answers } = checkedAnswer('calls/together', parsedAnswer(text));
    // All of them have gone the same way, so each is as long as the others, near enough for who counts bytes.
    const bytes = Math.ceil(Buffer.byteLength(text) / requested.length);
    return requested.map((_one, position) => ({ answer: answers[position], bytes }));
  } catch (error) {
    return isUnknownCall(error) ? each() : requested.map(() => toError(error));
  }
}

/**
 * The calls of one turn of the event loop, such as those of a page, in one message, where they are reads that are the same
 * for everybody; each answer is told apart as if it had come alone.
 */
export function askTogether(send: Send): (requested: Asked, lang: Lang) => Promise<Answered> {
  const loaderOf = (lang: Lang) =>
    new DataLoader<Asked, Answered>((requested) => ask(send, requested, lang), {
      cache: false,
      maxBatchSize: MOST_TOGETHER,
      batchScheduleFn: (go) => setImmediate(go),
    });
  const loaders = new Map(LANGS.map((lang) => [lang, loaderOf(lang)] as const));
  return async (requested, lang) => {
    if (isForEverybody(CALLS[requested.name])) return (loaders.get(lang) ?? loaderOf(lang)).load(requested);
    const answered = await alone(send, requested, lang);
    if (answered instanceof Error) throw answered;
    return answered;
  };
}
