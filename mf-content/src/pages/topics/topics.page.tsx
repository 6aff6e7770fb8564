import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE } from 'shared/contract/content/article';
import { contentLink } from 'shared/contract/site/site-link';
import type { Topic } from 'shared/contract/content/topic';
import { useLinks, useTrail, type PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { usePagerWords } from '../../components/use-pager-words.ts';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { TopicsData } from './topics.load.ts';
import css from './topics.module.css';

/** What the group tells at length: topics with their articles. */
export function TopicsPage({ data: { page, found } }: PageProps<TopicsData>) {
  const t = useWords();
  const { lang } = usePage();
  const words = usePagerWords();
  return (
    <div className="bound">
      <PageHead
        title={t('topics.title')}
        breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
        lead={t('topics.lead')}
      />
      {found === null || found.list.length === 0 ? (
        <EmptyState title={t(found ? 'topics.none' : 'list.failedTitle')} advice={t('list.failedAdvice')}>
          <ButtonLink href={paths.news.href(lang)}>{t('home.allNews')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className={css['body']}>
          <ul className="card-grid three">
            {found.list.map((topic, index) => (
              <li key={topic.topicId}>
                <TopicCard topic={topic} priority={index < 2} />
              </li>
            ))}
          </ul>
          <Pagination
            current={page}
            pages={pageCount(found.totalCount, DEFAULT_PAGE_SIZE)}
            hrefOf={(number) => paths.topics.href(lang, { page: number > 1 ? number : '' })}
            words={words}
          />
        </div>
      )}
    </div>
  );
}

function TopicCard({ topic, priority }: { topic: Topic; priority: boolean }) {
  const { lang } = usePage();
  const { topicId, displayName, topicDate, introduction, topicLink, picture } = topic;
  const pages = useLinks();
  const own = { href: pages.to(links.topic, { id: topicId }), external: false };
  const { href, external } = topicLink === '' ? own : contentLink(lang, topicLink);
  return (
    <Card>
      <ContentCover
        picture={picture}
        seed={topicId}
        category={topicId}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
        priority={priority}
      />
      <CardMeta date={topicDate} />
      <CardTitle href={href} level={2} external={external}>
        {displayName}
      </CardTitle>
      <CardSummary>{introduction}</CardSummary>
    </Card>
  );
}
