import type { ArticleDetail } from 'shared/contract/article';
import type { PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/breadcrumb/breadcrumb';
import { ContentCover } from 'shared/ui/card/cover';
import { Picture } from 'shared/ui/picture/picture';
import { Prose } from 'shared/ui/prose/prose';
import { useArticleTrail } from '../../components/use-list-trail.ts';
import { useWords } from '../../messages/words.ts';
import { ArticleFiles } from './article-files.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { ArticleMore } from './article-more.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { ArticleShare } from './article-share.tsx';
import type { ArticleData } from './article.load.ts';
import css from './article.module.css';

/** One article: head, figure, text, files, what came before and after, and three more. */
export function ArticlePage({ data }: PageProps<ArticleData>) {
  const { article, more, preview, shareUrl } = data;
  return (
    <>
      <article className={`bound ${css['article']}`}>
        <ArticleHead article={article} preview={preview} />
        <ArticleFigure article={article} />
        <div className={css['body']}>
          <ArticleShare title={article.title} url={shareUrl} />
          <div className={css['text']}>
            <Prose html={article.content} />
            <ArticleFiles files={article.attachments} />
            <ArticleNeighbours categoryCode={article.categoryCode} previous={article.prev} next={article.next} />
          </div>
        </div>
      </article>
      <ArticleMore articles={more} categoryCode={article.categoryCode} />
    </>
  );
}

function ArticleHead({ article, preview }: { article: ArticleDetail; preview: boolean }) {
  const t = useWords();
  const crumbs = useArticleTrail(article.categoryCode);
  return (
    <header className={css['head']}>
      <Breadcrumb label={t('crumbs.label')} crumbs={crumbs} />
      <h1 className="statement">{article.title}</h1>
      <ArticleMeta article={article} preview={preview} />
    </header>
  );
}

/** The article's own picture with its description; lines drawn from its id where it has none. */
function ArticleFigure({ article }: { article: ArticleDetail }) {
  const { picture } = article;
  return (
    <figure className={css['figure']}>
      {picture ? (
        <>
          <div className={css['frame']}>
            <Picture picture={picture} sizes="(min-width: 64rem) 89vw, 100vw" priority />
          </div>
          <figcaption className="legal">{picture.alt}</figcaption>
        </>
      ) : (
        <ContentCover seed={article.baseId} category={article.categoryCode} sizes="100vw" ratio="wide" />
      )}
    </figure>
  );
}
