import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { TOGETHER_CALLS } from 'shared/contract/call/together.calls';
import type { TracedRequests } from 'shared/tracing/traced-requests';
import type { CallTable, Services, VisitorServices } from './calls/call-table.ts';
import type { Config } from './settings/config.ts';
import type { Db, PoolLoad, ReportFault } from './db/client.ts';
import type { Replica } from './db/reads/replica.ts';
import { healthRoutes } from './calls/health.routes.ts';
import { registerCalls } from './middleware/call-routes.ts';
import { tagAnswers } from './middleware/conditional.ts';
import { failure } from './middleware/envelope.ts';
import { answerFaults, describe, sendFault } from './middleware/fault-answers.ts';
import { guard, requestId, type Gate } from './middleware/guards.ts';
import { createLog, faultReporter } from './middleware/log.ts';
import { shedLoad } from './middleware/load-shedding.ts';
import { measureRequests, Metrics } from './middleware/metrics.ts';
import { openLimits } from './middleware/request-limits.ts';
import { CallError } from './model/call-error.ts';
import { traceCalls } from './middleware/trace-calls.ts';
import { runEvery } from './model/run-every.ts';
import { announcementCalls } from './modules/announcement/announcement.routes.ts';
import { applicationCalls, applicationFiles } from './modules/application/application.routes.ts';
import { ArticleHits } from './modules/article/article-hits.service.ts';
import { articleCalls } from './modules/article/article.routes.ts';
import { bookingCalls } from './modules/booking/booking.routes.ts';
import { settleRequests } from './modules/booking/large/request.service.ts';
import { brandCalls } from './modules/brand/brand.routes.ts';
import { contentCalls } from './modules/content/content.routes.ts';
import { openBodyKeys } from './modules/crypto/body-keys.service.ts';
import { cryptoCalls } from './modules/crypto/crypto.routes.ts';
import { Unsealer } from './modules/crypto/unseal.service.ts';
import { dealerCalls } from './modules/dealer/dealer.routes.ts';
import { investorCalls, investorFiles } from './modules/investor/investor.routes.ts';
import { jobCalls, programmeCalendarRoutes } from './modules/job/job.routes.ts';
import { downloadRoutes } from './modules/media/download.routes.ts';
import { Downloads } from './modules/media/download.service.ts';
import { mediaCalls } from './modules/media/media.routes.ts';
import { menuCalls } from './modules/menu/menu.routes.ts';
import { pageModuleCalls } from './modules/page-module/page-module.routes.ts';
import { performanceCalls } from './modules/performance/performance.routes.ts';
import { pressFiles } from './modules/press/press-files.routes.ts';
import { pressCalls } from './modules/press/press.routes.ts';
import { receiptRoutes } from './modules/outbox/receipts.routes.ts';
import { runRetention } from './modules/private-data/retention.service.ts';
import { searchCalls } from './modules/search/search.routes.ts';
import { siteCalls } from './modules/site/site.routes.ts';
import { httpFeed } from './modules/stock/http-feed.adapter.ts';
import { recordedFeed } from './modules/stock/recorded-feed.adapter.ts';
import { replayClock } from './modules/stock/replay-clock.model.ts';
import { stockCalls } from './modules/stock/stock.routes.ts';
import { alertCalls } from './modules/subscription/alerts/alert.routes.ts';
import { pressAlertCalls } from './modules/subscription/press/press-alert.routes.ts';
import { PRESS_ALERTS } from './modules/subscription/press/press-alerts.service.ts';
import { jobAlertCalls } from './modules/subscription/vacancies/job-alert.routes.ts';
import { VACANCY_ALERTS } from './modules/subscription/vacancies/vacancy-alerts.service.ts';
import { alertWriter } from './modules/subscription/alerts/alert-writer.service.ts';
import { ANNOUNCEMENT_ALERTS } from './modules/subscription/alerts/announcement-alerts.service.ts';
import { subscriptionCalls, subscriptionPages } from './modules/subscription/subscription.routes.ts';
import { activityCalendarRoutes } from './modules/topic/activity-calendar.routes.ts';
import { topicCalls } from './modules/topic/topic.routes.ts';
import { writeThanks } from './modules/booking/feedback/thanks.service.ts';
import { writeReminders } from './modules/booking/messages/reminder.service.ts';
import { waitingCalls } from './modules/booking/waiting/waiting.routes.ts';
import { settleWaiting } from './modules/booking/waiting/waiting-settle.service.ts';
import { exportRoutes } from './exports/export.routes.ts';
import { browseCalls } from './calls/api-browser.ts';
import { describeCalls } from './calls/openapi.ts';
import { togetherCalls } from './calls/together.ts';
import { openStorage } from './storage/open-storage.ts';
import { openVisitorServices } from './visitor-services.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How long after its minute an announcement is written about, at most. */
const ALERTS_MS = 5000;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** How often slow connections are looked for; the default of Node is twice as long as the time for a request. */
const LOOK_FOR_SLOW_MS = 1000;

