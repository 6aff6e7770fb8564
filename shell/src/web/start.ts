import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { BrowserStatus } from 'delivery/browser-status';
import type { Preview } from 'delivery/preview';
import type { Constellation } from 'shared/contract/section/release';
import { trustedNetworks } from 'shared/limits/trusted-networks';
import { isTrustedPeer } from 'shared/limits/visitor-address';
import { openTracing } from 'shared/tracing/open-tracing';
import type { WebConfig } from './config.ts';
import type { Constellations, ConstellationsOptions } from './constellation/constellations.ts';
import { openSnapshot, type Snapshot, type SnapshotSource } from './constellation/snapshot.ts';
import { watchContent, type ContentWatch } from './service/content-watch.ts';
import { versionName } from './http/edge-headers.ts';
import { createAssetServer, createMediaServer } from './http/static-files.ts';
import { createReadiness } from './health/readiness.ts';
import { rendererCheck } from './health/renderer-check.ts';
import { serviceCheck } from './health/service-check.ts';
import { keepAnswers } from './service/kept-answers.ts';
import { errorFields, type Log } from './log.ts';
import { createDocuments } from './documents/documents.ts';
import { createFreshness, type Freshness } from './metrics/freshness.ts';
import { openMetrics, type WebMetrics } from './metrics/web-metrics.ts';
import { createFormPosts, type FormPosts } from './page/form-posts.ts';
import { createFormStates, type FormStates } from './page/form-state.ts';
import { openFormStateKey } from './page/form-state-key.ts';
import { createPreferencesForm } from './page/preferences-form.ts';
import { createPages, type Pages } from './page/pages.ts';
import { prepareStandby } from './page/prepare-standby.ts';
import { openStandbyPages } from './page/standby-pages.ts';
import { createPreviewedSets } from './previewed/previewed-sets.ts';
import { openPreviewedSite, type PreviewedSite, type PreviewedSiteOptions } from './previewed/previewed-site.ts';
import { showPreviews } from './previewed/show-previews.ts';
import { hearReports } from './rollout/browser-faults.ts';
import { comparisonsOf } from './rollout/comparisons.ts';
import type { ShareOptions } from './rollout/open-share.ts';
import type { RolloutOrders } from './rollout/rollouts.ts';
import { showRollout } from './rollout/show-rollout.ts';
import { createPreviewImages } from './preview/preview-images.ts';
import { proveAddress, proveFrame, tryPage, type RenderContext } from './page/render-request.ts';
import type { PageAddress } from './page/route-address.ts';
import { createThrownPages } from './page/thrown-pages.ts';
import { createWatchedPool } from './renderers/watched-pool.ts';
import { createServiceClient, type ServiceClient } from './service/service-client.ts';
import { createServiceProxy } from './service/service-proxy.ts';
import { createSiteData } from './service/site-data.ts';
import { createSubscribeForm, notSubscribed } from './service/subscribe-form.ts';
import type { FormHandlers } from './server/form-routes.ts';
import { openVisitorLimits } from './server/visitor-limits.ts';
import { createWebServer } from './server/server.ts';

/** Milliseconds in which open requests may end after a signal. */
const GRACE = 8000;

/** Where releases come from, and which of them serve. */
export interface Delivered {
  store: SnapshotSource['store'];
  /** Begins to serve sets, each once it was opened. */
  follow: (
    sets: Pick<ConstellationsOptions, 'open' | 'prove' | 'proveFrame' | 'tryPage' | 'recordFall' | 'recordPromotion'>,
  ) => Promise<Constellations>;
  readPreview: (key: string) => Promise<Preview | null>;
  /** How the content is followed where the service itself does not tell. */
  contentState?: (service: ServiceClient) => ReturnType<ServiceClient['contentState']>;
  /** What a share of visitors is to get first, where that can be ordered. */
  rollouts?: RolloutOrders;
  /** What browsers report of releases that serve everybody, where that is written down. */
  browsers?: { known: BrowserStatus; report: (status: BrowserStatus) => Promise<void> };
  /** Told of releases whose files were asked for. */
  onUse?: (release: { app: string; version: string }) => void;
  /** Told of renderers that failed, by release (`app@version`) and page. */
  onFailure?: (release: string, page: string) => void;
  /** Told of what a page met, beside the log. */
  onFault?: (error: unknown, section: string) => void;
  /** What one way to serve has beside the site's own addresses. */
  routes?: (server: FastifyInstance) => void;
}

