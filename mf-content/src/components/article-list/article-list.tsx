import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE, type ArticlePage } from 'shared/contract/content/article';
import { pageHref } from 'shared/contract/site/site-link';
import { useTrail } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { ArticleList as ListOf } from '../../model/article-lists.ts';
import { lastPage, listAddress, type ListQuery } from '../../model/list-query.ts';
import { usePagerWords } from '../use-pager-words.ts';
import css from './article-list.module.css';
import type { ArticleListData } from '../../service/article-list.ts';
import { ListFilters } from './list-filters.tsx';
import { ListStories } from './list-stories.tsx';

interface ListProps {
  list: ListOf;
  query: ListQuery;
}

/** Articles by column, time and keyword; every choice is a link or a GET form. */
export function ArticleList({ list, data }: { list: ListOf; data: ArticleListData }) {
  const t = useWords();
  const { query, found } = data;
  const lead = list.name === 'news' ? undefined : t(`${list.name}.lead`);
  return (
    <div className="bound">
      <PageHead
        title={t(`${list.name}.title`)}
        breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
        lead={lead}
      />
      <Columns list={list} query={query} />
      <ListFilters list={list} query={query} found={found} />
      {found === null ? <Unavailable list={list} query={query} /> : <Found list={list} query={query} found={found} />}
    </div>
  );
}

/** A list with one column has nothing to choose. */
function Columns({ list, query }: ListProps) {
  const t = useWords();
  const { lang } = usePage();
  if (list.columns.length < 2) return null;
  const tabs = (['', ...list.columns] as const).map((column) => ({
    name: column === '' ? t('list.all') : t(`columns.${column}`),
    href: pageHref(lang, listAddress(list, { ...query, column, page: 1 })),
    current: column === query.column,
  }));
  return <TabsNav label={t('list.columns')} tabs={tabs} />;
}

function Found({ list, query, found }: ListProps & { found: ArticlePage }) {
  const t = useWords();
  const { lang } = usePage();
  const words = usePagerWords();
  if (found.list.length === 0) return <NoResults list={list} />;
  return (
    <div className={css['body']}>
      <ListStories articles={found.list} label={t('list.list')} />
      <Pagination
        current={query.page}
        pages={Math.min(pageCount(found.totalCount, DEFAULT_PAGE_SIZE), lastPage(query))}
        hrefOf={(page) => pageHref(lang, listAddress(list, { ...query, page }))}
        words={words}
      />
    </div>
  );
}

function NoResults({ list }: { list: ListOf }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('list.emptyTitle')} advice={t('list.emptyAdvice')}>
      <ButtonLink href={paths[list.name].href(lang)}>{t('list.reset')}</ButtonLink>
    </EmptyState>
  );
}

function Unavailable({ list, query }: ListProps) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('list.failedTitle')} advice={t('list.failedAdvice')}>
      <ButtonLink href={pageHref(lang, listAddress(list, query))}>{t('list.retry')}</ButtonLink>
    </EmptyState>
  );
}
