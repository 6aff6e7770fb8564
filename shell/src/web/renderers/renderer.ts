import type { SiteData } from 'shared/contract/section/frame';
import { errorOf, recordOf } from '../../renderer/error-record.ts';
import type {
  Assembly,
  FromRenderer,
  Messages,
  RenderedAnswer,
  RendererSetup,
  RenderRequest,
} from '../../renderer/messages.ts';
import { sendSitesOnce } from './sent-sites.ts';
import { RendererFailure, type RendererEnd } from './renderer-failure.ts';
import { startProcess, type RendererProcess } from './renderer-process.ts';
import { WaitingTime } from './waiting-time.ts';
import { watchRenderer, type Watchdog } from './watchdog.ts';
import { checkedAnswer } from './checked-answer.ts';

/** Milliseconds a process may take to begin, on a slow machine. */
const STARTING = 30_000;
/** Loading a release takes longer than any page. */
const OPENING = 5;

export interface RendererLimits {
  /** Mebibytes of JavaScript objects; all its memory may be {@link OTHER_MEMORY} more. */
  memory: number;
  /** Milliseconds. */
  silence: number;
}
/** Mebibytes of code, buffers and Node itself. */
const OTHER_MEMORY = 160;

/** What a request may ask of the web process while it is rendered. */
export interface RequestServices {
  call(name: string, body: unknown, idempotencyKey: string | undefined): Promise<unknown>;
  report(error: unknown): void;
  timed?: (times: readonly number[]) => void;
  /** Milliseconds in which an answer is due; a visitor's patience when absent. */
  deadline?: number;
}

export interface RendererOptions {
  setup: RendererSetup;
  limits: RendererLimits;
  onLine: (text: string) => void;
  onEnd: (end: RendererEnd) => void;
}

/** A constellation with the words of its sections. */
export interface Assembled {
  assembly: Assembly;
  messages: Readonly<Record<string, Messages>>;
}

export interface RenderGiven {
  /** Key of the constellation. */
  assembly: number;
  site: SiteData | null;
  services: RequestServices;
}

/** One process. */
export interface Renderer {
  readonly pending: number;
  /** Loads the release. @throws Error that says what is wrong with it */
  open(): Promise<Messages>;
  /** Loads another one in its place; constellations that are assembled keep the one before. @throws the same */
  reopen(setup: RendererSetup): Promise<Messages>;
  assemble(key: number, given: Assembled): Promise<void>;
  forget(key: number): void;
  /** @throws RendererFailure, or what the section threw */
  render(request: RenderRequest, given: RenderGiven): Running;
  /** Resolves when its event loop turns. @throws Error when it ends instead */
  pulse(): Promise<void>;
  close(): void;
}

export interface Running {
  answer: Promise<RenderedAnswer>;
  /** Whether an answer of the service is still to come. */
  isCalling(): boolean;
  /** Milliseconds so far in which it waited for a processor or, for a time that is bounded, for the service. */
  waited(): number;
  cancel(): void;
}

interface Pending {
  request: RenderRequest;
  services: RequestServices;
  calls: WaitingTime;
  resolve: (answer: RenderedAnswer) => void;
  reject: (error: Error) => void;
}

export function createRenderer(options: RendererOptions): Renderer {
  return new ProcessRenderer(options);
}

class ProcessRenderer implements Renderer {
  readonly #options: Omit<RendererOptions, 'setup'>;
  #setup: RendererSetup;
  readonly #process: RendererProcess;
  readonly #requests = new Map<number, Pending>();
  readonly #siteNumber: (site: SiteData | null) => number | null;
  readonly #started = Promise.withResolvers<void>();
  #watchdog: Watchdog | undefined;
  #step = Promise.withResolvers<unknown>();
  #last = 0;
  #runs = 0;
  #reason = '';
  #isClosed = false;

  constructor(options: RendererOptions) {
    const { setup, ...others } = options;
    const { limits } = others;
    this.#options = others;
    this.#setup = setup;
    const folders = [setup.frame.folder, ...(setup.section ? [setup.section.folder] : [])];
    for (const { promise } of [this.#started, this.#step])
      promise.catch(() => {
        // Told to whoever waits for it, and there may be nobody yet.
      });
    this.#process = startProcess({
      folders,
      memory: limits.memory,
      onMessage: (message) => this.#receive(message),
      onEnd: (how) => this.#end(how),
    });
    this.#siteNumber = sendSitesOnce((key, data) => this.#process.send({ kind: 'site', key, data }));
  }

  get pending(): number {
    return this.#requests.size;
  }

