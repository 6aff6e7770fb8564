import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const field = z.string().optional();
/** What browsers without the Reporting API send for `report-uri` (CSP level 2, section 4.4). */
const earlierReport = z.object({
  'csp-report': z.object({
    'document-uri': field,
    'effective-directive': field,
    'violated-directive': field,
    'blocked-uri': field,
    'source-file': field,
  }),
});

/** The one way of the contract to say it. */
const reported = (reports: readonly unknown[]) => ({ language: 1, reports });

function fromEarlier(message: unknown): object {
  const { 'csp-report': report } = earlierReport.parse(message);
  const body = {
    effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
    blockedURL: report['blocked-uri'],
    sourceFile: report['source-file'],
  };
  return reported([{ type: 'csp-violation', url: report['document-uri'], body }]);
}

const fromList = (message: unknown): object => reported(z.array(z.unknown()).parse(message));

/** Both forms, for the calls of this scope alone. What is neither is as bad as broken JSON. */
export function readReports(scope: FastifyInstance): void {
  const forms = { 'application/reports+json': fromList, 'application/csp-report': fromEarlier };
  for (const [type, read] of Object.entries(forms)) {
    scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, read(JSON.parse(text.toString())));
      } catch {
        done(Object.assign(new Error('no report'), { statusCode: 400 }));
      }
    });
  }
}
