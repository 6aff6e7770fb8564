import fs from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ifRangeHolds, rangeOf } from 'shared/contract/call/byte-range';
import { LANGS, LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { mediaPick, MOST_PICKS, pickOf, RESOLUTIONS, type Resolution } from 'shared/contract/media/media';
import {
  MEDIA_DOWNLOAD_PAGE,
  MEDIA_TERMS_COOKIE,
  MEDIA_TERMS_PAGE,
  PICK_MARK,
  TAKE_PATH,
} from 'shared/contract/media/media-terms';
import { bundleKey } from 'shared/contract/media/media-bundle';
import { pageHref } from 'shared/contract/site/site-link';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Services } from '../../calls/call-table.ts';
import { isListed } from '../../middleware/conditional.ts';
import { visitorOf } from '../../middleware/guards.ts';
import { CallError } from '../../model/call-error.ts';
import type { Begun } from './bundle/bundle-making.service.ts';
import { bundlePath, filePath, namedFilePath, packFormPath } from './download-paths.model.ts';
import { typeOf } from './file-types.model.ts';
import type { SourceFile } from './source-files.adapter.ts';

const bundleParams = z.strictObject({ key: bundleKey });
const fileParams = z.strictObject({ id: mediaPick, resolution: z.enum(RESOLUTIONS) });
const packParams = z.strictObject({ id: mediaPick });
/** The fields of forms and links: a box that is not ticked is not sent at all. */
const takeFields = {
  language: z.enum([String(LANG_CODE.cn), String(LANG_CODE.en)]).default(String(LANG_CODE.cn)),
  resolution: z.enum(RESOLUTIONS).default('original'),
  acceptTerms: z.literal('true').optional(),
};
const packQuery = z.strictObject(takeFields);
const picks = z.array(mediaPick).min(1).max(MOST_PICKS);
/** Once for each entry, as fields of a form, or several at once, as addresses have them. */
const picked = z.preprocess((given) => [given].flat().flatMap((one) => String(one).split(PICK_MARK)), picks);
const fileName = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+(?:\.[\w-]+)+$/);
const takeQuery = z.strictObject({ ...takeFields, pick: picked, file: fileName.optional() });
const namedParams = z.strictObject({ id: mediaPick, name: fileName });

/** Seconds for which a visitor need not accept the terms again. */
const TERMS_HOLD = 365 * 86_400;

/**
 * `GET /cn/api/media/take?pick=…&acceptTerms=true`: what links and forms without script begin a download with; leads to the
 * file or the ZIP file, or, where this visitor has not accepted the terms yet, to the page with them (spec M5).
 * `GET|HEAD /cn/api/media/download/…`: the bytes with their exact length, by ranges if wanted (RFC 9110 §14).
 */
export function downloadRoutes(app: FastifyInstance, services: Services): void {
  bytesRoutes(app, services);
  app.get(TAKE_PATH, { config: { cost: 'write' }, schema: { querystring: takeQuery } }, async (request, reply) => {
    const { pick, ...rest } = request.query as z.output<typeof takeQuery>;
    return take(services, { ...rest, picks: pick }, { request, reply });
  });
  app.get(
    packFormPath(':id'),
    { config: { cost: 'write' }, schema: { params: packParams, querystring: packQuery } },
    async (request, reply) => {
      const { id } = request.params as z.output<typeof packParams>;
      return take(
        services,
        { ...(request.query as z.output<typeof packQuery>), picks: [id], isPacked: true },
        { request, reply },
      );
    },
  );
}

function bytesRoutes(app: FastifyInstance, { downloads }: Services): void {
  const method = ['GET', 'HEAD'];
  const config = { cost: 'read' } as const;
  app.route({
    method,
    url: bundlePath(':key.zip'),
    config,
    schema: { params: bundleParams },
    handler: async (request, reply) => {
      const { key } = request.params as z.output<typeof bundleParams>;
      const bundle = await downloads.open(key, visitorOf(request));
      // The key is a hash of everything in the file, whose bytes follow from it: a strong tag (RFC 9110 §8.8.3).
      return sendBytes({ ...bundle, tag: key, type: 'application/zip' }, { request, reply });
    },
  });
  app.route({
    method,
    url: filePath(':id', ':resolution'),
    config,
    schema: { params: fileParams },
    handler: async (request, reply) => {
      const { id, resolution } = request.params as z.output<typeof fileParams>;
      return sendSource(await downloads.file(id, resolution), { request, reply });
    },
  });
  app.route({
    method,
    url: namedFilePath(':id', ':name'),
    config,
    schema: { params: namedParams },
    handler: async (request, reply) => {
      const { id, name } = request.params as z.output<typeof namedParams>;
      return sendSource(await downloads.fileOfFilm(id, name), { request, reply });
    },
  });
}

