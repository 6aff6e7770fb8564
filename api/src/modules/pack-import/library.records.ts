import { MEDIA_PREFIX } from 'shared/contract/site/site';
import { instantOf } from '../../model/shanghai-time.ts';
import type { ContentRecord } from './record.model.ts';
import type { Pack } from './pack.reader.ts';

type LibraryEntry = Pack['library.json'][number];

const json = (value: unknown): string => JSON.stringify(value);

/** The media library of a pack. */
export function libraryRecords(pack: Pack): ContentRecord[] {
  return pack['library.json'].map((entry) => {
    const { title, summary, tags, credit, picture, duration, fileCount, embargo, files: _names, ...rest } = entry;
    return {
      kind: 'library',
      key: rest.id,
      rows: [
        {
          table: 'media_item',
          values: {
            ...rest,
            title: json(title),
            summary: json(summary),
            tags: json(tags),
            credit: json(credit),
            picture: picture ?? null,
            duration: duration ?? null,
            file_count: fileCount,
            files: filesOf(pack, entry),
            embargoed: embargo !== undefined,
            public_at: publicFrom(entry),
          },
        },
      ],
    };
  });
}

/** Names below `media/` of what an entry gives to take away: its pictures at their largest, or its one file. */
export function filesOf(pack: Pack, { files = [], url }: LibraryEntry): string[] {
  if (url.startsWith(`${MEDIA_PREFIX}/`)) return [url.slice(MEDIA_PREFIX.length + 1)];
  const sizes = new Map(pack['press-pictures.json'].map(({ id, sizes: own }) => [id, own]));
  return files.flatMap((name) => {
    const largest = sizes.get(name)?.at(-1);
    return largest ? [`${name}-${largest.width}.jpg`] : [];
  });
}

/** The day begins at midnight in Shanghai; an embargo may end later. */
export function publicFrom({ date, embargo }: Pick<LibraryEntry, 'date' | 'embargo'>): Date {
  const day = instantOf(`${date} 00:00`);
  const moment = embargo === undefined ? day : instantOf(embargo);
  return moment > day ? moment : day;
}
