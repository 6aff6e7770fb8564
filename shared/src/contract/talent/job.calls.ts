import { defineCalls, noFields } from '../call/call-row.ts';
import { jobDetail, jobFilter, jobPage, jobQuery } from './job.ts';
import { programmeDetail, programmeList, programmeQuery } from './talent.ts';

export const JOB_CALLS = defineCalls({
  'job/page': {
    method: 'POST',
    request: jobFilter,
    response: jobPage,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'logged',
    errors: [],
    summary: 'Vacancies that can be applied for today, with counts by city, function and track. At most 100 a page.',
    reference: 'spec CALL-job-page',
  },
  'job/detail': {
    method: 'POST',
    request: jobQuery,
    response: jobDetail,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'One vacancy in full.',
    reference: 'spec CALL-job-detail',
  },
  'job/programmes': {
    method: 'POST',
    request: noFields,
    response: programmeList,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'Recruitment and training programmes with today’s status.',
    reference: 'spec CALL-job-programmes, G-27',
  },
  'job/programme': {
    method: 'POST',
    request: programmeQuery,
    response: programmeDetail,
    effect: 'read',
    audience: 'public',
    cost: 'read',
    failure: 'shown',
    errors: [],
    summary: 'One programme in full: its vacancies, the cities that it visits, and what came of it.',
    reference: 'spec CALL-job-programme',
  },
});
