import type { PageState } from './section.ts';

/** What islands and `pnpm dev` tell each other; absent on every other site. */
export interface Development {
  /** By section: takes the new version of its code in place. Rejects where that cannot be done. */
  readonly hot: Map<string, () => Promise<unknown>>;
  /** By island of the page: renders it with other properties and words, its state kept. */
  readonly renew: Map<number, (page: PageState) => void>;
  /** React's own means to exchange components. */
  refresh?: { performReactRefresh(): unknown };
  refreshSoon?: () => void;
}

declare global {
  var __development: Development | undefined;
}
