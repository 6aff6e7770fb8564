import type { MediaItem, MediaPage } from 'shared/contract/media/media';
import { MEDIA_PREFIX } from 'shared/contract/site/site';

/** ISO 8601. */
const durationOf = (seconds: number) => `PT${seconds}S`;

function videoObject({ title, summary, date, duration, film, picture, url }: MediaItem): object {
  const poster = picture ? [`${MEDIA_PREFIX}/${picture.name}-${Math.max(...picture.widths)}.webp`] : [];
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    uploadDate: `${date}T00:00:00+08:00`,
    thumbnailUrl: poster,
    contentUrl: url,
    ...(duration === undefined ? {} : { duration: durationOf(duration) }),
    ...(film && film.transcript.length > 0 ? { transcript: film.transcript.join(' ') } : {}),
  };
}

/** The videos of a page of the library for search engines; nothing when there are none. */
export function videoData(found: MediaPage | null): { subject?: object } {
  const films = found?.list.filter(({ film }) => film) ?? [];
  return films.length === 0 ? {} : { subject: { '@type': 'CollectionPage', hasPart: films.map(videoObject) } };
}
