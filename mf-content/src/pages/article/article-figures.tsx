import type { ArticleDetail, ArticlePiece } from 'shared/contract/content/article';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { enlargeTarget, PageLightbox } from 'shared/ui/media/lightbox/page-lightbox';
import { Picture } from 'shared/ui/media/picture/picture';
import { useWords } from '../../messages/words.ts';
import css from './article.module.css';

/** Begins the ids of the pictures' dialogs. */
const FIGURE = 'figure';

export type ArticleFigure = Pick<Extract<ArticlePiece, { kind: 'figure' }>, 'picture' | 'caption'>;

/** All pictures of an article in the order of reading, its own first. */
export function figuresOf({ picture, body }: ArticleDetail): ArticleFigure[] {
  const lead = picture ? [{ picture, caption: picture.alt }] : [];
  return [...lead, ...body.filter((piece) => piece.kind === 'figure')];
}

/** A picture of the text with its caption; a link that enlarges it. @param props.index of the picture in {@link figuresOf} */
export function TextFigure({ figure, index }: { figure: ArticleFigure; index: number }) {
  const t = useWords();
  const { picture, caption } = figure;
  return (
    <figure>
      <a
        aria-label={t('article.enlarge', { caption: caption || picture.alt })}
        {...enlargeTarget(FIGURE, index, figure)}
      >
        <Picture picture={picture} sizes="(min-width: 48rem) 46rem, 100vw" />
      </a>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
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
    position: (at: number, all: number) => t('article.picturePosition', { at, all }),
  };
  return <PageLightbox id={FIGURE} label={t('article.pictures')} pictures={pictures} words={words} />;
}
