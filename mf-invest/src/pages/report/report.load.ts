import type { ComposedData } from 'shared/composed/data';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { loadReportPage } from '../../service/report-page.ts';

/** The cover of a report (docs/decisions/0105). */
export function loadReport(request: PageRequest, services: LoadServices): Promise<Outcome<ComposedData>> {
  return loadReportPage(request, services);
}
