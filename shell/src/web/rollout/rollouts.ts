import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedRollout } from 'delivery/rollout';
import type { RolloutStatus } from 'delivery/rollout-status';
import { SHELL } from '../constellation/snapshot.ts';
import { errorFields, type Log } from '../log.ts';
import type { SiteOfSet } from '../previewed/site-of-set.ts';
import { blamedIn, paintIn, type Blamed } from './browser-faults.ts';
import { Comparison } from './comparison.ts';
import type { OnRender, Render } from './count-renders.ts';
import type { Side } from './render-times.ts';
import { isArrival, shareCookie, shareIn } from './share-cookie.ts';

/** Where a side's releases stand in a change. */
const END = { tried: 'to', promoted: 'from' } as const;
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
  /** Seals the cookie; the same in all web processes of the site. */
  key: Buffer;
  /** Whose request it is, for counting each once; undefined where nobody can tell. */
  visitorOf: (request: IncomingMessage) => string | undefined;
  log: Log;
  now?: () => number;
  /** From 0 up to, not including, 10,000. */
  draw?: () => number;
}

/** A rollout whose set is open. */
interface Open {
  signed: SignedRollout;
  site: SiteOfSet;
  compared: Comparison;
  /** What was last reported. */
  reported: string;
}

const isDue = ({ rollout: { needsApproval, begins }, approvals }: SignedRollout, now: number) =>
  (!needsApproval || approvals.length > 0) && now >= Date.parse(begins);

/** Whether a release is what the rollout changes, on that side of it; all of them hang on the shell's. */
const isChanged = ({ changes }: SignedRollout['rollout'], side: Side, { app, version }: Blamed): boolean =>
  changes.some((change) => change.app === SHELL || (change.app === app && change[END[side]] === version));

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
  readonly countPromoted: OnRender = (render) => this.#count('promoted', render);

  /** The set of a visitor who has been given one; null is the promoted one. */
  siteFor(cookie: string | undefined): SiteOfSet | null {
    return this.#open && this.#sideOf(cookie) === 'tried' ? this.#open.site : null;
  }

  /** Whether kept pages of the promoted set may not answer. */
  takesPart({ cookie, ...headers }: IncomingHttpHeaders): boolean {
    if (!this.#open) return false;
    const side = this.#sideOf(cookie);
    return side ? side === 'tried' : isArrival(headers);
  }

  /** The set for a page; draws for who arrives, and tells their browser. */
  siteOf({ headers, raw }: FastifyRequest, reply: FastifyReply): SiteOfSet | null {
    const open = this.#open;
    if (!open) return null;
    const { id, percent, until } = open.signed.rollout;
    if (this.#sideOf(headers.cookie)) return this.siteFor(headers.cookie);
    if (!isArrival(headers)) return null;
    const { now, draw, isSecure, key, visitorOf } = this.#options;
    const isTried = draw() < (percent * WHOLE) / 100;
    const seconds = Math.max(0, Math.ceil((Date.parse(until) - now()) / 1000)) + LONGER;
    reply.header('set-cookie', shareCookie({ id, isTried, seconds, isSecure }, key));
    open.compared.recordVisitor(isTried ? 'tried' : 'promoted', visitorOf(raw));
    return isTried ? open.site : null;
  }

  /** What a browser says on its way to the service: one fault counts for a visitor who was given a set, and no more. */
  readonly hear = ({ headers, raw, body }: FastifyRequest): void => {
    const open = this.#open;
    const side = this.#sideOf(headers.cookie);
    const visitor = this.#options.visitorOf(raw);
    if (!open || !side || visitor === undefined || !open.compared.hearsOf(side, visitor)) return;
    if (!blamedIn(body).some((blamed) => isChanged(open.signed.rollout, side, blamed))) return;
    open.compared.recordFault(side, visitor);
    this.#judge(open);
  };

  /** How a page felt in the browser of somebody who was given a set. */
  readonly hearVitals = ({ headers, body }: FastifyRequest): void => {
    const side = this.#sideOf(headers.cookie);
    if (!side) return;
    const ms = paintIn(body);
    if (ms !== undefined) this.#open?.compared.recordPaint(side, ms);
  };

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
    if (this.#open && this.#open.compared.rendered < ENOUGH) return;
    await this.#advance(signed);
  }

  async #begin(signed: SignedRollout): Promise<void> {
    const { open, log } = this.#options;
    try {
      const site = await open(signed.rollout.to, (render) => this.#count('tried', render));
      this.#open = { signed, site, compared: new Comparison(), reported: '' };
      log.info({ rollout: signed.rollout.id }, 'a share of visitors gets another set');
    } catch (error) {
      log.error({ rollout: signed.rollout.id, ...errorFields(error) }, 'the set of a rollout cannot be served');
      this.#over.set(signed.rollout.id, [`it cannot be served: ${(error as Error).message}`]);
      void this.look();
    }
  }

  async #report(open: Open): Promise<void> {
    const status = open.compared.status(open.signed.rollout.id);
    const text = JSON.stringify(status);
    if (text === open.reported) return;
    open.reported = text;
    await this.#options.orders.report(status);
  }

  /** In the same moment, so that the next visitor does not meet it; what cannot be written is tried again. */
  #giveUp(open: Open): void {
    const { id } = open.signed.rollout;
    const why = [open.compared.evidence()];
    this.#options.log.error({ rollout: id, why }, 'a rollout is withdrawn');
    this.#over.set(id, why);
    this.#end();
    void this.look();
  }

  async #advance(signed: SignedRollout): Promise<void> {
    const evidence = this.#open ? [this.#open.compared.evidence()] : [];
    const isDone = await this.#options.orders.advance(signed, evidence);
    if (isDone) this.#options.log.info({ rollout: signed.rollout.id }, 'everybody gets the set of the rollout');
  }

  /** The side of a visitor who has been given one in this rollout. */
  #sideOf(cookie: string | undefined): Side | null {
    const share = this.#open && shareIn(cookie, this.#options.key);
    if (!share || share.id !== this.#open?.signed.rollout.id) return null;
    return share.isTried ? 'tried' : 'promoted';
  }

  #count(side: Side, render: Render): void {
    const open = this.#open;
    const apps = open?.signed.rollout.changes.map(({ app }) => app) ?? [];
    if (!open || !(apps.includes(render.section) || apps.includes(SHELL))) return;
    open.compared.recordRender(side, render, this.#options.now());
    this.#judge(open);
  }

  #judge(open: Open): void {
    if (open.compared.isWorse()) this.#giveUp(open);
  }

  #end(): void {
    this.#open?.site.retire();
    this.#open = null;
  }
}
