import type { LinkTable } from 'shared/contract/section/links';

/** Pages of other sections. */
export const links = {
  /** Lessons are articles. */
  lesson: { to: 'content.newsDetail', query: ['baseid'] },
  policy: { to: 'content.policy' },
} as const satisfies LinkTable;
