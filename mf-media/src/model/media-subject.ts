import type { MediaItem, MediaPage } from 'shared/contract/media/media';
import type { Picture } from 'shared/contract/content/picture';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { Lang } from 'shared/contract/text/lang';
import type { MediaDetail } from 'shared/contract/media/media-detail';
import { paths } from '../paths.ts';
import { filmHref } from './film-options.ts';

/** ISO 8601. */
const durationOf = (seconds: number) => `PT${seconds}S`;

const largestFile = ({ name, widths }: Picture) => `${MEDIA_PREFIX}/${name}-${Math.max(...widths)}.webp`;

/** https://schema.org/VideoObject */
function videoObject({ title, summary, date, duration, film, picture, url }: MediaItem): object {
  return {
    '@type': 'VideoObject',
    name: title,
    description: summary,
    uploadDate: `${date}T00:00:00+08:00`,
    thumbnailUrl: picture ? [largestFile(picture)] : [],
    contentUrl: url,
    ...(duration === undefined ? {} : { duration: durationOf(duration) }),
    ...(film && film.transcript.length > 0 ? { transcript: film.transcript.join(' ') } : {}),
  };
}

/** https://schema.org/ImageObject, with whom to name and where to get it. */
function imageObject({ title, summary, date, credit, url }: MediaItem, lang: Lang): object {
  return {
    '@type': 'ImageObject',
    name: title,
    description: summary,
    contentUrl: url,
    creditText: credit,
    datePublished: date,
    acquireLicensePage: paths.library.href(lang),
  };
}

function thingsOf(item: MediaItem, lang: Lang): object[] {
  if (item.url === '') return [];
  if (item.kind === 'image') return [imageObject(item, lang)];
  return item.film ? [videoObject(item)] : [];
}

/** Films and pictures of a page of the library for search engines; nothing when there are none. */
export function subjectOf(found: MediaPage | null, lang: Lang): { subject?: object } {
  const hasPart = found?.list.flatMap((item) => thingsOf(item, lang)) ?? [];
  return hasPart.length === 0 ? {} : { subject: { '@type': 'CollectionPage', hasPart } };
}

/** https://schema.org/Clip: search engines lead to the moment. */
function clipsOf({ item, film }: MediaDetail, lang: Lang): { hasPart?: object[] } {
  if (!film) return {};
  const { chapters } = film;
  return {
    hasPart: chapters.map(({ at, name }, index) => ({
      '@type': 'Clip',
      name,
      startOffset: at,
      endOffset: chapters[index + 1]?.at ?? item.duration ?? at,
      url: filmHref(lang, item.id, { chapter: index + 1, play: '' }),
    })),
  };
}

/** The one thing that an entry's page is about, with its licence; a package is a gallery of pictures. */
export function entrySubject(entry: MediaDetail, lang: Lang): { subject?: object } {
  const { item, pictures } = entry;
  const [thing] = thingsOf(item, lang);
  if (thing) return { subject: { ...thing, keywords: item.tags.join(', '), ...clipsOf(entry, lang) } };
  if (item.kind !== 'pack') return {};
  return {
    subject: {
      '@type': 'ImageGallery',
      name: item.title,
      description: item.summary,
      datePublished: item.date,
      hasPart: pictures.map(({ picture }) => ({
        '@type': 'ImageObject',
        name: picture.alt,
        contentUrl: largestFile(picture),
        width: picture.width,
        height: picture.height,
        creditText: item.credit,
        acquireLicensePage: paths.entry.href(lang, { id: item.id }),
      })),
    },
  };
}