interface Dependencies {
  delivered: Delivered;
  service: ServiceClient;
  content: ContentWatch;
  config: WebConfig;
  log: Log;
  metrics: WebMetrics | undefined;
  freshness: Freshness | undefined;
}

/** What pages and documents are made with. */
function createContext({
  service,
  content,
  config,
  log,
  delivered,
}: Omit<Dependencies, 'metrics' | 'freshness'>): RenderContext {
  const { origin, shareOrigin } = config;
  const report: RenderContext['report'] = (error, { section, page }) => {
    log.warn({ section, page, ...errorFields(error) }, 'a page met a fault');
    delivered.onFault?.(error, section);
  };
  const call = keepAnswers(service, content);
  const siteData = createSiteData(call, content, (error) => report(error, { section: 'shell', page: 'frame' }));
  return { call, siteData, report, origin, shareOrigin };
}

function contentOf(service: ServiceClient, delivered: Delivered, freshness: Freshness | undefined) {
  const contentState = () => delivered.contentState?.(service) ?? service.contentState();
  return watchContent({ contentState }, (at) => freshness?.note('content', at));
}

type Snapshots = () => Snapshot;

interface FormsOptions {
  snapshot: Snapshots;
  origin: string;
  posts: FormPosts;
}

function formStatesOf({ dataDir, formStateKey, origin }: WebConfig): FormStates {
  return createFormStates({ key: openFormStateKey(dataDir, formStateKey), isSecure: origin.startsWith('https:') });
}

function formsOf(service: ServiceClient, { snapshot, origin, posts }: FormsOptions): FormHandlers {
  return {
    subscribe: createSubscribeForm(service, () => snapshot().links),
    notSubscribed,
    preferences: createPreferencesForm(origin),
    pageForm: (address) => posts.handlerFor(address),
  };
}

/** Starts renderers, whose faults are counted; a release that fails too often gives way to the one before it. */
function poolOf({ config, log, metrics, delivered }: Dependencies, giveWay: Constellations['giveWay']) {
  return createWatchedPool({
    settings: config.renderers,
    log,
    recordFault: (release, page) => {
      metrics?.recordFault(release, page);
      delivered.onFailure?.(release, page);
    },
    onLastStrike: giveWay,
  });
}

async function measured({ metrics: settings }: WebConfig): Promise<Pick<Dependencies, 'metrics' | 'freshness'>> {
  const metrics = settings && (await openMetrics(settings));
  return { metrics, freshness: metrics && createFreshness(metrics) };
}

async function follow(dependencies: Dependencies) {
  const { config, delivered, metrics } = dependencies;
  const { store } = delivered;
  const context = createContext(dependencies);
  const { origin, shareOrigin } = config;
  // Nothing that fails before the first set serves can give way to anything.
  const late: { constellations?: Constellations } = {};
  const pool = poolOf(dependencies, (strike) => late.constellations?.giveWay(strike));
  const tryAt = (snapshot: Snapshot, address: PageAddress) => tryPage(snapshot, context, address);
  context.thrown = createThrownPages({ tryPage: tryAt, onStrike: (thrown) => pool.countThrow(thrown) });
  const open = (id: string, set?: Constellation) =>
    openSnapshot({ store, id, ...(set && { set }), origin, shareOrigin, pool });
  const proof: ShareOptions['proof'] = {
    prove: (snapshot, address) => proveAddress(snapshot, context, address),
    proveFrame: (snapshot, lang) => proveFrame(snapshot, context, lang),
  };
  const following = await delivered.follow({
    open,
    ...proof,
    tryPage: tryAt,
    recordFall: () => metrics?.recordFallback('release'),
    recordPromotion: dependencies.freshness && ((at) => dependencies.freshness?.note('release', at)),
  });
  late.constellations = following;
  const snapshot: Snapshots = () => {
    if (!following.current) throw new Error('no constellation has been promoted');
    return following.current;
  };
  const serving = () => following.current ?? null;
  return { context, constellations: following, snapshot, serving, open, proof };
}

const standbyOf = ({ dataDir }: WebConfig, log: Log) =>
  openStandbyPages(path.join(dataDir, 'standby'), (error) =>
    log.warn(errorFields(error), 'standby pages cannot be read'),
  );

function limitsOf({ pagesPerMinute: perMinute, redisUrl, trustedProxies }: WebConfig, log: Log) {
  return openVisitorLimits({ perMinute, redisUrl, trustedProxies, log });
}

const previewedSetsOf = ({ readPreview }: Delivered, options: PreviewedSiteOptions) =>
  createPreviewedSets<PreviewedSite>({
    read: readPreview,
    open: (preview) => openPreviewedSite(options, preview),
  });

