import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { PREFERENCES_PATH } from 'shared/contract/site/preferences';
import { BASE } from 'shared/contract/site/site';
import { isLang, type Lang } from 'shared/contract/text/lang';
import { NEVER_KEPT, sendText, sendWrongMethod } from '../http/answers.ts';
import { requestedPage } from '../page/page-address.ts';
import type { PageAddress } from '../page/route-address.ts';
import { isOwnForm, readForms, type Fields } from './form-body.ts';
import { isFileForm, readFileForm, type FormFile } from './file-form.ts';

/** Where the newsletter form posts to, below the language segment. */
const SUBSCRIBE_PATH = '/subscribe';
/** Bytes. An address has at most 254, a look is one word, the longest form has some five hundred characters of three. */
const LONGEST = { subscribe: 2048, preferences: 64, page: 16_384 };
const REFUSED = 'This form cannot be taken';

/** A form of this site, as it was read. */
export interface Posted {
  request: FastifyRequest;
  reply: FastifyReply;
  fields: Fields;
  /** By the name of their field; only where the page takes files. */
  files?: Readonly<Record<string, FormFile>>;
  lang: Lang;
}
export type FormHandler = ((posted: Posted) => Promise<FastifyReply>) & {
  /** Forms with files too. */
  takesFiles?: boolean;
};

export interface FormHandlers {
  /** The newsletter. */
  subscribe: FormHandler;
  /** What visitors are told whose newsletter form cannot be taken. */
  notSubscribed: (lang: Lang) => string;
  /** How the site looks. */
  preferences: FormHandler;
  /** What takes the forms of a page, by the visitor's `Cookie` header; null where no page takes any. */
  pageForm: (address: PageAddress, cookie: string | undefined) => FormHandler | null;
}

export interface FormRoutesOptions {
  forms: FormHandlers;
  origin: string;
  /** Limits and the like, before anything is read. */
  onRequest: onRequestAsyncHookHandler[];
  /** The same for a form that brings files. */
  onUpload: onRequestAsyncHookHandler;
}

interface Row {
  url: string;
  bodyLimit: number;
  handlerFor(address: PageAddress, cookie: string | undefined): FormHandler | null;
  refusal(lang: Lang): string;
}

function rowsOf({ subscribe, notSubscribed, preferences, pageForm }: FormHandlers): Row[] {
  const refusal = () => REFUSED;
  const at = (path: string) => `${BASE}/:lang${path}`;
  return [
    { url: at(SUBSCRIBE_PATH), bodyLimit: LONGEST.subscribe, handlerFor: () => subscribe, refusal: notSubscribed },
    { url: at(PREFERENCES_PATH), bodyLimit: LONGEST.preferences, handlerFor: () => preferences, refusal },
    { url: `${BASE}/*`, bodyLimit: LONGEST.page, handlerFor: pageForm, refusal },
  ];
}

function langOf({ url }: FastifyRequest): Lang {
  const lang = url.split('/', 3).at(2);
  return isLang(lang) ? lang : 'cn';
}

function formRoute(server: FastifyInstance, row: Row, { origin, onRequest, onUpload }: FormRoutesOptions): void {
  /** Found with the route, before the body is read. */
  const handlers = new WeakMap<FastifyRequest, FormHandler>();
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number) =>
    sendText(reply, { status, text: row.refusal(langOf(request)), headers: NEVER_KEPT });

  const admit: onRequestAsyncHookHandler = async (request, reply) => {
    const requested = requestedPage(request.url);
    const handler =
      requested.kind === 'page' && !requested.isFragment ? row.handlerFor(requested, request.headers.cookie) : null;
    if (!handler) return sendWrongMethod(reply, 'GET, HEAD');
    if (!isOwnForm(request, origin)) return refuse(request, reply, 403);
    handlers.set(request, handler);
    if (!isFileForm(request)) return undefined;
    if (!handler.takesFiles) return refuse(request, reply, 415);
    return onUpload.call(server, request, reply);
  };

  server.route({
    method: 'POST',
    url: row.url,
    bodyLimit: row.bodyLimit,
    config: { kind: 'form' },
    onRequest: [admit, ...onRequest],
    errorHandler: (error, request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) throw error;
      void refuse(request, reply, statusCode);
    },
    handler: async (request, reply) => {
      const handler = handlers.get(request);
      const lang = langOf(request);
      if (!handler || !request.body) return refuse(request, reply, 415);
      if (!isFileForm(request)) return handler({ request, reply, fields: request.body as Fields, lang });
      return handler({ request, reply, lang, ...(await readFileForm(request)) });
    },
  });
}

/** Forms of visitors without JavaScript (docs/decisions/0008): a plain POST to an address of the site. */
export async function formRoutes(server: FastifyInstance, options: FormRoutesOptions): Promise<void> {
  readForms(server);
  for (const row of rowsOf(options.forms)) formRoute(server, row, options);
}
