import type { PageConstellation, PageState } from './section.ts';

/** What the runtime gives the kernel when it has arrived. */
export interface RuntimeApi {
  /** Lets single-spa mount and unmount so that the present page's islands, and no others, live. */
  sync(): Promise<void>;
  /** The same after a failure: makes a broken application usable again. */
  retry(section: string): Promise<void>;
}

/** Calls back for every island already due, then for each that becomes due. */
export type DueListener = (island: number, element: HTMLElement) => void;

/** Shows the old page until the result is called, which lets its parts move to where they are on the new one. */
export type MoveShared = (event: NavigateEvent, html: string) => Promise<() => void>;

/** The whole interface between kernel, runtime and sections: `globalThis.__kernel`. */
export interface KernelApi {
  readonly page: PageState | null;
  readonly constellation: PageConstellation;
  /** True while the present page has an island that is due. */
  readonly active: boolean;
  /** A script element for a file of the constellation; throws for any other address. */
  script(url: string): HTMLScriptElement;
  loadScript(path: string): Promise<void>;
  register(runtime: RuntimeApi): void;
  onDue(listener: DueListener): () => void;
  hydrated(island: number): void;
  failed(island: number, error: unknown): void;
  /** Every island that is due and not yet alive. */
  failedAll(error: unknown): void;
  /** From now until the call of the result, the page's island routes the addresses that its route `owns`. */
  ownAddresses(): () => void;
  toast(message: string): void;
  /** Shows in the frame how many entries the lists kept on this device have. */
  showCounts(): void;
  /** This visit tells how it felt. */
  readonly isMeasured: boolean;
  /** There as soon as somebody has loaded it. */
  moveShared?: MoveShared;
}

declare global {
  var __kernel: KernelApi;
}
