import { defineCalls, noFields } from '../call/call-row.ts';
import { browserReports } from './browser-report.ts';
import { pageBody, pageBodyQuery } from '../content/page-body.ts';
import { siteInfo } from './site-info.ts';
import { vitalsBeacon } from './vitals.ts';

export const SITE_CALLS = defineCalls({
  'site/info': {
    method: 'POST',
    request: noFields,
    response: siteInfo,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'Who publishes the site.',
    reference: 'spec CALL-site-info',
  },
  'site/page': {
    method: 'POST',
    request: pageBodyQuery,
    response: pageBody,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: ['40001'],
    summary: 'Words and blocks of one page of the pack; 40001 when it has no version in the language.',
    reference: 'spec CALL-site-page',
  },
  rum: {
    method: 'POST',
    request: vitalsBeacon,
    response: noFields,
    effect: 'write',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    beacon: true,
    summary:
      'Counts how a page view felt (web vitals, milliseconds). A sample of the visits, without anything of the visitor.',
    reference: 'spec CALL-rum',
  },
  'browser/report': {
    method: 'POST',
    request: browserReports,
    response: noFields,
    effect: 'write',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    reports: true,
    summary:
      'Counts what browsers report: violations of the policy, crashes, network errors, deprecations, islands that broke. Nothing of the visitor is kept.',
    reference: 'spec CALL-browser-report',
  },
});
