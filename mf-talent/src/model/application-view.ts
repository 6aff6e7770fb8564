import type { ApplicationDetail } from 'shared/contract/talent/application';

/** An application as its link shows it. */
export interface ApplicationView {
  /** As typed or pasted. */
  token: string;
  detail: ApplicationDetail | null;
  fault: 'unknown' | 'down' | null;
  /** Whether withdrawing is asked for before it is done. */
  asks: boolean;
  /** Reference of what was withdrawn a moment ago. */
  gone: string | null;
}

export const NO_APPLICATION: ApplicationView = { token: '', detail: null, fault: null, asks: false, gone: null };
