import type { LinkTable } from 'shared/contract/section/links';

/** Pages of other sections. */
export const links = {
  booking: { to: 'booking.book' },
  announcement: { to: 'invest.announcement', query: ['id'] },
  stock: { to: 'invest.stock' },
  material: { to: 'media.material', query: ['id'] },
  topic: { to: 'media.topic', query: ['id'] },
  newsroom: { to: 'media.newsroom', query: ['kind', 'brand'] },
  library: { to: 'media.library', query: ['vehicle'] },
} as const satisfies LinkTable;
