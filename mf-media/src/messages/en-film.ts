/** The page of a film. */
export const enFilm = {
  silent: 'The film is silent. Here is what is to be seen in it, chapter by chapter, and what its captions say.',
  chapter: '{{time}} {{name}}',
  captions: 'Captions:',
  speed: 'Speed',
  rate: '{{rate}} ×',
};
