import { API_PREFIX } from './site.ts';

/** Where browsers report to, and the runtime. */
export const REPORT_PATH = `${API_PREFIX}/browser/report`;
/** What a report of an island that broke is called, beside the types of the Reporting API. */
export const ISLAND_FAILURE = 'island-failure';

/** `…/cn/mf/<app>/<version>/client/…` */
const SCRIPT = /^[^?#]*\/cn\/mf\/([a-z][a-z-]{0,30})\/([\w.-]{1,40})\/client\//;

/** Which release a script is of, by its address; undefined when it is none of ours. */
export function releaseOfScript(address: string): { app: string; version: string } | undefined {
  const [, app, version] = SCRIPT.exec(address) ?? [];
  return app === undefined || version === undefined ? undefined : { app, version };
}
