import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { metWords, type BrowserStatus } from 'delivery/browser-status';
import { SHELL, type Snapshot } from '../constellation/snapshot.ts';
import { errorFields, type Log } from '../log.ts';
import { requestedPage } from '../page/page-address.ts';
import { hasPreview } from '../previewed/preview-cookie.ts';
import type { LastStrike } from '../renderers/watched-pool.ts';
import { blamedIn, type Blamed } from './browser-faults.ts';
import { isWorse, OF_LIVE_BROWSERS, type Counted } from './is-worse.ts';
import { MetVisitors } from './met-visitors.ts';

/** Visitors of a release who are counted; whoever comes after them cannot say anything of it any more. */
const MOST = 10_000;
/** Visitors of the release before without whom nothing is known of it, so that those before them count too. */
const ENOUGH = 20;
/** Milliseconds between two reports. */
const REPORT_EVERY = 2000;

export interface LiveFaultsOptions {
  serving: () => Snapshot | null;
  /** Whose request it is; undefined where nobody can tell. */
  visitorOf: (request: IncomingMessage) => string | undefined;
  /** Whether a visitor has another set, by their cookie. */
  hasOther: (cookie: string | undefined) => boolean;
  /** A release breaks more islands than the one before it. */
  onWorse: (strike: LastStrike) => void;
  /** Counts a visitor of a release (`app@version`) whose island broke. */
  recordFault?: ((release: string) => void) | undefined;
  report: (status: BrowserStatus) => Promise<void>;
  /** What was reported before this process began. */
  known: BrowserStatus;
  log: Log;
}

/** A release of an app, for as long as it serves with the same release of the shell. */
interface Serving {
  version: string;
  shell: string;
  /** Whose release was exchanged last: a fault that is new is its. */
  suspect: string;
  met: MetVisitors;
  before: Counted;
  isWorse: boolean;
  /** It took the place of one that was worse: what breaks with both is the fault of neither. */
  isExcused: boolean;
}

const total = ({ made, failed }: Counted) => made + failed;
const NOTHING: Counted = { made: 0, failed: 0 };

/** Compares what browsers report of the releases that serve everybody with what they reported of those before. */
export class LiveFaults {
  readonly #options: LiveFaultsOptions;
  readonly #apps = new Map<string, Serving>();
  readonly #timer: NodeJS.Timeout;
  #reported = '';

  constructor(options: LiveFaultsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#report(), REPORT_EVERY).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** A page on its way to somebody: who never met a release cannot say that it broke. */
  readonly meet = (request: IncomingMessage): void => {
    const { headers, method, url = '' } = request;
    // Programs, which run no island, do not say where they come from.
    if (method !== 'GET' || headers['sec-fetch-site'] === undefined) return;
    const { serving, visitorOf, hasOther } = this.#options;
    if (hasPreview(headers.cookie) || hasOther(headers.cookie)) return;
    const page = requestedPage(url);
    const snapshot = serving();
    const app = page.kind === 'page' ? snapshot?.site.match(page.path)?.section : undefined;
    if (!snapshot || app === undefined) return;
    const of = this.#servingOf(snapshot, app);
    if (!of || of.met.isFull) return;
    const visitor = visitorOf(request);
    if (visitor !== undefined) of.met.give(visitor);
  };

  /** What a browser says on its way to the service: one fault of a release counts for a visitor who met it, and no more. */
  readonly hear = ({ raw, body, headers }: FastifyRequest): void => {
    const { visitorOf, serving, hasOther } = this.#options;
    const visitor = visitorOf(raw);
    const snapshot = serving();
    if (visitor === undefined || !snapshot || hasOther(headers.cookie)) return;
    if (![...this.#apps.values()].some(({ met }) => met.canBreak(visitor))) return;
    for (const blamed of blamedIn(body)) this.#blame(snapshot, blamed, visitor);
  };

  #blame(snapshot: Snapshot, { app, version }: Blamed, visitor: string): void {
    const of = this.#servingOf(snapshot, app);
    if (!of || of.version !== version || !of.met.canBreak(visitor)) return;
    of.met.break(visitor);
    const name = `${app}@${version}`;
    this.#options.recordFault?.(name);
    if (of.isWorse || of.isExcused || !isWorse(of.met.counted, of.before, OF_LIVE_BROWSERS)) return;
    of.isWorse = true;
    const reason = `${name}: ${metWords({ met: of.met.counted, before: of.before })}`;
    this.#options.log.error({ release: name, suspect: of.suspect, reason }, 'a release breaks islands');
    const suspected = snapshot.releases[of.suspect]?.version ?? version;
    this.#options.onWorse({ release: { app: of.suspect, version: suspected }, reason, at: null });
  }

  #servingOf({ releases }: Snapshot, app: string): Serving | undefined {
    const release = releases[app];
    // Without islands there is nothing that could break.
    if (!release || release.islands.length === 0) return undefined;
    const shell = releases[SHELL]?.version ?? '';
    const old = this.#apps.get(app);
    if (old?.version === release.version && old.shell === shell) return old;
    const suspect = old && old.version === release.version ? SHELL : app;
    const before = this.#beforeOf(app, release.version);
    const { version } = release;
    const isExcused = old?.isWorse ?? false;
    const begun = { version, shell, suspect, met: new MetVisitors(MOST), before, isWorse: false, isExcused };
    this.#apps.set(app, begun);
    return begun;
  }

  /** What is known of the release that served before this one. */
  #beforeOf(app: string, version: string): Counted {
    const old = this.#apps.get(app);
    const known = this.#options.known[app];
    if (!old) return known?.version === version ? known.before : (known?.met ?? NOTHING);
    const { counted } = old.met;
    if (total(counted) >= ENOUGH) return counted;
    return { made: counted.made + old.before.made, failed: counted.failed + old.before.failed };
  }

  async #report(): Promise<void> {
    const status: BrowserStatus = Object.fromEntries(
      [...this.#apps].map(([app, { version, met, before, isWorse: worse }]) => [
        app,
        { version, met: met.counted, before, isWorse: worse },
      ]),
    );
    const text = JSON.stringify(status);
    if (text === this.#reported || this.#apps.size === 0) return;
    this.#reported = text;
    try {
      await this.#options.report({ ...this.#options.known, ...status });
    } catch (error) {
      this.#options.log.error(errorFields(error), 'what browsers report could not be written down');
    }
  }
}
