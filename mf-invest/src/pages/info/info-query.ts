import { REPORT_KINDS, type Report } from 'shared/contract/invest/investor';
import { narrowing, oneOf, pageQuery, year } from 'shared/contract/section/query';

/** Which reports. */
export interface InfoQuery {
  /** 0: the newest with a report. */
  year: number;
  /** Empty: every kind. */
  kind: Report['kind'] | '';
}

/** Both leave it the same page. */
export const infoQuery = pageQuery({
  year: narrowing(year),
  kind: narrowing(oneOf(REPORT_KINDS, '')),
});
