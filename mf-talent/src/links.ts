import type { LinkTable } from 'shared/contract/section/links';

/** Pages of other sections. */
export const links = {
  policy: { to: 'content.policy' },
} as const satisfies LinkTable;
