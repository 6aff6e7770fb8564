import { readFileSync } from 'node:fs';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { BASE } from 'shared/contract/site/site';
import { DEFAULT_LANG, isLang } from 'shared/contract/text/lang';
import { NEVER_KEPT, redirectOnce, sendText } from '../http/answers.ts';
import { FILE_HEADERS } from '../http/security-headers.ts';
import { BANNER_STYLES, PREVIEW_PATH } from './banner.ts';
import { previewCookie } from './preview-cookie.ts';
import type { PreviewedSets, Shown } from './previewed-sets.ts';

const STYLES = readFileSync(new URL('banner.css', import.meta.url));
/** A page of the site, as a reviewer may be sent to it. */
const PAGE = /^\/cn\/(?:cn|en)(?:\/[\w-][\w.-]*)*(?:\?[\w=&.%-]*)?$/;
const OVER = 'This preview has ended or was taken back. 此预览已结束或已撤回。';

export interface PreviewRoutesOptions {
  sets: Pick<PreviewedSets<Shown>, 'find'>;
  /** `https://host` of the site. */
  origin: string;
  /** Limits, before anything is looked up. */
  onRequest: onRequestAsyncHookHandler[];
}

/** Where a preview is opened (`<key>?to=<page>`) and left; both answer with a cookie and the page to go to. */
export async function previewRoutes(
  server: FastifyInstance,
  { sets, origin, onRequest }: PreviewRoutesOptions,
): Promise<void> {
  const isSecure = origin.startsWith('https:');
  const noindex = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  const config = { kind: 'preview' } as const;

  server.get(BANNER_STYLES, { config: { kind: 'preview', light: true } }, (_request, reply) =>
    reply
      .headers({ ...FILE_HEADERS, 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(STYLES),
  );
  server.get<{ Params: { lang: string } }>(`${PREVIEW_PATH}/leave/:lang`, { config, onRequest }, (request, reply) => {
    const { lang } = request.params;
    reply.headers({ ...noindex, 'set-cookie': previewCookie({ key: '', seconds: 0, isSecure }) });
    return redirectOnce(reply, 303, `${BASE}/${isLang(lang) ? lang : DEFAULT_LANG}`);
  });
  server.get<{ Params: { key: string }; Querystring: { to?: unknown } }>(
    `${PREVIEW_PATH}/:key`,
    { config, onRequest },
    async (request, reply) => {
      reply.headers(noindex);
      const preview = await sets.find(request.params.key);
      if (!preview) return sendText(reply, { status: 410, text: OVER, headers: NEVER_KEPT });
      const seconds = Math.ceil((Date.parse(preview.until) - Date.now()) / 1000);
      const { to } = request.query;
      const page = typeof to === 'string' && PAGE.test(to) ? to : `${BASE}/${DEFAULT_LANG}`;
      reply.header('set-cookie', previewCookie({ key: preview.key, seconds, isSecure }));
      return redirectOnce(reply, 303, page);
    },
  );
}