export interface App {
  server: FastifyInstance;
  services: Services;
  /** Readiness and calls answer 503 from here on. */
  refuse(): void;
  /** Stops taking requests, finishes those under way and writes what is counted. The database stays open. */
  close(): Promise<void>;
}

interface AppDependencies {
  config: Config;
  db: Db;
  /** A replica of the database, where imported tables are read. */
  replica?: Replica | undefined;
  /** How busy the database's pool is; without it only the event loop counts. */
  load?: () => PoolLoad;
  now?: () => number;
  log?: FastifyBaseLogger;
  /** Where traces are asked for. */
  tracing?: TracedRequests | undefined;
}

function calendarFiles(server: FastifyInstance, services: Services): void {
  activityCalendarRoutes(server, services);
  programmeCalendarRoutes(server, services);
}

/** The whole service without its socket: `server.ts` listens, tests call `server.inject`. */
export async function buildApp(dependencies: AppDependencies): Promise<App> {
  const { config, db, replica, load, now = Date.now, log, tracing } = dependencies;
  const gate: Gate = { closing: false };
  const server = createServer(log ?? createLog(config.logLevel));
  const report = faultReporter(server.log);
  const hits = new ArticleHits(db, config.hitsFlushMs, report);
  const keys = openBodyKeys(config);
  const unsealer = new Unsealer({ db, now, keys, legacy: config.bodyKeys.legacy });
  const visitors = openVisitorServices(config, replica ? { db, reads: replica } : db, now);
  const { content, pictures } = visitors;
  const quotes = config.quoteFeed ? httpFeed(config.quoteFeed) : recordedFeed(content);
  const marketNow = replayClock(config.quoteReplayAt, now);
  const metrics = new Metrics({ load, replica, outbox: visitors.outbox, codes: visitors.codes });
  const hash = (visitor: string) => visitors.data.hash('visitor', visitor);
  const limits = await openLimits({ config, db, hash, log: server.log });
  const storage = await openStorage(config.storage);
  const limited = { settings: config.downloads, limit: limits.downloads };
  const downloads = new Downloads({ db, pictures, content, now, storage, report, ...limited });
  const modules = { hits, keys, unsealer, quotes, marketNow, metrics, downloads, uploads: limits.uploads };
  const services: Services = { ...visitors, ...modules, log: server.log };
  if (tracing) traceCalls(server, tracing);
  answerFaults(server);
  guard(server, { config, gate, limits });
  measureRequests(server, metrics);
  shedLoad(server, config.pressure, load);
  tagAnswers(server);
  await describeCalls(server);
  if (config.apiBrowser) await browseCalls(server);
  registerCalls(server, wholeTable(services, server.log), services);
  fileRoutes(server, services);
  subscriptionPages(server, services);
  receiptRoutes(server, services);
  healthRoutes(server, replica?.newest ?? db);
  await server.ready();
  visitors.outbox.start(config.messages.pollMs, report);
  visitors.codes.start(report);
  const stopJobs = startJobs({ config, db, now, report }, { visitors, downloads });
  const refuse = () => (gate.closing = true);
  const close = async () => {
    refuse();
    await server.close();
    for (const stop of stopJobs) stop();
    await visitors.outbox.close();
    await downloads.close();
    await visitors.files.close();
    await hits.close();
    await limits.close();
  };
  return { server, services, refuse, close };
}

