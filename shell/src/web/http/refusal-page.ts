import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANG, HTML_LANG, isLang, type Lang } from 'shared/contract/text/lang';
import { cn } from '../../messages/cn.ts';
import { en, type Messages } from '../../messages/en.ts';
import { NEVER_KEPT, sendText } from './answers.ts';
import { FILE_HEADERS } from './security-headers.ts';

const WORDS = { cn: cn.refusals, en: en.refusals };

export type RefusalReason = keyof Messages['refusals'];

export interface RefusalPage {
  status: number;
  reason: RefusalReason;
  /** Seconds. */
  retryAfter?: number;
}

/** The language of an address below the base: of a page, a fragment, a document. */
function langOf({ url }: Pick<FastifyRequest, 'url'>): Lang {
  return url.split(/[/?]/, 4).slice(2).find(isLang) ?? DEFAULT_LANG;
}

const HEADERS = {
  ...FILE_HEADERS,
  ...NEVER_KEPT,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Without styles and pictures: who is told to wait should not have to ask for more. */
function documentIn(lang: Lang, reason: RefusalReason): string {
  const { title, text } = WORDS[lang][reason];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title>`;
  return `<!doctype html><html lang="${HTML_LANG[lang]}"><head>${head}</head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
}

/** A request that is refused, said in the language of its address: as a page to people, in one line to programs. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, reason, retryAfter }: RefusalPage,
): FastifyReply {
  const lang = langOf(request);
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  if (!request.headers.accept?.includes('text/html'))
    return sendText(reply, { status, text: WORDS[lang][reason].text, headers: { ...NEVER_KEPT, ...headers } });
  return reply
    .code(status)
    .headers({ ...HEADERS, ...headers, 'content-language': HTML_LANG[lang] })
    .send(documentIn(lang, reason));
}
