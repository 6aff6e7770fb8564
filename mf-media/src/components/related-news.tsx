import type { ArticleItem } from 'shared/contract/content/article';
import { useLinks } from 'shared/server';
import { ListRows } from 'shared/ui/cards/list-rows/list-rows';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../messages/words.ts';

/** Articles about the same as the page; nothing where no page of this constellation shows any. */
export function RelatedNews({ articles }: { articles: readonly ArticleItem[] }) {
  const t = useWords();
  const pages = useLinks();
  const rows = articles.flatMap((article) => {
    const address = pages.article(article);
    return address === undefined ? [] : [{ href: address, date: article.publishTime, title: article.title }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <SectionHead id="news" title={t('entry.articles')} />
      <ListRows rows={rows} />
    </section>
  );
}
