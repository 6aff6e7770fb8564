import type { ProgrammeStatus } from 'shared/contract/talent/talent';

interface Run {
  /** First and last day, `yyyy-MM-dd`. */
  begins: string;
  ends: string;
  /** Said by the pack where the dates do not tell the truth. */
  status: ProgrammeStatus | null;
}

/** Status of a programme on a day (`yyyy-MM-dd`); its first and last day both count as in progress. */
export function programmeStatusOf({ begins, ends, status }: Run, today: string): ProgrammeStatus {
  if (status) return status;
  if (today < begins) return 'notStarted';
  return today > ends ? 'completed' : 'inProgress';
}
