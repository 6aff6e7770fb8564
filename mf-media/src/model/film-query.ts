import { MOST_CHAPTERS } from 'shared/contract/media/media';
import { oneOf, pageQuery } from 'shared/contract/section/query';

const NUMBERS = Array.from({ length: MOST_CHAPTERS }, (_, index) => index + 1);

/** With which chapter a film begins. */
export const filmQuery = pageQuery({ chapter: oneOf(NUMBERS, 1) });
