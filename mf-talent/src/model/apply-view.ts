import type { ApplicationReceipt } from 'shared/contract/talent/application';
import type { CvTaken } from 'shared/contract/talent/cv-file';
import type { JobDetail } from 'shared/contract/talent/job';
import { EMPTY_DRAFT, type ApplyDraft, type ApplyFailure, type ApplyFault } from './apply-draft.ts';

/** What the form says of its vacancy. */
export type ApplyJob = Pick<JobDetail, 'id' | 'title' | 'cityName' | 'closes' | 'contact' | 'open'>;

/** The form as a plain one was answered, or as it begins. */
export interface ApplyView {
  draft: ApplyDraft;
  /** What the service has taken. */
  cv: CvTaken | null;
  faults: readonly ApplyFault[];
  failure: ApplyFailure | null;
  /** Idempotency-Key. */
  key: string;
  /** For a browser that cannot work for a code (decision record 0047); empty where none is wanted, null before it is asked for. */
  puzzle: string | null;
  /** A code was sent a moment ago. */
  sent: boolean;
}

export const FIRST_VIEW: ApplyView = {
  draft: EMPTY_DRAFT,
  cv: null,
  faults: [],
  failure: null,
  key: '',
  puzzle: null,
  sent: false,
};

export interface ApplyData {
  job: ApplyJob;
  view: ApplyView;
  receipt: ApplicationReceipt | null;
}
