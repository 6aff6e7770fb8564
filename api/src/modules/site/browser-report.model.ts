import type { BrowserReport } from 'shared/contract/site/browser-report';
import { ISLAND_FAILURE, releaseOfScript } from 'shared/contract/site/island-failure';
import { PAGE_PATHS } from 'shared/contract/site/vitals';

/** What is counted and said of a report: words of ours and of the browser, never an address or anything typed. */
export interface ReportedProblem {
  kind: string;
  /** The directive, the reason of a crash, the phase of a network error, the name of a deprecated feature. */
  detail: string;
  /** `app@version` of the script that is to blame; `page` when no script of ours is named. */
  app: string;
  /** The page as the specification names it. */
  page: string;
}

export const REPORT_KINDS: ReadonlySet<string> = new Set([
  'csp-violation',
  'crash',
  'network-error',
  'deprecation',
  'intervention',
  ISLAND_FAILURE,
]);

const PAGE = /^https?:\/\/[^/?#]+\/cn\/(?:cn|en)(\/[^?#]*)?(?:[?#]|$)/;
/** Names that browsers give: `script-src-elem`, `tcp.timed_out`, `UnloadHandler`. */
const NAME = /^[A-Za-z][\w.-]{0,47}$/;

export function problemOf({ type, url = '', body }: BrowserReport): ReportedProblem {
  const release = releaseOfScript(body?.sourceFile ?? '');
  const [, path = '/'] = PAGE.exec(url) ?? [];
  const name = body?.effectiveDirective?.split(' ', 1)[0] ?? body?.id ?? body?.reason ?? body?.type ?? '';
  return {
    kind: REPORT_KINDS.has(type) ? type : 'other',
    detail: NAME.test(name) ? name : 'other',
    app: release ? `${release.app}@${release.version}` : 'page',
    page: PAGE_PATHS.has(path) ? path : 'other',
  };
}
