import type { BrowserReport } from 'shared/contract/site/browser-report';
import type { Services } from '../../calls/call-table.ts';
import { problemOf } from './browser-report.model.ts';

/** One problem of a release reaches thousands of browsers: the metric counts all of them, the log shows some. */
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

/** Counts reports, and writes a sample of them into the log. */
export class BrowserReports {
  readonly #services: Pick<Services, 'metrics' | 'log' | 'now'>;
  #minute = 0;
  #lines = 0;

  constructor(services: Pick<Services, 'metrics' | 'log' | 'now'>) {
    this.#services = services;
  }

  take(reports: readonly BrowserReport[]): void {
    for (const report of reports) {
      const problem = problemOf(report);
      this.#services.metrics.recordReport(problem);
      if (this.#mayWrite()) this.#services.log.warn(problem, 'a browser reported');
    }
  }

  #mayWrite(): boolean {
    const minute = Math.floor(this.#services.now() / MINUTE_MS);
    if (minute !== this.#minute) [this.#minute, this.#lines] = [minute, 0];
    this.#lines += 1;
    return this.#lines <= LINES_A_MINUTE;
  }
}
