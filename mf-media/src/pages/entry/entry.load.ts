import type { MediaDetail } from 'shared/contract/media/media-detail';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { PressInfo } from 'shared/contract/site/site-info';
import type { Lang } from 'shared/contract/text/lang';
import { entrySubject } from '../../model/media-subject.ts';
import { filmQuery, type FilmChoice } from '../../model/film-query.ts';
import { trailTo } from '../../model/media-trail.ts';
import { loadPress } from '../../service/press-info.ts';
import { paths } from '../../paths.ts';

export interface EntryData {
  entry: MediaDetail;
  /** How somebody wants to see a film. */
  choice: FilmChoice;
  /** The public address to share; null while the site's own host is not known. */
  shareUrl: string | null;
  /** The same of the page for frames of other sites. */
  embedUrl: string | null;
  press: PressInfo | null;
}

const ID = /^[a-z0-9-]{3,64}$/;
/** Link previews use the file of this width. */
const PREVIEW_WIDTH = 1200;

function headOf(entry: MediaDetail, lang: Lang): Head {
  const { id, title, summary, picture } = entry.item;
  return {
    title,
    // Many pictures are described alike; no two pages are (spec S1).
    description: `${title}${lang === 'cn' ? '。' : '. '}${summary}`,
    canonical: paths.entry.address({ id }),
    trail: trailTo(lang, title),
    ...entrySubject(entry, lang),
    ...(picture?.widths.includes(PREVIEW_WIDTH) ? { image: picture.name } : {}),
  };
}

/** One picture, film or package by its id; an unknown one or chapter, or one under embargo, is not found. */
export async function loadEntry({ params, query }: PageRequest, services: LoadServices): Promise<Outcome<EntryData>> {
  const { api, lang, origin } = services;
  const id = params['id'] ?? '';
  const choice = filmQuery.parse(query);
  if (!ID.test(id) || !choice) return NOT_FOUND;
  try {
    const [entry, press] = await Promise.all([api.call('media/detail', { id }), loadPress(services)]);
    // A film without chapters is its own first one.
    if (choice.chapter > Math.max(1, entry.film?.chapters.length ?? 1)) return NOT_FOUND;
    const shared = (path: string) => (origin === undefined ? null : origin + path);
    const [shareUrl, embedUrl] = [shared(paths.entry.href(lang, { id })), shared(paths.embed.href(lang, { id }))];
    return { kind: 'page', head: headOf(entry, lang), data: { entry, choice, shareUrl, embedUrl, press } };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
