import type { ArticleDetail } from 'shared/contract/content/article';
import { useTrail, type PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/navigation/breadcrumb/breadcrumb';
import { Phrases } from 'shared/ui/text/phrases/phrases';
import { useWords } from '../../messages/words.ts';
import { EnlargedFigures, figuresOf, LeadFigure } from './article-figures.tsx';
import { ArticleFiles } from './article-files.tsx';
import { ArticleMeta } from './article-meta.tsx';
import { ArticleMore } from './article-more.tsx';
import { ArticleMaterial } from './article-material.tsx';
import { ArticlePress } from './article-press.tsx';
import { ArticleNeighbours } from './article-neighbours.tsx';
import { ArticleShare } from './article-share.tsx';
import { ArticleText } from './article-text.tsx';
import { ArticleTextSize } from './article-text-size.tsx';
import type { ArticleData } from './article.load.ts';
import css from './article.module.css';

/** One article: head, figure, text, files, what came before and after, and three more. */
export function ArticlePage({ data }: PageProps<ArticleData>) {
  const { article, more, preview, press, shareUrl } = data;
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
            <ArticleText article={article} />
            <ArticleFiles files={article.attachments} />
            {article.hasMaterial && <ArticleMaterial id={article.baseId} />}
            <ArticlePress press={press} />
            {shareUrl !== null && <p className={css['printed']}>{shareUrl}</p>}
            <ArticleNeighbours categoryCode={article.categoryCode} previous={article.prev} next={article.next} />
          </div>
        </div>
      </article>
      <ArticleMore articles={more} categoryCode={article.categoryCode} />
      <EnlargedFigures pictures={figuresOf(article)} />
    </>
  );
}

function ArticleHead({ article, preview }: { article: ArticleDetail; preview: boolean }) {
  const t = useWords();
  return (
    <header className={css['head']}>
      <Breadcrumb label={t('crumbs.label')} crumbs={useTrail()} />
      <h1 className="statement">
        <Phrases text={article.title} />
      </h1>
      <ArticleMeta article={article} preview={preview} />
    </header>
  );
}