function sendSource({ name, path, size, sha256 }: SourceFile, exchange: Exchange) {
  const read = async (span?: { from: number; to: number }) =>
    fs.createReadStream(path, span ? { start: span.from, end: span.to } : {});
  return sendBytes({ fileName: name, size, tag: sha256, type: typeOf(name), read }, exchange);
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type TakeRequest = z.output<typeof packQuery> & {
  picks: readonly string[];
  /** Also one file comes as a ZIP file, with its caption and licence. */
  isPacked?: boolean;
  /** One file of a film, by its name. */
  file?: string | undefined;
};

const hasAccepted = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').split(/;\s*/).includes(`${MEDIA_TERMS_COOKIE}=1`);

async function take({ downloads }: Services, wanted: TakeRequest, { request, reply }: Exchange): Promise<FastifyReply> {
  const { acceptTerms } = wanted;
  void reply.header('cache-control', 'no-store');
  if (acceptTerms === undefined && !hasAccepted(request)) return reply.redirect(termsHref(wanted), 303);
  try {
    const to = await addressOf(downloads, wanted, visitorOf(request));
    if (acceptTerms !== undefined) void reply.header('set-cookie', acceptedCookie(request));
    return await reply.redirect(to, 303);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return reply.redirect(termsHref(wanted, error.code), 303);
  }
}

/** Where the file or the ZIP file is. @throws {CallError} as {@link Services.downloads} says */
async function addressOf(downloads: Services['downloads'], wanted: TakeRequest, visitor: string | undefined) {
  const { picks: chosen, resolution, file, isPacked = false } = wanted;
  if (file !== undefined) {
    const [pick = ''] = chosen;
    const { id } = pickOf(pick);
    await downloads.fileOfFilm(id, file);
    return namedFilePath(id, file);
  }
  const isOne = !isPacked && (await downloads.isOneFile(chosen));
  return isOne
    ? oneFile(chosen, resolution)
    : bundleHref(await downloads.begin({ ids: [...chosen], resolution }, visitor), langOf(wanted));
}

function oneFile([pick = '']: readonly string[], resolution: Resolution): string {
  const said = pickOf(pick);
  return filePath(said.id, said.resolution ?? resolution);
}

/** It says that somebody accepted, not who; nobody but this service reads it. */
function acceptedCookie({ headers }: FastifyRequest): string {
  const secure = headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
  return `${MEDIA_TERMS_COOKIE}=1; Path=${API_PREFIX}/media; Max-Age=${TERMS_HOLD}; HttpOnly; SameSite=Lax${secure}`;
}

const langOf = ({ language }: Pick<TakeRequest, 'language'>): Lang =>
  LANGS.find((one) => String(LANG_CODE[one]) === language) ?? 'cn';

/** The ZIP file, or where it takes longer the page that says how far it is. */
function bundleHref({ key, order, url, isReady }: Begun, lang: Lang): string {
  if (isReady) return url;
  return pageHref(lang, `${MEDIA_DOWNLOAD_PAGE}?${new URLSearchParams({ key, order }).toString()}`);
}

/** The page with the terms, which knows what was wanted, and what came of it. */
function termsHref({ picks: chosen, resolution, language, file }: TakeRequest, refused?: string): string {
  const lang = langOf({ language });
  const query = new URLSearchParams({ picks: chosen.join(PICK_MARK) });
  if (file !== undefined) query.set('file', file);
  if (resolution !== 'original') query.set('resolution', resolution);
  if (refused !== undefined) query.set('refused', refused);
  return pageHref(lang, `${MEDIA_TERMS_PAGE}?${query.toString()}`);
}

interface Given {
  tag: string;
  type: string;
  fileName: string;
  /** Bytes. */
  size: number;
  read: (span?: { from: number; to: number }) => Promise<NodeJS.ReadableStream>;
}

async function sendBytes({ tag, type, fileName, size, read }: Given, { request, reply }: Exchange) {
  const { headers, method } = request;
  const etag = `"${tag}"`;
  void reply.headers({ etag, 'accept-ranges': 'bytes' });
  if (isListed(headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = headers['if-range'];
  const holds = ifRangeHolds(typeof ifRange === 'string' ? ifRange : undefined, etag);
  const wanted = method === 'GET' && holds ? rangeOf(headers.range, size) : ({ kind: 'all' } as const);
  if (wanted.kind === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  void reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`);
  if (wanted.kind === 'all') {
    void reply.header('content-length', size);
    return reply.send(method === 'HEAD' ? undefined : await read());
  }
  const { from, to } = wanted;
  void reply.code(206).headers({ 'content-range': `bytes ${from}-${to}/${size}`, 'content-length': to - from + 1 });
  return reply.send(await read({ from, to }));
}