  async open(): Promise<Messages> {
    const late = setTimeout(() => this.#fail(`has not started within ${STARTING} ms`), STARTING);
    try {
      await this.#started.promise;
    } finally {
      clearTimeout(late);
    }
    return this.#load();
  }

  reopen(setup: RendererSetup): Promise<Messages> {
    this.#setup = setup;
    return this.#load();
  }

  async #load(): Promise<Messages> {
    this.#watch(OPENING);
    const messages = (await this.#ask({ kind: 'open', setup: this.#setup })) as Messages;
    this.#watch(1);
    return messages;
  }

  async assemble(key: number, given: Assembled): Promise<void> {
    await this.#ask({ kind: 'assemble', key, ...given });
  }

  forget(key: number): void {
    this.#process.send({ kind: 'forget', key });
  }

  render(request: RenderRequest, { assembly, site, services }: RenderGiven): Running {
    const id = (this.#last += 1);
    const { promise, resolve, reject } = Promise.withResolvers<RenderedAnswer>();
    const pending = { request, services, calls: new WaitingTime(), resolve, reject };
    const starved = this.#process.starved();
    if (this.#isClosed) reject(new RendererFailure(this.#reason, false));
    else {
      this.#requests.set(id, pending);
      this.#process.send({ kind: 'render', id, assembly, request, site: this.#siteNumber(site) });
    }
    return {
      answer: promise,
      isCalling: () => pending.calls.isWaiting,
      waited: () => pending.calls.excused() + this.#process.starved() - starved,
      cancel: () => {
        if (this.#requests.delete(id)) this.#process.send({ kind: 'cancel', id });
      },
    };
  }

  pulse(): Promise<void> {
    return this.#watchdog?.pulse() ?? Promise.reject(new Error('it is not open'));
  }

  close(): void {
    this.#isClosed = true;
    this.#watchdog?.stop();
    this.#process.kill();
  }

  #watch(patience: number): void {
    this.#watchdog?.stop();
    if (this.#isClosed) return;
    const { memory, silence } = this.#options.limits;
    this.#watchdog = watchRenderer({
      silence: silence * patience,
      memory: memory + OTHER_MEMORY,
      ping: () => this.#process.send({ kind: 'ping' }),
      usage: () => this.#process.usage(),
      onFailure: (reason) => this.#fail(reason),
    });
  }

  #ask(message: Parameters<RendererProcess['send']>[0]): Promise<unknown> {
    if (this.#isClosed) throw new RendererFailure(this.#reason, true);
    this.#step = Promise.withResolvers();
    this.#process.send(message);
    return this.#step.promise;
  }

  #receive(message: FromRenderer): void {
    switch (message.kind) {
      case 'started':
        return this.#started.resolve();
      case 'opened':
        return this.#step.resolve(message.messages);
      case 'assembled':
        return this.#step.resolve(undefined);
      case 'unusable':
        return this.#step.reject(errorOf(message.error));
      case 'runs':
        this.#runs = message.id;
        return;
      case 'pong':
        return this.#watchdog?.pong();
      case 'line':
        return this.#options.onLine(message.text);
      case 'fault':
        this.#reason = message.error.message;
        return;
      case 'call':
        return void this.#call(message);
      case 'report':
        return this.#requests.get(message.id)?.services.report(errorOf(message.error));
      case 'rendered':
        this.#requests.get(message.id)?.services.timed?.(message.times ?? []);
        return this.#settle(message.id, ({ resolve }) => resolve(checkedAnswer(message.answer)));
      case 'failed':
        return this.#settle(message.id, ({ reject }) => reject(errorOf(message.error)));
    }
  }

  #settle(id: number, how: (pending: Pending) => void): void {
    const pending = this.#requests.get(id);
    this.#requests.delete(id);
    if (!pending) return;
    try {
      how(pending);
    } catch (error) {
      pending.reject(error as Error);
    }
  }

  async #call({ call, id, name, body, idempotencyKey }: Extract<FromRenderer, { kind: 'call' }>): Promise<void> {
    const pending = this.#requests.get(id);
    if (!pending) return;
    pending.calls.begin();
    try {
      const data = await pending.services.call(name, body, idempotencyKey);
      this.#process.send({ kind: 'answer', call, data });
    } catch (error) {
      const data: unknown = error instanceof Error && 'data' in error ? error.data : undefined;
      this.#process.send({ kind: 'answer', call, error: { ...recordOf(error), data } });
    } finally {
      pending.calls.end();
    }
  }

  #fail(reason: string): void {
    this.#reason ||= reason;
    this.#process.kill();
  }

  /** Which request it was busy with: what it said last, where there are several. */
  #cause(): number | null {
    const [only] = this.#requests.keys();
    if (only === undefined) return null;
    return this.#requests.has(this.#runs) && this.#requests.size > 1 ? this.#runs : only;
  }

  #end(how: string): void {
    const wasClosed = this.#isClosed;
    this.#isClosed = true;
    this.#watchdog?.stop();
    this.#reason = [this.#reason, how].filter(Boolean).join(', ');
    const cause = this.#cause();
    const request = cause === null ? null : (this.#requests.get(cause)?.request ?? null);
    const failed = new RendererFailure(this.#reason, true);
    this.#started.reject(failed);
    this.#step.reject(failed);
    for (const [id, { reject }] of this.#requests)
      reject(new RendererFailure(this.#reason, !wasClosed && id === cause));
    this.#requests.clear();
    if (!wasClosed) this.#options.onEnd({ reason: this.#reason, request });
  }
}
