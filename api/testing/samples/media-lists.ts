import type { z } from 'zod';
import type { PACK_LISTS } from 'shared/contract/pack/pack-list';
import { vehicleLists } from './vehicle-lists.ts';

type Lists = { -readonly [N in keyof typeof PACK_LISTS]: z.input<(typeof PACK_LISTS)[N]> };

const both = (text: string) => ({ cn: `${text}（中文）`, en: `${text} (English)` });
const lines = { cn: ['一', '二'], en: ['One', 'Two'] };

const presentation: Lists['live-events.json'][number] = {
  id: 'presentation',
  begins: '2026-12-20 10:00',
  ends: '2026-12-20 11:00',
  title: both('Presentation'),
  summary: both('A car is shown'),
  place: both('Guangzhou'),
  film: 'video-one',
  articles: ['first-light'],
  parts: [
    { at: 0, title: both('Opening'), text: both('Who speaks') },
    { at: 30, title: both('Questions'), text: both('From the press') },
  ],
};

/** What the entries of the sample library are about. */
export function mediaLists(): Pick<
  Lists,
  'media-facts.json' | 'media-subjects.json' | 'live-events.json' | 'vehicles.json' | 'vehicle-outlines.json'
> {
  return {
    'media-facts.json': [
      {
        id: 'image-one',
        about: ['tunnel', 'car-one'],
        topics: ['aerodynamics'],
        colour: 'blue',
        place: both('Tunnel'),
      },
      { id: 'video-one', about: ['tunnel'], topics: ['aerodynamics'] },
    ],
    ...vehicleLists(),
    'live-events.json': [presentation],
    'media-subjects.json': [
      {
        id: 'tunnel',
        kind: 'place',
        name: both('Wind tunnel'),
        background: lines,
        facts: [],
        articles: ['first-light', 'not-yet'],
      },
      {
        id: 'car-one',
        kind: 'vehicle',
        brand: 'one',
        name: both('Car One'),
        background: lines,
        facts: [{ name: both('Range'), value: both('812 km') }],
        articles: [],
        sheet: {
          cn: { url: '/cn/media-files/facts-cn.pdf', size: 10, pages: 1 },
          en: { url: '/cn/media-files/facts-en.pdf', size: 11, pages: 1 },
        },
      },
    ],
  };
}
