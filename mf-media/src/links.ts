import type { LinkTable } from 'shared/contract/section/links';

/** Pages of other sections. */
export const links = {
  contact: { to: 'content.contact' },
} as const satisfies LinkTable;
