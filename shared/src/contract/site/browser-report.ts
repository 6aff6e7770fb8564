import { z } from 'zod';

/**
 * One report of a browser (W3C Reporting API, section 2.2), or of the runtime in the same form. Only what is named here is looked at; most of what browsers send
 * beside it (address with query, user agent) is nobody's business and is dropped before anything else.
 */
export const browserReport = z.object({
  type: z.string().max(64),
  url: z.string().max(4096).optional(),
  body: z
    .object({
      /** `csp-violation`: the directive, and what was not allowed. */
      effectiveDirective: z.string().max(128).nullish(),
      blockedURL: z.string().max(4096).nullish(),
      /** `csp-violation`, `deprecation`, `intervention`: the script; `island-failure`: the entry of its release. */
      sourceFile: z.string().max(4096).nullish(),
      /** `deprecation`, `intervention`: what the browser calls it; `island-failure`: the island. */
      id: z.string().max(128).nullish(),
      /** `crash`. */
      reason: z.string().max(64).nullish(),
      /** `network-error`: where it failed (Network Error Logging, section 5). */
      type: z.string().max(64).nullish(),
    })
    .nullish(),
});
export type BrowserReport = z.infer<typeof browserReport>;

/** Browsers collect for a minute; more at once is none of theirs. */
export const browserReports = z.strictObject({ reports: z.array(browserReport).max(100) });
