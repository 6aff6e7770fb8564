import type { Mock } from 'vitest';

/** What differs from a click on a link to another page. */
export interface Going {
  navigationType?: NavigationType;
  /** The browser cannot always wait with the commit of back and forward. */
  cancelable?: boolean;
  /** Of the history API, or to a part of the page. */
  sameDocument?: boolean;
  hashChange?: boolean;
  formData?: FormData | null;
  downloadRequest?: string | null;
  info?: unknown;
}

type Intercepted = Pick<NavigationInterceptOptions, 'precommitHandler' | 'handler'>;

interface Gone {
  /** What the kernel left to the browser. */
  isNative: boolean;
  finished: Promise<void>;
}

/** As much of the navigation API as the kernel uses, with one navigation at a time, as browsers have it. */
export class FakeNavigation {
  /** Documents that the browser was told to open, with how. */
  readonly documents: unknown[] = [];
  readonly scrolled: Mock<() => void>;
  readonly #listeners = new Set<(event: object) => void>();
  #ongoing: AbortController | null = null;
  #taken: AbortController | null = null;

  constructor(scrolled: Mock<() => void>) {
    this.scrolled = scrolled;
  }

  addEventListener(_type: 'navigate', listener: (event: object) => void, { once = false } = {}): void {
    const listen = (event: object) => {
      if (once) this.#listeners.delete(listen);
      listener(event);
    };
    this.#listeners.add(listen);
  }

  /** What is under way and was taken by the kernel. */
  get transition(): object | null {
    return this.#taken && {};
  }

  navigate(address: string, options: { history: 'push' | 'replace'; info: unknown }) {
    this.documents.push([address, options.history]);
    return this.go(address, { navigationType: options.history, info: options.info });
  }

  /** Somebody goes to an address. */
  go(address: string, going: Going = {}): Gone {
    this.#ongoing?.abort();
    const ongoing = new AbortController();
    this.#ongoing = ongoing;
    const url = new URL(address, location.href).href;
    const { event, intercepted } = this.#eventOf(url, going, ongoing.signal);
    for (const listener of this.#listeners) listener(event);
    const [taken] = intercepted;
    this.#taken = taken ? ongoing : null;
    if (taken) return { isNative: false, finished: this.#follow(taken, { url, going, ongoing }) };
    // A document stays on its way until the next navigation.
    if (going.sameDocument) {
      this.#ongoing = null;
      commit(url, going);
    }
    return { isNative: true, finished: Promise.resolve() };
  }

  /** The visitor presses the button of the browser that stops whatever is under way. */
  stop(): void {
    this.#ongoing?.abort();
    this.#ongoing = null;
    this.#taken = null;
  }

  #eventOf(url: string, going: Going, signal: AbortSignal) {
    const { navigationType = 'push', cancelable = true, sameDocument = false, ...more } = going;
    const intercepted: Intercepted[] = [];
    const event = {
      cancelable,
      canIntercept: new URL(url).origin === location.origin,
      navigationType,
      destination: { url, sameDocument },
      hashChange: false,
      formData: null,
      downloadRequest: null,
      signal,
      intercept: (options: Intercepted) => void intercepted.push(options),
      scroll: this.scrolled,
      ...more,
    };
    return { event, intercepted };
  }

  async #follow(
    { precommitHandler, handler }: Intercepted,
    to: { url: string; going: Going; ongoing: AbortController },
  ) {
    await precommitHandler?.({} as NavigationPrecommitController);
    if (to.ongoing.signal.aborted) return;
    commit(to.url, to.going);
    await handler?.();
    if (this.#ongoing !== to.ongoing) return;
    this.#ongoing = null;
    this.#taken = null;
  }
}

function commit(url: string, { navigationType = 'push' }: Going): void {
  if (navigationType === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}
