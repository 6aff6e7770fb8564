import { usePage } from 'shared';
import type { ArticleDetail } from 'shared/contract/content/article';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { longMoment, machineTime } from '../../model/moments.ts';
import css from './article.module.css';

export interface ArticleMetaProps {
  article: ArticleDetail;
  preview: boolean;
}

/** When, by whom, how long, how often. */
export function ArticleMeta({ article, preview }: ArticleMetaProps) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className={css['meta']}>
      <time dateTime={machineTime(article.publishTime)}>{longMoment(article.publishTime, lang)}</time>
      {article.source !== '' && <span>{t('article.source', { source: article.source })}</span>}
      {article.author !== '' && <span>{t('article.author', { author: article.author })}</span>}
      <span>{t('article.reading', { count: article.readingMinutes })}</span>
      <Hits article={article} preview={preview} />
      {preview && <span className={css['preview']}>{t('article.preview')}</span>}
    </div>
  );
}

/** Stands for the number while its sentence is taken apart; no message contains it. */
const PLACE = '\n';

/** Only the number carries `data-hits`: the kernel counts the view and writes the new number there (spec G-4). */
function Hits({ article, preview }: ArticleMetaProps) {
  const t = useWords();
  const { baseId, hits } = article;
  const [before, after] = t('article.hits', { hits: PLACE }).split(PLACE);
  return (
    <span>
      {before}
      <span className={css['hits']} data-hits={preview ? undefined : baseId}>
        {count(hits)}
      </span>
      {after}
    </span>
  );
}
