import type { LinkTable } from 'shared/contract/section/links';

/** Pages of other sections. */
export const links = {
  contact: { to: 'content.contact' },
  policy: { to: 'content.policy' },
} as const satisfies LinkTable;
