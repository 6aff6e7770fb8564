import type { Tab } from '../fixtures/moving/tab.ts';

/** A window of a browser that Playwright does not move. */
export interface OtherTab extends Pick<Tab, 'open' | 'reload' | 'ask' | 'until'> {
  /** Errors and warnings of the console so far, uncaught errors among them. */
  readonly complaints: readonly string[];
  /** Presses what is in sight, as a pointer does. */
  press(selector: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  close(): Promise<void>;
}
