import { loadComposed } from 'shared/composed/load';
import { definePage, defineServer } from 'shared/server';
import { cn } from './messages/cn.ts';
import { en } from './messages/en.ts';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadJob } from './pages/job/job.load.ts';
import { JobPage } from './pages/job/job.page.tsx';
import { loadJobs } from './pages/jobs/jobs.load.ts';
import { JobsPage } from './pages/jobs/jobs.page.tsx';
import { loadProgrammes } from './pages/programmes/programmes.load.ts';
import { ProgrammesPage } from './pages/programmes/programmes.page.tsx';
import { routes } from './routes.ts';

export const section = defineServer({
  name: 'mf-talent',
  routes,
  messages: { cn, en },
  pages: {
    programmes: definePage(loadProgrammes, ProgrammesPage),
    jobs: definePage(loadJobs, JobsPage),
    job: definePage(loadJob, JobPage),
    composed: definePage(loadComposed, ComposedPage),
  },
});
