import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { API_PREFIX, ASSET_PREFIX, BASE, MEDIA_PREFIX } from 'shared/contract/site/site';
import { CV_MESSAGE_BYTES, CV_PATH } from 'shared/contract/talent/cv-file';
import { DEFAULT_LANG } from 'shared/contract/text/lang';
import { documentAddress } from '../documents/document-address.ts';
import type { Documents } from '../documents/documents.ts';
import { NEVER_KEPT, redirect, sendText } from '../http/answers.ts';
import type { FileServer } from '../http/static-files.ts';
import type { Pages } from '../page/pages.ts';
import { previewRoutes, type PreviewRoutesOptions } from '../previewed/preview-routes.ts';
import { answerCallFaults, readCallBodies } from '../service/service-proxy.ts';
import type { CostHooks } from './load.ts';
import { formRoutes, type FormHandlers } from './form-routes.ts';

/** Where {@link documentAddress} looks for documents. */
const DOCUMENT_PATHS = [
  '/:file',
  '/.well-known/security.txt',
  `${BASE}/icons/:file`,
  `${BASE}/mf/discovery.json`,
  `${BASE}/mf/:app/mf-manifest.json`,
  `${BASE}/og/:lang/:file`,
  `${BASE}/qr/:file`,
  `${BASE}/lines/:version/:kind/:file`,
  `${BASE}/:lang/site.webmanifest`,
  `${BASE}/:lang/stored/:file`,
  `${BASE}/:lang/feeds/:file`,
  `${BASE}/:lang/menu/:file`,
];

export interface WebRoutes {
  pages: Pages;
  documents: Documents;
  assets: FileServer;
  media: FileServer;
  proxy: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  forms: FormHandlers;
  /** Reasons why this process should get no traffic; none when ready. */
  problems: () => Promise<string[]>;
  /** What pages are made of at this moment, by its name; null before there is any. */
  version: () => string | null;
  /** Sets that are shown before they are promoted. */
  previewed: PreviewRoutesOptions['sets'];
  /** Addresses that only one way to serve has. */
  more?: ((server: FastifyInstance) => void) | undefined;
  /** `https://host` of the site. */
  origin: string;
}

type Rest = { Params: { '*': string } };

function healthRoutes(server: FastifyInstance, { problems, version }: WebRoutes): void {
  const config = { kind: 'health', light: true } as const;
  server.get('/health/live', { config }, (_request, reply) =>
    sendText(reply, { status: 200, text: 'alive', headers: NEVER_KEPT }),
  );
  server.get('/health/ready', { config }, async (_request, reply) => {
    const late = server.isUnderPressure() ? ['the event loop is late'] : [];
    const reasons = [...late, ...(await problems())];
    const [status, text] = reasons.length === 0 ? [200, 'ready'] : [503, reasons.join('\n')];
    return sendText(reply, { status, text, headers: NEVER_KEPT });
  });
  // For caches in front of the site, which ask about once a second.
  server.get('/health/version', { config }, (_request, reply) => {
    const name = version() ?? 'none';
    return sendText(reply, { status: 200, text: name, headers: { ...NEVER_KEPT, 'site-version': name } });
  });
}

function fileRoutes(server: FastifyInstance, { assets, media }: WebRoutes): void {
  const config = { kind: 'file', light: true } as const;
  server.get<Rest>(`${ASSET_PREFIX}/*`, { config }, (request, reply) => assets(request, reply, request.params['*']));
  server.get<Rest>(`${MEDIA_PREFIX}/*`, { config }, (request, reply) => media(request, reply, request.params['*']));
}

type ServiceRoutes = Pick<WebRoutes, 'proxy'> & { limits: Pick<CostHooks, 'call' | 'upload'> };

async function serviceRoutes(server: FastifyInstance, { proxy, limits }: ServiceRoutes): Promise<void> {
  readCallBodies(server);
  server.setErrorHandler(answerCallFaults);
  const config = { kind: 'service' } as const;
  server.all(`${API_PREFIX}/*`, { config, onRequest: limits.call }, proxy);
  const upload = { config, bodyLimit: CV_MESSAGE_BYTES, onRequest: limits.upload };
  server.post(`${API_PREFIX}/${CV_PATH}`, upload, proxy);
}

function documentRoutes(server: FastifyInstance, routes: WebRoutes, onRequest: onRequestAsyncHookHandler[]): void {
  const { documents, pages } = routes;
  for (const path of DOCUMENT_PATHS) {
    server.get(path, { config: { kind: 'document' }, onRequest }, (request, reply) => {
      const address = documentAddress(request.url);
      if (address) return documents.send(request, reply, address);
      return path.startsWith(BASE) ? pages.serve(request, reply) : pages.serveNotFound(request, reply);
    });
  }
}

function pageRoutes(server: FastifyInstance, { pages }: WebRoutes, onRequest: onRequestAsyncHookHandler[]): void {
  const options = { config: { kind: 'page' }, onRequest } as const;
  server.get('/', { config: { kind: 'page' } }, (_request, reply) => redirect(reply, 302, `${BASE}/${DEFAULT_LANG}`));
  server.get(BASE, options, pages.serve);
  server.get(`${BASE}/*`, options, pages.serve);
  server.get('*', options, pages.serveNotFound);
}

/**
 * Every address of the site.
 * @param limits before what has to be rendered, drawn or asked for
 */
export function registerRoutes(server: FastifyInstance, routes: WebRoutes, limits: CostHooks): void {
  const onRequest = [limits.page];
  healthRoutes(server, routes);
  fileRoutes(server, routes);
  documentRoutes(server, routes, onRequest);
  routes.more?.(server);
  pageRoutes(server, routes, onRequest);
  server.register(previewRoutes, { sets: routes.previewed, origin: routes.origin, onRequest });
  server.register(serviceRoutes, { proxy: routes.proxy, limits });
  server.register(formRoutes, { forms: routes.forms, origin: routes.origin, onRequest, onUpload: limits.upload });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an address asks for, in the metrics and the log. */
    kind?: 'document' | 'file' | 'form' | 'health' | 'page' | 'preview' | 'service';
    /** Costs so little that it is answered under any load. */
    light?: boolean;
  }
}
