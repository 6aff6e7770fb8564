import type { Picture } from 'shared/contract/picture';

/** A figure in the text of an article. */
export interface ArticleFigure {
  picture: Picture;
  caption: string;
}

const FIGURE = /<figure>(<picture>.*?<\/picture>)(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/gs;
const WEBP = /<source type="image\/webp" srcset="([^"]*)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
const attribute = (tag: string, name: string) => plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

/** The picture of a figure as the service wrote it (`articleHtml`); undefined for anything else. */
function pictureIn(html: string): Picture | undefined {
  const files = WEBP.exec(html)?.[1]?.split(', ') ?? [];
  const widths = files.map((file) => Number(file.split(' ')[1]?.slice(0, -1)));
  const [, name = ''] = /\/([^/]+)-\d+\.webp /.exec(files[0] ?? '') ?? [];
  const image = /<img [^>]*>/.exec(html)?.[0] ?? '';
  if (name === '' || widths.some(Number.isNaN)) return undefined;
  const [width, height] = [Number(attribute(image, 'width')), Number(attribute(image, 'height'))];
  return { name, width, height, widths, alt: attribute(image, 'alt') };
}

/** Finds the figures of a text and puts each picture into what `wrap` makes of it. */
export function wrapFigures(
  html: string,
  wrap: (figure: ArticleFigure, index: number, picture: string) => string,
): { html: string; figures: ArticleFigure[] } {
  const figures: ArticleFigure[] = [];
  const wrapped = html.replaceAll(FIGURE, (whole, inside: string, caption = '') => {
    const picture = pictureIn(inside);
    if (!picture) return whole;
    const figure = { picture, caption: plain(String(caption)) };
    figures.push(figure);
    return whole.replace(inside, () => wrap(figure, figures.length - 1, inside));
  });
  return { html: wrapped, figures };
}
