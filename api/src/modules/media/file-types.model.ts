const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
};

/** The ending of the name of a file of the pack, without its dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The media type of a file of the pack. */
export const typeOf = (name: string): string => TYPES[endingOf(name)] ?? 'application/octet-stream';
