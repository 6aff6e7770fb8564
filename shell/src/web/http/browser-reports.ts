import { REPORT_PATH as PATH } from 'shared/contract/site/island-failure';

/** The endpoint that browsers use for crashes, deprecations and interventions unasked (Reporting API, section 3.3). */
export const REPORT_GROUP = 'default';

/** Seconds for which a browser keeps in mind to report network errors. */
const MONTH = 2_592_000;
/** Of the visits that failed one in so many: a failure of the site reaches everybody at once. */
const FAILURES_REPORTED = 0.1;

/** Where the policy of a page reports to: by name, and by address for browsers that know no names. */
export const REPORT_DIRECTIVES: readonly string[] = [`report-to ${REPORT_GROUP}`, `report-uri ${PATH}`];

/**
 * Names the endpoint. Network errors (NEL) are reported where the site has https, which browsers demand, in their older form.
 * @param origin `https://host` of the site
 */
export function reportingHeaders(origin: string): Record<string, string> {
  const endpoints = { 'reporting-endpoints': `${REPORT_GROUP}="${PATH}"` };
  if (!origin.startsWith('https:')) return endpoints;
  const group = { group: REPORT_GROUP, max_age: MONTH, endpoints: [{ url: `${origin}${PATH}` }] };
  const networkErrors = { report_to: REPORT_GROUP, max_age: MONTH, failure_fraction: FAILURES_REPORTED };
  return { ...endpoints, 'report-to': JSON.stringify(group), nel: JSON.stringify(networkErrors) };
}
