/** A name as Latin letters write it: `Mo Xingchuan` of `mo-xingchuan`. */
export const latinName = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
