import { definePage } from 'shared/server';
import { actOnAlerts } from './pages/alerts/alerts.action.ts';
import { loadAlerts } from './pages/alerts/alerts.load.ts';
import { AlertsPage } from './pages/alerts/alerts.page.tsx';
import { actOnApplication } from './pages/application/application.action.ts';
import { loadApplication } from './pages/application/application.load.ts';
import { ApplicationPage } from './pages/application/application.page.tsx';
import { actOnApply } from './pages/apply/apply.action.ts';
import { loadApply } from './pages/apply/apply.load.ts';
import { ApplyPage } from './pages/apply/apply.page.tsx';
import { loadTalentPage } from './pages/composed/composed.load.ts';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadFit } from './pages/fit/fit.load.ts';
import { FitPage } from './pages/fit/fit.page.tsx';
import { loadJob } from './pages/job/job.load.ts';
import { JobPage } from './pages/job/job.page.tsx';
import { loadJobs } from './pages/jobs/jobs.load.ts';
import { JobsPage } from './pages/jobs/jobs.page.tsx';
import { loadProgramme } from './pages/programme/programme.load.ts';
import { ProgrammePage } from './pages/programme/programme.page.tsx';
import { loadProgrammes } from './pages/programmes/programmes.load.ts';
import { ProgrammesPage } from './pages/programmes/programmes.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  programmes: definePage(loadProgrammes, ProgrammesPage),
  programme: definePage(loadProgramme, ProgrammePage),
  jobs: definePage(loadJobs, JobsPage),
  fit: definePage(loadFit, FitPage),
  alerts: definePage(loadAlerts, AlertsPage, actOnAlerts),
  job: definePage(loadJob, JobPage),
  apply: definePage(loadApply, ApplyPage, actOnApply),
  application: definePage(loadApplication, ApplicationPage, actOnApplication),
  composed: definePage(loadTalentPage, ComposedPage),
};
