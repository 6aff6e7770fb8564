import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedRollout } from 'delivery/rollout';
import type { RolloutStatus } from 'delivery/rollout-status';
import { errorFields, type Log } from '../log.ts';
import type { SiteOfSet } from '../previewed/site-of-set.ts';
import type { OnRender } from './count-renders.ts';
import { isWorse, type Renders } from './is-worse.ts';
import { isArrival, shareCookie, shareIn } from './share-cookie.ts';

/** Milliseconds between two looks at what was ordered. */
const LOOK_EVERY = 500;
/** Renders of the new set without which nothing is known of it: it stays with its share. */
const ENOUGH = 20;
/** Share of visitors, in what `randomInt` draws from: hundredths of a percent. */
const WHOLE = 10_000;
/** Seconds for which a visitor keeps the set after its time, while the rollout is held. */
const LONGER = 86_400;

/** What was ordered, and what the web process may write of it. */
export interface RolloutOrders {
  read(): Promise<SignedRollout | null>;
  advance(signed: SignedRollout, evidence: readonly string[]): Promise<boolean>;
  withdraw(signed: SignedRollout, evidence: readonly string[]): Promise<boolean>;
  report(status: RolloutStatus): Promise<void>;
}

export interface RolloutsOptions {
  orders: RolloutOrders;
  /** Opens and proves a set for a share of visitors; its renders are told to `onRender`. */
  open: (id: string, onRender: OnRender) => Promise<SiteOfSet>;
  /** Whether the site is reached by TLS only. */
  isSecure: boolean;
  log: Log;
  now?: () => number;
  /** From 0 up to, not including, 10,000. */
  draw?: () => number;
}

/** A rollout whose set is open. */
interface Open {
  signed: SignedRollout;
  site: SiteOfSet;
  tried: Renders;
  promoted: Renders;
  visitors: number;
  /** What was last reported. */
  reported: string;
}

const isDue = ({ rollout: { needsApproval, begins }, approvals }: SignedRollout, now: number) =>
  (!needsApproval || approvals.length > 0) && now >= Date.parse(begins);

const total = ({ made, failed }: Renders) => made + failed;

const evidenceOf = ({ visitors, tried, promoted }: Open): string =>
  `${visitors} visitors got it; ${tried.failed} of ${total(tried)} renders failed, of the promoted set ${promoted.failed} of ${total(promoted)}`;

