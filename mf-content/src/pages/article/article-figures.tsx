import type { ArticleDetail } from 'shared/contract/article';
import { ContentCover } from 'shared/ui/card/cover';
import { enlargeTarget, PageLightbox } from 'shared/ui/lightbox/page-lightbox';
import { Picture } from 'shared/ui/picture/picture';
import { useWords } from '../../messages/words.ts';
import { wrapFigures, type ArticleFigure } from '../../model/article-figures.ts';
import css from './article.module.css';

/** Begins the ids of the pictures' dialogs. */
const FIGURE = 'figure';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text with its pictures as links that enlarge them, and all pictures in the order of reading. */
export function useFigures({ content, picture }: ArticleDetail): { html: string; pictures: ArticleFigure[] } {
  const t = useWords();
  const lead = picture ? [{ picture, caption: picture.alt }] : [];
  const { html, figures } = wrapFigures(content, (figure, index, inside) => {
    const target = enlargeTarget(FIGURE, lead.length + index, figure);
    const name = t('article.enlarge', { caption: figure.caption || figure.picture.alt });
    const attributes = Object.entries({ ...target, 'aria-label': name });
    return `<a ${attributes.map(([key, value]) => `${key}="${escaped(value)}"`).join(' ')}>${inside}</a>`;
  });
  return { html, pictures: [...lead, ...figures] };
}

/** The article's own picture with its description; lines drawn from its id where it has none. */
export function LeadFigure({ article }: { article: ArticleDetail }) {
  const t = useWords();
  const { picture } = article;
  return (
    <figure className={css['figure']}>
      {picture ? (
        <>
          <a
            className={css['frame']}
            aria-label={t('article.enlarge', { caption: picture.alt })}
            {...enlargeTarget(FIGURE, 0, { picture })}
          >
            <Picture picture={picture} sizes="(min-width: 64rem) 89vw, 100vw" priority />
          </a>
          <figcaption className="legal">{picture.alt}</figcaption>
        </>
      ) : (
        <ContentCover seed={article.baseId} category={article.categoryCode} sizes="100vw" ratio="wide" />
      )}
    </figure>
  );
}

/** Every picture of the article as large as the window. */
export function EnlargedFigures({ pictures }: { pictures: readonly ArticleFigure[] }) {
  const t = useWords();
  const words = {
    close: t('article.close'),
    previous: t('article.previousPicture'),
    next: t('article.nextPicture'),
    place: (at: number, all: number) => t('article.picturePlace', { at, all }),
  };
  return <PageLightbox id={FIGURE} label={t('article.pictures')} pictures={pictures} words={words} />;
}
