import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Picture } from 'shared/contract/picture';
import { MEDIA_PREFIX } from 'shared/contract/site';

export type PictureOf = (name: string) => Picture | undefined;

/** Width of the text column: a browser picks the file for it, and for the whole screen on phones. */
const SIZES = '(min-width: 48rem) 46rem, 100vw';

/** `— Name, office`: the last line of a quotation names who said it. */
const SPEAKER = /^—+\s*\S/;

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
    th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
  },
  // A picture can only come from the pack: its address is on this site and its size is known.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !(attribs['src'] ?? '').startsWith(`${MEDIA_PREFIX}/`),
};

/** Markdown -> the sanitised HTML of an article body. Pictures that are not in the pack are reported by name. */
export function articleHtml(markdown: string, pictureOf: PictureOf): { html: string; unknownPictures: string[] } {
  const unknownPictures: string[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      paragraph(token: Tokens.Paragraph): string | false {
        const [only] = token.tokens;
        // A picture that is a paragraph of its own becomes a figure; a figure may not stand inside a paragraph.
        if (token.tokens.length === 1 && only?.type === 'image') return `${this.parser.parseInline([only])}\n`;
        return SPEAKER.test(token.text) ? `<p><cite>${this.parser.parseInline(token.tokens)}</cite></p>\n` : false;
      },
      image({ href, text, title }: Tokens.Image): string {
        const picture = pictureOf(href);
        if (!picture) unknownPictures.push(href);
        // `![caption](name)`; with `![alt](name "caption")` the words of the pack's own description are replaced.
        if (!picture) return '';
        return title ? figure(picture, text, title) : figure(picture, picture.alt, text);
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html: sanitizeHtml(html, ALLOWED).trim(), unknownPictures };
}

function figure(picture: Picture, alt: string, caption: string): string {
  const sources = (['avif', 'webp'] as const).map(
    (format) => `<source type="image/${format}" srcset="${srcset(picture, format)}" sizes="${SIZES}">`,
  );
  const widest = Math.max(...picture.widths);
  const img =
    `<img src="${MEDIA_PREFIX}/${picture.name}-${widest}.webp" alt="${escapeHtml(alt)}" ` +
    `width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`;
  const words = caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure><picture>${sources.join('')}${img}</picture>${words}</figure>`;
}

function srcset({ name, widths }: Picture, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${MEDIA_PREFIX}/${name}-${width}.${format} ${width}w`).join(', ');
}

function escapeHtml(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
