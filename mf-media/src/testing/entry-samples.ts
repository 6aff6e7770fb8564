import type { MediaItem } from 'shared/contract/media/media';
import type { MediaDetail } from 'shared/contract/media/media-detail';

/* Entries of a library, as the service answers with them. */

export const picture = { name: 'yaoxing-v6', width: 1280, height: 720, widths: [480, 1200, 1280], alt: 'A green car' };
export const image: MediaItem = {
  id: 'image-v6',
  title: 'Yaoxing V6, front',
  summary: 'Dark green, with the roof spoiler.',
  kind: 'image',
  date: '2026-11-20',
  tags: ['Yaoxing', 'SUV'],
  picture,
  fileCount: 1,
  size: 21_528,
  url: '/cn/media-files/yaoxing-v6-1280.webp',
  credit: 'Chenyue Design Centre',
  offers: [
    {
      resolution: 'original',
      count: 1,
      bytes: 21_528,
      type: 'jpg',
      pixels: [
        { width: 1280, height: 720 },
        { width: 1280, height: 720 },
      ],
      url: '/cn/api/media/take?pick=image-v6~original',
    },
  ],
};
export const pack: MediaItem = {
  ...image,
  id: 'pack-v6',
  title: 'Press package',
  kind: 'pack',
  url: '/cn/api/media/pack/p.zip',
};
export const film: MediaItem = {
  ...image,
  id: 'video-v6',
  title: 'In the tunnel',
  kind: 'video',
  duration: 22,
  url: '/cn/media-files/film-tunnel.mp4',
  film: {
    sources: [{ src: '/cn/media-files/film-tunnel.webm', type: 'video/webm' }],
    width: 960,
    height: 540,
    captions: [{ src: '/cn/media-files/film-tunnel.en.vtt', lang: 'en' }],
    transcript: ['Smoke keeps to its roof.'],
  },
};
export const entry: MediaDetail = {
  item: image,
  topics: ['vehicles', 'autoShow'],
  orientation: 'landscape',
  colour: 'green',
  place: 'Guangzhou',
  subjects: [
    {
      id: 'yaoxing-v6',
      kind: 'vehicle',
      name: 'Yaoxing V6',
      brand: 'Yaoxing',
      background: ['It is the brand’s first large electric SUV.'],
      facts: [{ name: 'Range', value: '812 km' }],
    },
  ],
  files: [{ name: 'yaoxing-v6-1280.webp', url: image.url, size: 21_528, width: 1280, height: 720 }],
  pictures: [],
  articles: [
    {
      baseId: 'debut',
      categoryCode: 'COL-XWZX-QYDT',
      title: 'Yaoxing V6 makes its debut',
      publishTime: '2026-11-20 17:30:00',
      summary: '',
      source: '',
      firstPicUrl: '',
      video: '',
      poster: '',
    },
  ],
  related: [film],
};
