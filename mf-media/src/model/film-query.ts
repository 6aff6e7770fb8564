import { MOST_CHAPTERS } from 'shared/contract/media/media';
import { id, oneOf, pageQuery } from 'shared/contract/section/query';

const NUMBERS = Array.from({ length: MOST_CHAPTERS }, (_, index) => index + 1);
/** In which size somebody wants to see a film who was asked. */
export const PLAYED = ['small', 'full'] as const;

const play = oneOf([...PLAYED, ''], '');

/** With which chapter a film begins, and in which size it comes. */
export const filmQuery = pageQuery({ chapter: oneOf(NUMBERS, 1), play });
export type FilmChoice = ReturnType<typeof filmQuery.read>;

/** Which film is framed. */
export const embedQuery = pageQuery({ id, play });
