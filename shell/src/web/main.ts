/* The web process: `node shell/src/web/main.ts`. */
import { once } from 'node:events';
import { openStore } from 'delivery/store';
import { createWebServer } from './http/app.ts';
import { readConfig, type WebConfig } from './config.ts';
import { followConstellations, type ConstellationsOptions } from './constellation/constellations.ts';
import { watchContent, type ContentWatch } from './service/content-watch.ts';
import { createAssetServer, createMediaServer } from './http/files.ts';
import { keepAnswers } from './service/kept-answers.ts';
import { createLog, errorFields, type Log } from './log.ts';
import { createDocuments } from './documents/documents.ts';
import { openMetrics } from './metrics/web-metrics.ts';
import { createFormPosts } from './page/form-posts.ts';
import { createPages } from './page/pages.ts';
import { createPreviewImages } from './preview/preview-images.ts';
import { proveAddress, type RenderContext } from './page/render-request.ts';
import { createServiceClient, type ServiceClient } from './service/service-client.ts';
import { createServiceProxy } from './service/service-proxy.ts';
import { createSiteData } from './service/site-data.ts';
import { createSubscribeForm } from './service/subscribe-form.ts';

/** Milliseconds in which open requests may end after a signal. */
const GRACE = 8000;

interface Surroundings {
  service: ServiceClient;
  content: ContentWatch;
  config: WebConfig;
  log: Log;
}

/** What pages and documents are made with. */
function createContext({ service, content, config, log }: Surroundings): RenderContext {
  const { origin, shareOrigin } = config;
  const report: RenderContext['report'] = (error, { section, page }) => {
    log.warn({ section, page, ...errorFields(error) }, 'a page met a fault');
  };
  const siteData = createSiteData(service, content, (error) => report(error, { section: 'shell', page: 'frame' }));
  return { call: keepAnswers(service, content), siteData, report, origin, shareOrigin };
}

async function start(config: WebConfig, log: Log): Promise<() => Promise<void>> {
  const service = createServiceClient(config.apiUrl);
  const content = await watchContent(service);
  const context = createContext({ service, content, config, log });
  const store = openStore(config.dataDir);
  const prove: ConstellationsOptions['prove'] = (snapshot, address) => proveAddress(snapshot, context, address);
  const constellations = await followConstellations({ store, origin: config.origin, log, prove });
  const snapshot = () => {
    if (!constellations.current) throw new Error('no constellation has been promoted');
    return constellations.current;
  };
  let closing = false;
  const metrics = config.metrics && (await openMetrics(config.metrics));
  const previews = createPreviewImages({ snapshot, context });
  const server = createWebServer({
    pages: createPages({ snapshot, content, context, keeps: config.pageCache, note: metrics?.noteCache }),
    documents: createDocuments({ snapshot, content, context, previews, isProduction: config.isProduction }),
    metrics,
    assets: createAssetServer(store),
    media: createMediaServer(config.mediaDir, (path) => content.isHidden(path)),
    proxy: createServiceProxy(service, log),
    forms: createFormPosts({ snapshot, context, service }),
    subscribe: createSubscribeForm(service, (path) => snapshot().site.match(path) !== null),
    troubles: () => [
      ...(closing ? ['closing'] : []),
      ...(constellations.current ? [] : ['no constellation serves']),
      ...(content.reachable ? [] : ['the service does not answer']),
    ],
    log,
  });
  server.listen(config.port, config.host);
  await once(server, 'listening');
  log.info({ address: server.address() }, 'ready');
  return async () => {
    closing = true;
    metrics?.close();
    constellations.close();
    content.close();
    server.close();
    server.closeIdleConnections();
    const force = setTimeout(() => server.closeAllConnections(), GRACE);
    await once(server, 'close');
    clearTimeout(force);
    await service.close();
    log.info('closed');
  };
}

async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  process.setSourceMapsEnabled(true);
  const stop = await start(config, log);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().catch((error: unknown) => {
        log.error(errorFields(error), 'closing failed');
        process.exitCode = 1;
      });
    });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
