import type { LinkTable } from 'shared/contract/section/links';

/** Pages of other sections. */
export const links = {
  /** Where the pavilion introduces itself. */
  hall: { to: 'content.aboutHall' },
} as const satisfies LinkTable;
