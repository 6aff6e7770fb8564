import { definePage } from 'shared/server';
import { loadTalentPage } from './pages/composed/composed.load.ts';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadJob } from './pages/job/job.load.ts';
import { JobPage } from './pages/job/job.page.tsx';
import { loadJobs } from './pages/jobs/jobs.load.ts';
import { JobsPage } from './pages/jobs/jobs.page.tsx';
import { loadProgrammes } from './pages/programmes/programmes.load.ts';
import { ProgrammesPage } from './pages/programmes/programmes.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  programmes: definePage(loadProgrammes, ProgrammesPage),
  jobs: definePage(loadJobs, JobsPage),
  job: definePage(loadJob, JobPage),
  composed: definePage(loadTalentPage, ComposedPage),
};
