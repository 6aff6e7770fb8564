import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE } from 'shared/contract/article';
import { contentLink, pageHref } from 'shared/contract/site-link';
import type { Topic } from 'shared/contract/topic';
import type { PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/button/button';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/card/card';
import { ContentCover } from 'shared/ui/card/cover';
import { EmptyState } from 'shared/ui/empty-state/empty-state';
import { PageHead } from 'shared/ui/page-head/page-head';
import { Pagination } from 'shared/ui/pagination/pagination';
import { pageCount } from 'shared/ui/pagination/page-window';
import { usePagerWords } from '../../components/use-pager-words.ts';
import { useWords } from '../../messages/words.ts';
import { topicsAddress } from './topics-address.ts';
import type { TopicsData } from './topics.load.ts';
import css from './topics.module.css';

/** What the group tells at length: topics with their articles. */
export function TopicsPage({ data: { page, found } }: PageProps<TopicsData>) {
  const t = useWords();
  const { lang } = usePage();
  const words = usePagerWords();
  const crumbs = [
    { name: t('crumbs.home'), href: pageHref(lang, '/') },
    { name: t('crumbs.news'), href: pageHref(lang, '/news') },
    { name: t('topics.title') },
  ];
  return (
    <div className="bound">
      <PageHead title={t('topics.title')} breadcrumb={{ label: t('crumbs.label'), crumbs }} lead={t('topics.lead')} />
      {found === null || found.list.length === 0 ? (
        <EmptyState title={t(found ? 'topics.none' : 'list.failedTitle')} advice={t('list.failedAdvice')}>
          <ButtonLink href={pageHref(lang, '/news')}>{t('home.allNews')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className={css['body']}>
          <ul className="card-grid three">
            {found.list.map((topic) => (
              <li key={topic.topicId}>
                <TopicCard topic={topic} />
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            pages={pageCount(found.totalCount, DEFAULT_PAGE_SIZE)}
            hrefOf={(number) => pageHref(lang, topicsAddress(number))}
            words={words}
          />
        </div>
      )}
    </div>
  );
}

function TopicCard({ topic }: { topic: Topic }) {
  const { lang } = usePage();
  const { topicId, displayName, topicDate, introduction, topicLink, picture } = topic;
  const link = contentLink(lang, topicLink === '' ? `/media/detail?id=${topicId}` : topicLink);
  return (
    <Card>
      <ContentCover
        picture={picture}
        seed={topicId}
        category={topicId}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
      />
      <CardMeta date={topicDate} />
      <CardTitle href={link.href} level={2} external={link.external}>
        {displayName}
      </CardTitle>
      <CardSummary>{introduction}</CardSummary>
    </Card>
  );
}
