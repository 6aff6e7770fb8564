import type { MediaFilm } from 'shared/contract/media/media';

/** Pixels below the film, for its title and credit. */
const FOOT = 56;
const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const escaped = (text: string) => text.replace(/[&"<]/g, (mark) => MARKS[mark] ?? mark);

/** HTML that shows a film in a page of somebody else: a frame with a page of this site, and nothing of a third party. */
export const frameCode = (title: string, url: string, { width, height }: Pick<MediaFilm, 'width' | 'height'>): string =>
  `<iframe src="${escaped(url)}" title="${escaped(title)}" width="${width}" height="${height + FOOT}" loading="lazy" allow="fullscreen" style="border:0;max-width:100%"></iframe>`;
