import type { ArticleDetail } from 'shared/contract/content/article';
import { proseClass, ProsePiece } from 'shared/ui/text/prose/prose';
import { figuresOf, TextFigure } from './article-figures.tsx';

/** The text of an article, piece by piece. */
export function ArticleText({ article }: { article: ArticleDetail }) {
  const figures = figuresOf(article);
  return (
    <div className={proseClass}>
      {article.body.map((piece) =>
        piece.kind === 'html' ? (
          <ProsePiece key={piece.html} html={piece.html} />
        ) : (
          <TextFigure key={piece.picture.name} figure={piece} index={figures.indexOf(piece)} />
        ),
      )}
    </div>
  );
}
