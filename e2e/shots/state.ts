import type { Page } from 'playwright/test';
import type { Lang } from 'shared/contract/text/lang';

/** Something to be looked at: an address and what a visitor does there. */
export interface State {
  /** Part of the file name. */
  name: string;
  /** Below the language segment. */
  path: string;
  /** Widths at which the state exists; all of them when absent. */
  from?: number;
  below?: number;
  /** A part of the page instead of the window. */
  part?: string;
  act?(page: Page, lang: Lang): Promise<void>;
}
