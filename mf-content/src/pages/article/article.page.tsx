import type { ArticleDetail } from 'shared/contract/article';
import type { PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/breadcrumb/breadcrumb';
import { Phrases } from 'shared/ui/phrases/phrases';
import { Prose } from 'shared/ui/prose/prose';
import { useArticleTrail } from '../../components/use-list-trail.ts';
import { useWords } from '../../messages/words.ts';
import { EnlargedFigures, LeadFigure, useFigures } from './article-figures.tsx';
import { ArticleFiles } from './article-files.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { ArticleMore } from './article-more.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { ArticleShare } from './article-share.tsx';
import { ArticleTextSize } from './article-text-size.tsx';
import type { ArticleData } from './article.load.ts';
import css from './article.module.css';

/** One article: head, figure, text, files, what came before and after, and three more. */
export function ArticlePage({ data }: PageProps<ArticleData>) {
  const { article, more, preview, shareUrl } = data;
  const { html, pictures } = useFigures(article);
  return (
    <>
      <article className={`bound ${css['article']}`}>
        <ArticleHead article={article} preview={preview} />
        <LeadFigure article={article} />
        <div className={css['body']}>
          <div className={css['margin']}>
            <ArticleTextSize />
            <ArticleShare title={article.title} url={shareUrl} />
          </div>
          <div className={css['text']}>
            <Prose html={html} />
            <ArticleFiles files={article.attachments} />
            {shareUrl !== null && <p className={css['printed']}>{shareUrl}</p>}
            <ArticleNeighbours categoryCode={article.categoryCode} previous={article.prev} next={article.next} />
          </div>
        </div>
      </article>
      <ArticleMore articles={more} categoryCode={article.categoryCode} />
      <EnlargedFigures pictures={pictures} />
    </>
  );
}

function ArticleHead({ article, preview }: { article: ArticleDetail; preview: boolean }) {
  const t = useWords();
  const crumbs = useArticleTrail(article.categoryCode);
  return (
    <header className={css['head']}>
      <Breadcrumb label={t('crumbs.label')} crumbs={crumbs} />
      <h1 className="statement">
        <Phrases text={article.title} />
      </h1>
      <ArticleMeta article={article} preview={preview} />
    </header>
  );
}