function tracingOf({ tracing: settings, trustedProxies }: WebConfig, log: Log) {
  const proxies = trustedNetworks(trustedProxies);
  const isTrusted = ({ socket }: IncomingMessage) => isTrustedPeer(socket.remoteAddress, proxies);
  return openTracing({ settings, service: 'web', isTrusted, onLoss: (lost) => log.warn(lost, 'traces were lost') });
}

type Making = Pick<Parameters<typeof createDocuments>[0], 'snapshot' | 'content' | 'context'>;

const documentsOf = (making: Making, pages: Pages, { isProduction }: WebConfig) =>
  createDocuments({ ...making, previews: createPreviewImages({ pages }), isProduction });

interface State {
  isClosing: () => boolean;
  serving: () => Snapshot | null;
}

/** What is told of this process. */
const healthOf = ({ content, service }: Pick<Dependencies, 'content' | 'service'>, { isClosing, serving }: State) => ({
  version: () => {
    const set = serving();
    return set && versionName({ constellation: set.id, content: content.version });
  },
  problems: createReadiness({
    process: () => (isClosing() ? 'closing' : null),
    constellation: () => (serving() ? null : 'no constellation serves'),
    renderers: rendererCheck(serving),
    content: () => (content.silence.aborted ? 'the service does not say its content version' : null),
    service: serviceCheck(service),
  }),
});

/** Serves the site until the result is called. */
export async function start(config: WebConfig, log: Log, delivered: Delivered): Promise<() => Promise<void>> {
  const service = createServiceClient(config.apiUrl, config.tracing !== undefined);
  const { metrics, freshness } = await measured(config);
  const content = await contentOf(service, delivered, freshness);
  const followed = await follow({ service, content, config, log, metrics, freshness, delivered });
  const { constellations, snapshot, serving, open } = followed;
  let closing = false;
  const standby = await standbyOf(config, log);
  const states = formStatesOf(config);
  const others = { open, content, context: followed.context, service, states };
  const sharing = { ...others, serving, proof: followed.proof, keeps: config.pageCache };
  const { rollouts, faults, context } = comparisonsOf({ delivered, config, log, metrics }, sharing, constellations);
  const posts = createFormPosts({ snapshot, context, service, states });
  const previewed = previewedSetsOf(delivered, others);
  const making = { snapshot, serving, content, context };
  const notes = { note: metrics?.recordCache, recordStandby: () => metrics?.recordFallback('page') };
  const pages = createPages({ ...making, ...notes, keeps: config.pageCache, standby, forms: posts });
  const [limits, tracing] = await Promise.all([limitsOf(config, log), tracingOf(config, log)]);
  const live = {
    pages,
    documents: documentsOf(making, pages, config),
    proxy: hearReports(createServiceProxy(service, { silence: () => content.silence, log }), [rollouts, faults]),
    forms: formsOf(service, { snapshot, origin: config.origin, posts }),
  };
  const server = await createWebServer({
    ...showPreviews(showRollout(live, rollouts), previewed),
    previewed,
    takesPart: rollouts && ((headers) => rollouts.takesPart(headers)),
    onPage: faults?.meet,
    more: delivered.routes,
    assets: createAssetServer(delivered.store, delivered.onUse),
    media: createMediaServer(config.mediaDir, (path) => content.isHidden(path)),
    ...healthOf({ content, service }, { isClosing: () => closing, serving }),
    origin: config.origin,
    metrics,
    tracing,
    limits,
    loopDelay: config.loopDelay,
    log,
  });
  await listen(server, config, log);
  const preparing = prepareStandby({ standby, pages, serving, content, log });
  return async () => {
    closing = true;
    for (const part of [metrics, preparing, content]) part?.close();
    await closeServer(server);
    await closeAll([previewed, rollouts, faults, constellations, service, limits, tracing]);
    log.info('closed');
  };
}

async function listen(server: FastifyInstance, { port, host }: WebConfig, log: Log): Promise<void> {
  await server.listen({ port, host });
  log.info({ address: server.server.address() }, 'ready');
}

async function closeAll(parts: readonly ({ close(): unknown } | undefined)[]): Promise<void> {
  for (const part of parts) await part?.close();
}

/** Open requests may end; what takes longer is cut. */
async function closeServer(server: Awaited<ReturnType<typeof createWebServer>>): Promise<void> {
  const force = setTimeout(() => server.server.closeAllConnections(), GRACE);
  await server.close();
  clearTimeout(force);
}
