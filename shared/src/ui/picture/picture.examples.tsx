import { Picture } from './picture.tsx';

const picture = { name: 'hero', width: 1600, height: 900, widths: [480, 960, 1600], alt: 'A concept car at night' };

export const examples = {
  lazy: <Picture picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" />,
  first: <Picture picture={picture} sizes="100vw" priority />,
};
