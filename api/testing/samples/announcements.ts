import type { packAnnouncements } from 'shared/contract/pack/pack';
import type { z } from 'zod';

const both = (text: string) => ({ cn: `${text}（中文）`, en: `${text} (English)` });
const DOCUMENT = { url: '/cn/media-files/annex.pdf', size: 1024, pages: 2 };
/** Announcements in Chinese only. */
const CHINESE = new Set(['a-6']);

/** Seven of market A in a row, one of H, and one that is not out yet at noon of 21 November 2026. */
export function announcements(): z.input<typeof packAnnouncements> {
  const one = (baseId: string, market: 'A' | 'H', date: string) => ({
    baseId,
    market,
    category: baseId.endsWith('1') ? ('sales' as const) : ('other' as const),
    date,
    time: '16:40',
    title: both(baseId),
    documents: CHINESE.has(baseId) ? { cn: DOCUMENT } : { cn: DOCUMENT, en: DOCUMENT },
  });
  const ofA = Array.from({ length: 7 }, (_, at) => one(`a-${at + 1}`, 'A', `2026-10-0${at + 1}`));
  return [...ofA, one('a-tomorrow', 'A', '2026-12-24'), one('h-1', 'H', '2026-10-01')];
}

function announcementText(id: string) {
  const pieces = (text: string) => [
    { kind: 'paragraph' as const, text },
    { kind: 'table' as const, caption: 'Votes', columns: ['For', 'Against'], rows: [['100%', '0%']] },
  ];
  const cn = pieces(`${id}的正文`);
  return CHINESE.has(id) ? { id, cn } : { id, cn, en: pieces(`Text of ${id}`) };
}

export const announcementTexts = () => announcements().map(({ baseId }) => announcementText(baseId));
