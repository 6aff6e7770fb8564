import { setTimeout as pause } from 'node:timers/promises';
import type { Messages, RenderedAnswer, RendererSetup, RenderRequest } from '../../renderer/messages.ts';
import {
  createRenderer,
  type Assembled,
  type Renderer,
  type RendererLimits,
  type RenderGiven,
  type Running,
} from './renderer.ts';
import { traceRender } from './render-trace.ts';
import { startDeadline } from './deadline.ts';
import { RendererFailure, type RendererEnd } from './renderer-failure.ts';
import { starvedTime } from './renderer-process.ts';

/** Milliseconds of its own that a page may take before it is given up. */
const DEADLINE = 5000;
/** Milliseconds before a process is started again, by how many ended lately. */
const PAUSES = [0, 0, 500, 2000, 8000, 30_000] as const;
/** Milliseconds after which an end is forgotten. */
const LATELY = 60_000;

/** How processes are started, and how time is measured; others for tests, which start none. */
export interface SectionMeans {
  createRenderer: typeof createRenderer;
  pause: (wait: number) => Promise<unknown>;
  /** Milliseconds for which this process has waited for a processor. */
  starved: () => number;
}

const MEANS: SectionMeans = {
  createRenderer,
  pause: (wait) => pause(wait, undefined, { ref: false }),
  starved: () => starvedTime('self'),
};

export interface SectionOptions {
  setup: RendererSetup;
  /** Processes. */
  count: number;
  limits: RendererLimits;
  onLine: (text: string) => void;
  /** The section is at fault: a process ended, or a page passed its deadline by itself. */
  onFault: (end: RendererEnd) => void;
}

/** The renderers of one release of a section, for all constellations that have it. */
export interface SectionRenderers {
  /** @throws what is wrong with the release, or why a process ended */
  open(): Promise<Messages>;
  /** Has its processes load other code in place of theirs. @throws the same */
  reopen(setup: RendererSetup): Promise<Messages>;
  /** Makes ready for a constellation, which is named by the key from then on. */
  assemble(key: number, given: Assembled): Promise<void>;
  /** Ends without any constellation. */
  forget(key: number): void;
  /** @throws what the section threw, or why there is no answer */
  render(request: RenderRequest, given: RenderGiven): Promise<RenderedAnswer>;
  /** Resolves when one of its processes answers. @throws why none does */
  pulse(): Promise<void>;
  close(): void;
}

/** One of the processes of a section, replaced when it ends. */
interface Slot {
  current: Renderer;
  /** It has all constellations. */
  isReady: boolean;
  /** The same, to wait for. */
  ready: Promise<Renderer>;
}

export function createSectionRenderers(options: SectionOptions, means = MEANS): SectionRenderers {
  return new Section(options, means);
}

class Section implements SectionRenderers {
  #options: SectionOptions;
  readonly #means: SectionMeans;
  readonly #slots: Slot[] = [];
  readonly #assemblies = new Map<number, Assembled>();
  #ends: number[] = [];
  #isClosed = false;

  constructor(options: SectionOptions, means: SectionMeans) {
    this.#options = options;
    this.#means = means;
  }

  async open(): Promise<Messages> {
    const { count } = this.#options;
    const opened = Array.from({ length: count }, () => {
      const current = this.#create();
      this.#slots.push({ current, isReady: true, ready: Promise.resolve(current) });
      return current.open();
    });
    const [messages] = await Promise.all(opened);
    return messages ?? { cn: {}, en: {} };
  }

