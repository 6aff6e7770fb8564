import type { Announcement } from 'shared/contract/content/announcement';

/** One of a list, in both languages. */
export const sampleAnnouncement: Announcement = {
  baseId: 'a-20261030-q3',
  title: 'Third quarterly report',
  date: '2026-10-30',
  publishTime: '2026-10-30 16:05',
  categoryCode: 'SPC-TZGX-GGB-AG',
  category: 'results',
  languages: ['cn', 'en'],
  url: '/cn/media-files/q3-2026.pdf',
  size: 61_652,
};
