/** A film: what its player says, and the rest of its page, which no island takes along. */
export const enFilm = {
  film: {
    speed: 'Speed',
    rate: '{{rate}} ×',
    saving: 'You are saving data, so nothing of the film has been fetched. How would you like to see it?',
    elsewhere: '{{title}}: choose its size',
  },
  filmPage: {
    inWords:
      'What is to be seen in the film, chapter by chapter, and what its captions say; nothing is spoken, and sounds stand in brackets.',
    chapter: '{{time}} {{name}}',
    captions: 'Captions:',
    small: 'Small: {{width}} × {{height}} pixels, {{size}}',
    full: 'Full size: {{width}} × {{height}} pixels, {{size}}',
    format: 'Format',
    formats: { av1: 'AV1 (MP4)', h264: 'H.264 (MP4)', vp9: 'VP9 (WebM)' },
    subtitles: 'Captions (WebVTT):',
    embed: 'Embed',
    embedHint:
      'Paste these lines into a page of yours. The film comes from here, without cookies, storage or script, and with captions in both languages.',
    copyCode: 'Copy the lines',
    codeCopied: 'Lines copied',
    from: 'Film: {{credit}}',
  },
};