/** Gives a share of visitors the set that was ordered for them, compares, and gives it to everybody or to nobody. */
export class Rollouts {
  readonly #options: Required<RolloutsOptions>;
  #open: Open | null = null;
  /** Rollouts that are over here, whether or not that could be written yet: why. */
  readonly #over = new Map<string, string[]>();
  #looking = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: RolloutsOptions) {
    this.#options = { now: Date.now, draw: () => randomInt(WHOLE), ...options };
  }

  /** Follows orders until it is closed. */
  start(): void {
    const again = () => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.look().finally(again), LOOK_EVERY).unref();
    };
    again();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#end();
  }

  /** For renders of the promoted set. */
  readonly countPromoted: OnRender = (section, isMade) => this.#count(this.#open?.promoted, section, isMade);

  /** The set of a visitor who has been given one; null is the promoted one. */
  siteFor(cookie: string | undefined): SiteOfSet | null {
    const share = this.#open && shareIn(cookie);
    return share && share.id === this.#open?.signed.rollout.id && share.isTried ? this.#open.site : null;
  }

  /** Whether kept pages of the promoted set may not answer. */
  takesPart({ cookie, ...headers }: IncomingHttpHeaders): boolean {
    if (!this.#open) return false;
    const share = shareIn(cookie);
    return share?.id === this.#open.signed.rollout.id ? share.isTried : isArrival(headers);
  }

  /** The set for a page; draws for who arrives, and tells their browser. */
  siteOf({ headers }: FastifyRequest, reply: FastifyReply): SiteOfSet | null {
    const open = this.#open;
    if (!open) return null;
    const { id, percent, until } = open.signed.rollout;
    if (shareIn(headers.cookie)?.id === id) return this.siteFor(headers.cookie);
    if (!isArrival(headers)) return null;
    const { now, draw, isSecure } = this.#options;
    const isTried = draw() < (percent * WHOLE) / 100;
    const seconds = Math.max(0, Math.ceil((Date.parse(until) - now()) / 1000)) + LONGER;
    reply.header('set-cookie', shareCookie({ id, isTried, seconds, isSecure }));
    if (!isTried) return null;
    open.visitors += 1;
    return open.site;
  }

  /** One look at what is ordered and at what was counted. Never rejects. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#lookOnce());
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    try {
      await this.#follow(await this.#options.orders.read());
    } catch (error) {
      this.#options.log.error(errorFields(error), 'a rollout could not be followed');
    }
  }

  async #follow(signed: SignedRollout | null): Promise<void> {
    const { now } = this.#options;
    if (this.#open && this.#open.signed.rollout.id !== signed?.rollout.id) this.#end();
    if (!signed || !isDue(signed, now())) return;
    const { id, percent, until, isHeld } = signed.rollout;
    const why = this.#over.get(id);
    if (why) return void (await this.#options.orders.withdraw(signed, why));
    if (percent > 0 && !this.#open) await this.#begin(signed);
    if (this.#open) await this.#report(Object.assign(this.#open, { signed }));
    if (this.#over.has(id) || isHeld || now() < Date.parse(until)) return;
    if (this.#open && total(this.#open.tried) < ENOUGH) return;
    await this.#advance(signed);
  }

  async #begin(signed: SignedRollout): Promise<void> {
    const { open, log } = this.#options;
    const counts = { tried: { made: 0, failed: 0 }, promoted: { made: 0, failed: 0 } };
    try {
      const site = await open(signed.rollout.to, (section, isMade) => this.#count(counts.tried, section, isMade));
      this.#open = { signed, site, ...counts, visitors: 0, reported: '' };
      log.info({ rollout: signed.rollout.id }, 'a share of visitors gets another set');
    } catch (error) {
      log.error({ rollout: signed.rollout.id, ...errorFields(error) }, 'the set of a rollout cannot be served');
      this.#over.set(signed.rollout.id, [`it cannot be served: ${(error as Error).message}`]);
      void this.look();
    }
  }

  async #report(open: Open): Promise<void> {
    const { visitors, tried, promoted } = open;
    const status = { id: open.signed.rollout.id, visitors, tried, promoted };
    const text = JSON.stringify(status);
    if (text === open.reported) return;
    open.reported = text;
    await this.#options.orders.report(status);
  }

  /** In the same moment, so that the next visitor does not meet it; what cannot be written is tried again. */
  #giveUp(open: Open): void {
    const { id } = open.signed.rollout;
    const why = [evidenceOf(open)];
    this.#options.log.error({ rollout: id, why }, 'a rollout is withdrawn');
    this.#over.set(id, why);
    this.#end();
    void this.look();
  }

  async #advance(signed: SignedRollout): Promise<void> {
    const evidence = this.#open ? [evidenceOf(this.#open)] : [];
    const isDone = await this.#options.orders.advance(signed, evidence);
    if (isDone) this.#options.log.info({ rollout: signed.rollout.id }, 'everybody gets the set of the rollout');
  }

  #count(renders: Renders | undefined, section: string, isMade: boolean): void {
    const apps = this.#open?.signed.rollout.changes.map(({ app }) => app) ?? [];
    if (!renders || !(apps.includes(section) || apps.includes('shell'))) return;
    renders[isMade ? 'made' : 'failed'] += 1;
    if (!isMade && this.#open && isWorse(this.#open.tried, this.#open.promoted)) this.#giveUp(this.#open);
  }

  #end(): void {
    this.#open?.site.retire();
    this.#open = null;
  }
}
