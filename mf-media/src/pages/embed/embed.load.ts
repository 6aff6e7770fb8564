import type { MediaFilm, MediaItem } from 'shared/contract/media/media';
import type { FilmDetail } from 'shared/contract/media/media-detail';
import type { Picture } from 'shared/contract/content/picture';
import { NOT_FOUND, screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { embedQuery, type FilmChoice } from '../../model/film-query.ts';
import { paths } from '../../paths.ts';

export interface EmbedData {
  item: MediaItem;
  film: MediaFilm;
  poster: Picture;
  detail: FilmDetail;
  play: FilmChoice['play'];
}

const ID = /^[a-z0-9-]{3,64}$/;

/** A film for frames of other sites (spec M26); what is no film, or not out yet, is not found. */
export async function loadEmbed({ query }: PageRequest, { api, lang }: LoadServices): Promise<Outcome<EmbedData>> {
  const choice = embedQuery.parse(query);
  if (!choice || !ID.test(choice.id)) return NOT_FOUND;
  const { id, play } = choice;
  try {
    const { item, film: detail } = await api.call('media/detail', { id });
    const { film, picture: poster, title, summary: description } = item;
    if (!film || !poster || !detail) return NOT_FOUND;
    const head = { title, description, canonical: paths.entry.address({ id }), noindex: true };
    return { kind: 'page', head, data: { item, film, poster, detail, play } };
  } catch (error) {
    const screen = screenOfMissing(error, lang);
    if (screen) return screen;
    throw error;
  }
}