/** What is no call: files that visitors take away, and those that they bring. */
function fileRoutes(server: FastifyInstance, services: Services): void {
  investorFiles(server, services);
  calendarFiles(server, services);
  pressFiles(server, services);
  exportRoutes(server, services);
  downloadRoutes(server, services);
  applicationFiles(server, services);
}

type JobContext = Required<Pick<AppDependencies, 'config' | 'db' | 'now'>> & { report: ReportFault };

/** What is done by the clock. @returns functions that stop it */
function startJobs(
  { config, db, now, report }: JobContext,
  { visitors, downloads }: { visitors: VisitorServices; downloads: Downloads },
): (() => void)[] {
  const erase = {
    retention: () => runRetention(db, config.retention, now()),
    downloads: () => downloads.sweep(),
    'files of applicants': () => visitors.files.sweep(),
  };
  const offers = {
    'waiting lists': () => settleWaiting(visitors),
    'requests of large groups': () => settleRequests(visitors),
  };
  const letters = { reminders: () => writeReminders(visitors), thanks: () => writeThanks(visitors) };
  const alerts = {
    alerts: alertWriter(visitors, ANNOUNCEMENT_ALERTS),
    vacancies: alertWriter(visitors, VACANCY_ALERTS),
    press: alertWriter(visitors, PRESS_ALERTS),
  };
  return [
    runEvery(HOUR_MS, erase, report),
    runEvery(MINUTE_MS, letters, report),
    runEvery(ALERTS_MS, alerts, report),
    runEvery(config.waitingPollMs, offers, report),
  ];
}

function wholeTable(services: Services, log: FastifyBaseLogger): CallTable {
  const table = callTable(services);
  const onFault = (error: unknown) => log.error(error instanceof Error ? describe(error) : {}, 'fault');
  return { ...table, ...togetherCalls(table, onFault) };
}

function callTable(services: Services): Omit<CallTable, keyof typeof TOGETHER_CALLS> {
  return {
    ...menuCalls(services),
    ...siteCalls(services),
    ...contentCalls(services),
    ...pageModuleCalls(services),
    ...articleCalls(services),
    ...announcementCalls(services),
    ...performanceCalls(services),
    ...brandCalls(services),
    ...dealerCalls(services),
    ...mediaCalls(services),
    ...pressCalls(services),
    ...jobCalls(services),
    ...applicationCalls(services),
    ...investorCalls(services),
    ...bookingCalls(services),
    ...waitingCalls(services),
    ...subscriptionCalls(services),
    ...alertCalls(services),
    ...jobAlertCalls(services),
    ...pressAlertCalls(services),
    ...searchCalls(services),
    ...stockCalls(services),
    ...topicCalls(services),
    ...cryptoCalls(services),
  };
}

function createServer(log: FastifyBaseLogger): FastifyInstance {
  const server = Fastify({
    loggerInstance: log,
    // One allow-listed line per answer instead (guards.ts): Fastify's own would carry addresses and queries.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
    exposeHeadRoutes: false,
    // The gate answers with the envelope instead.
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      void sendFault(new CallError('40000'), request, reply);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return;
      const body = JSON.stringify(failure('40000', 'cn'));
      const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
      socket.end(`${head}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n${body}`);
    },
  });
  // A page of another site may post text/plain without asking first; JSON it may not.
  server.removeContentTypeParser('text/plain');
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  return server;
}
