import type { MediaItem } from 'shared/contract/media/media';
import { describe, expect, it } from 'vitest';
import { subjectOf } from './media-subject.ts';

const NO_FACETS = { type: [], brand: [], vehicle: [], topic: [], orientation: [], colour: [], year: [] };
const FILM = { sources: [{ src: 'a.mp4', type: 'video/mp4' }], width: 1920, height: 1080, captions: [] };
const item = (patch: Partial<MediaItem>): MediaItem => ({
  id: 'tunnel',
  title: 'In the wind tunnel',
  summary: 'Smoke follows the roof.',
  kind: 'video',
  date: '2026-11-18',
  tags: [],
  fileCount: 1,
  size: 1,
  url: '/cn/media-files/tunnel.mp4',
  credit: '',
  offers: [],
  ...patch,
});
const dataOf = (...list: MediaItem[]) =>
  subjectOf({ list, pageNo: 1, totalCount: list.length, facets: NO_FACETS }, 'en');

describe('what a search engine learns of a page of the library', () => {
  it('is nothing without the answer of the service, or without a file', () => {
    expect(subjectOf(null, 'en')).toEqual({});
    expect(dataOf(item({ kind: 'image', url: '' }), item({ kind: 'pack' }))).toEqual({});
  });

  it('is each video with its largest poster, its length and what is said in it', () => {
    const film = { ...FILM, transcript: ['A car.', 'The wind.'] };
    const picture = { name: 'tunnel', widths: [480, 1920, 960], alt: '', width: 1920, height: 1080 };
    expect(dataOf(item({ kind: 'pack' }), item({ film, picture, duration: 83 }))).toEqual({
      subject: {
        '@type': 'CollectionPage',
        hasPart: [
          {
            '@type': 'VideoObject',
            name: 'In the wind tunnel',
            description: 'Smoke follows the roof.',
            uploadDate: '2026-11-18T00:00:00+08:00',
            thumbnailUrl: ['/cn/media-files/tunnel-1920.webp'],
            contentUrl: '/cn/media-files/tunnel.mp4',
            duration: 'PT83S',
            transcript: 'A car. The wind.',
          },
        ],
      },
    });
  });

  it('says nothing of what a video does not have', () => {
    const [video] = (dataOf(item({ film: { ...FILM, transcript: [] } })).subject as { hasPart: object[] }).hasPart;
    expect(video).toMatchObject({ thumbnailUrl: [] });
    expect(video).not.toHaveProperty('duration');
    expect(video).not.toHaveProperty('transcript');
  });

  it('is each picture with whom to name and where to get it', () => {
    expect(dataOf(item({ kind: 'image', url: '/cn/media-files/tunnel.webp', credit: 'Chenyue' }))).toMatchObject({
      subject: {
        hasPart: [
          {
            '@type': 'ImageObject',
            contentUrl: '/cn/media-files/tunnel.webp',
            creditText: 'Chenyue',
            acquireLicensePage: '/cn/en/media',
          },
        ],
      },
    });
  });
});
