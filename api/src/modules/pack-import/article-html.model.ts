import { Marked, type Token, type Tokens, type TokensList } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from 'shared/contract/text/escape-html';
import type { ArticlePiece } from 'shared/contract/content/article';
import type { Picture } from 'shared/contract/content/picture';
import { MEDIA_PREFIX } from 'shared/contract/site/site';

export type PictureOf = (name: string) => Picture | undefined;

/** Width of the text column: a browser picks the file for it, and for the whole screen on phones. */
const SIZES = '(min-width: 48rem) 46rem, 100vw';

/** `— Name, office`: the last line of a quotation names who said it. */
const SPEAKER = /^—+\s*\S/;

/** A picture can only come from the pack: its address is on this site. */
const isOurs = (address: string): boolean => address.trimStart().startsWith(`${MEDIA_PREFIX}/`);

/** Whole or not at all: which of its files a browser takes is its own choice. */
function withOwnSources({ srcset = '', ...attribs }: Record<string, string>): Record<string, string> {
  return srcset.split(',').every(isOurs) ? { ...attribs, srcset } : attribs;
}

/** The only tags of an article body (`articleDetail.content` of the contract, and what a figure and a table consist of). */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    'p h2 h3 ul ol li blockquote cite figure figcaption a strong em table thead tbody tr th td br picture source img'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href', 'rel'],
    th: ['scope'],
    source: ['type', 'srcset', 'sizes'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer' } : { href },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: withOwnSources(attribs) }),
    source: (tagName, attribs) => ({ tagName, attribs: withOwnSources(attribs) }),
    th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && !isOurs(attribs['src'] ?? '')) || (tag === 'source' && attribs['srcset'] === undefined),
};

type FigurePiece = Extract<ArticlePiece, { kind: 'figure' }>;

/** The text of an article, as one and in pieces. */
export interface ArticleText {
  html: string;
  body: ArticlePiece[];
  /** Names of pictures that are not in the pack. */
  unknownPictures: string[];
}

/**
 * Markdown -> the sanitised HTML of an article body, whole and cut at its figures. A figure is a paragraph that is a
 * picture; a picture inside a quotation or among words stays part of the HTML around it.
 */
export function articleHtml(markdown: string, pictureOf: PictureOf): ArticleText {
  const unknownPictures: string[] = [];
  const figureOf = (token: Tokens.Image): FigurePiece | undefined => {
    const picture = pictureOf(token.href);
    if (!picture) unknownPictures.push(token.href);
    return picture && figurePiece(picture, token);
  };
  const marked = rendererWith(figureOf);
  const body = groupsOf(marked.lexer(markdown)).flatMap((group): ArticlePiece[] => {
    if (!Array.isArray(group)) return [figureOf(group)].filter((figure) => figure !== undefined);
    const html = sanitised(marked.parser(group));
    return html === '' ? [] : [{ kind: 'html', html }];
  });
  const html = body.map((piece) => (piece.kind === 'html' ? piece.html : sanitised(figureHtml(piece)))).join('\n');
  return { html, body, unknownPictures };
}

const sanitised = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

function rendererWith(figureOf: (token: Tokens.Image) => FigurePiece | undefined): Marked {
  return new Marked({
    gfm: true,
    renderer: {
      paragraph(token: Tokens.Paragraph): string | false {
        // A figure may not stand inside a paragraph.
        const image = onlyImage(token);
        if (image) return `${this.parser.parseInline([image])}\n`;
        return SPEAKER.test(token.text) ? `<p><cite>${this.parser.parseInline(token.tokens)}</cite></p>\n` : false;
      },
      image(token: Tokens.Image): string {
        const piece = figureOf(token);
        return piece ? figureHtml(piece) : '';
      },
    },
  });
}

/** The picture of a paragraph that is nothing else. */
function onlyImage(token: Token): Tokens.Image | undefined {
  if (token.type !== 'paragraph' || token.tokens?.length !== 1) return undefined;
  const [only] = token.tokens;
  return only?.type === 'image' ? (only as Tokens.Image) : undefined;
}

/** Pictures that stand alone, and what stands between them. */
function groupsOf(tokens: TokensList): (Tokens.Image | Token[])[] {
  const groups: (Tokens.Image | Token[])[] = [];
  for (const token of tokens) {
    const image = onlyImage(token);
    const last = groups.at(-1);
    if (image) groups.push(image);
    else if (Array.isArray(last)) last.push(token);
    else groups.push([token]);
  }
  return groups;
}

/** `![caption](name)`; with `![alt](name "caption")` the words of the pack's own description are replaced. */
function figurePiece(picture: Picture, { text, title }: Tokens.Image): FigurePiece {
  return title
    ? { kind: 'figure', picture: { ...picture, alt: text }, caption: title }
    : { kind: 'figure', picture, caption: text };
}

function figureHtml({ picture, caption }: FigurePiece): string {
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${srcset(picture, format)}" sizes="${SIZES}">`,
  );
  const widest = Math.max(...picture.widths);
  const img =
    `<img src="${MEDIA_PREFIX}/${picture.name}-${widest}.webp" alt="${escapeHtml(picture.alt)}" ` +
    `width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure><picture>${sources.join('')}${img}</picture>${words}</figure>`;
}

function srcset({ name, widths }: Picture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${MEDIA_PREFIX}/${name}-${width}.${format} ${width}w`).join(', ');
}
