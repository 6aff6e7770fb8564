import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE, NEWS_COLUMNS, type ArticlePage } from 'shared/contract/article';
import type { PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/button/button';
import { EmptyState } from 'shared/ui/empty-state/empty-state';
import { PageHead } from 'shared/ui/page-head/page-head';
import { Pagination } from 'shared/ui/pagination/pagination';
import { pageCount } from 'shared/ui/pagination/page-window';
import { TabsNav } from 'shared/ui/tabs-nav/tabs-nav';
import { useWords } from '../../messages/words.ts';
import { pageHref } from 'shared/contract/site-link';
import { newsAddress, type NewsQuery } from '../../model/news-query.ts';
import { NewsFilters } from './news-filters.tsx';
import type { NewsData } from './news.load.ts';
import css from './news.module.css';
import { NewsStories } from './news-stories.tsx';

/** News by column, time and keyword; every choice is a link or a GET form. */
export function NewsPage({ data }: PageProps<NewsData>) {
  const t = useWords();
  const { lang } = usePage();
  const { query, found } = data;
  const crumbs = [{ name: t('crumbs.home'), href: pageHref(lang, '/') }, { name: t('crumbs.news') }];
  return (
    <div className="bound">
      <PageHead title={t('news.title')} breadcrumb={{ label: t('crumbs.label'), crumbs }} />
      <Columns query={query} />
      <NewsFilters query={query} found={found} />
      {found === null ? <Unavailable query={query} /> : <Found query={query} found={found} />}
    </div>
  );
}

function Columns({ query }: { query: NewsQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = (['', ...NEWS_COLUMNS] as const).map((column) => ({
    name: column === '' ? t('news.all') : t(`columns.${column}`),
    href: pageHref(lang, newsAddress({ ...query, column, page: 1 })),
    current: column === query.column,
  }));
  return <TabsNav label={t('news.columns')} tabs={tabs} />;
}

function Found({ query, found }: { query: NewsQuery; found: ArticlePage }) {
  const t = useWords();
  const { lang } = usePage();
  if (found.list.length === 0) return <NothingFound />;
  return (
    <div className={css['body']}>
      <NewsStories articles={found.list} label={t('news.list')} />
      <Pagination
        current={query.page}
        pages={pageCount(found.totalCount, DEFAULT_PAGE_SIZE)}
        hrefOf={(page) => pageHref(lang, newsAddress({ ...query, page }))}
        words={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          pageOf: (page) => t('pages.pageOf', { page }),
        }}
      />
    </div>
  );
}

function NothingFound() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('news.emptyTitle')} advice={t('news.emptyAdvice')}>
      <ButtonLink href={pageHref(lang, '/news')}>{t('news.reset')}</ButtonLink>
    </EmptyState>
  );
}

function Unavailable({ query }: { query: NewsQuery }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('news.failedTitle')} advice={t('news.failedAdvice')}>
      <ButtonLink href={pageHref(lang, newsAddress(query))}>{t('news.retry')}</ButtonLink>
    </EmptyState>
  );
}