  async reopen(setup: RendererSetup): Promise<Messages> {
    this.#options = { ...this.#options, setup };
    const [messages] = await Promise.all(this.#slots.map(async ({ ready }) => (await ready).reopen(setup)));
    return messages ?? { cn: {}, en: {} };
  }

  async assemble(key: number, given: Assembled): Promise<void> {
    this.#assemblies.set(key, given);
    const assembled = this.#slots.map(async (slot) => {
      // One that is being replaced takes all constellations with it.
      if (slot.isReady) await slot.current.assemble(key, given);
      else await slot.ready;
    });
    await Promise.all(assembled);
  }

  forget(key: number): void {
    this.#assemblies.delete(key);
    for (const { current } of this.#slots) current.forget(key);
    if (this.#assemblies.size === 0) this.close();
  }

  render(request: RenderRequest, given: RenderGiven): Promise<RenderedAnswer> {
    const section = this.#options.setup.section?.release.app;
    return traceRender({ section, request, given }, (traced) => this.#tryTwice(request, traced));
  }

  async #tryTwice(request: RenderRequest, given: RenderGiven): Promise<RenderedAnswer> {
    try {
      return await this.#attempt(request, given);
    } catch (error) {
      const isInnocent = error instanceof RendererFailure && !error.isCause;
      // What changes something may have done so.
      if (!isInnocent || request.kind === 'action' || this.#isClosed) throw error;
      return this.#attempt(request, given);
    }
  }

  async pulse(): Promise<void> {
    await Promise.any(this.#slots.map(async ({ ready }) => (await ready).pulse())).catch(
      ({ errors }: AggregateError) => {
        throw errors[0] ?? new Error('it has no process');
      },
    );
  }

  close(): void {
    this.#isClosed = true;
    for (const { current } of this.#slots) current.close();
  }

  #create(): Renderer {
    const { setup, limits, onLine } = this.#options;
    const renderer = this.#means.createRenderer({
      setup,
      limits,
      onLine,
      onEnd: (end) => {
        const slot = this.#slots.find(({ current }) => current === renderer);
        if (slot) this.#replace(slot, end);
      },
    });
    return renderer;
  }

  /** Before it serves, its end is told to who opens it. */
  #replace(slot: Slot, end: RendererEnd): void {
    if (this.#isClosed || this.#assemblies.size === 0) return;
    const now = performance.now();
    this.#ends = [...this.#ends.filter((at) => now - at < LATELY), now];
    slot.isReady = false;
    slot.ready = this.#restart(slot);
    slot.ready.catch(() => {
      // Told to every request that waits for it, and there may be none.
    });
    this.#options.onFault(end);
  }

  async #restart(slot: Slot): Promise<Renderer> {
    const wait = PAUSES[Math.min(this.#ends.length, PAUSES.length) - 1] ?? 0;
    if (wait > 0) await this.#means.pause(wait);
    if (this.#isClosed) throw new Error('the renderer was ended');
    const renderer = this.#create();
    slot.current = renderer;
    await renderer.open();
    for (const [key, assembled] of this.#assemblies) await renderer.assemble(key, assembled);
    slot.isReady = true;
    return renderer;
  }

  /** The one with the least to do; one that is being started when there is no other. */
  #choose(): Promise<Renderer> {
    const load = ({ isReady, current }: Slot) => (isReady ? current.pending : Number.MAX_SAFE_INTEGER);
    const [best] = this.#slots.toSorted((a, b) => load(a) - load(b));
    if (!best) throw new Error('the section is not open');
    return best.ready;
  }

  async #attempt(request: RenderRequest, given: RenderGiven): Promise<RenderedAnswer> {
    const { deadline = DEADLINE } = given.services;
    const late = Promise.withResolvers<never>();
    let running: Running | undefined;
    const starved = this.#means.starved();
    const stop = startDeadline({
      limit: deadline,
      waited: () => (running?.waited() ?? 0) + this.#means.starved() - starved,
      onLate: (isItsOwn) => {
        const isAtFault = isItsOwn && running !== undefined && !running.isCalling();
        running?.cancel();
        const reason = `no answer within ${deadline} ms`;
        if (isAtFault && !this.#isClosed) this.#options.onFault({ reason, request });
        late.reject(new RendererFailure(reason, true));
      },
    });
    const begin = async () => {
      running = (await this.#choose()).render(request, given);
      return running.answer;
    };
    try {
      return await Promise.race([begin(), late.promise]);
    } finally {
      stop();
    }
  }
}
