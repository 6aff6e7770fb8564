import { usePage } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { dateFormat } from 'shared/i18n/formats';
import { useTrail, type PageProps } from 'shared/server';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { useWords } from '../../messages/words.ts';
import { topicQuery } from '../../model/topic-query.ts';
import { paths } from '../../paths.ts';
import { TopicArticles } from './topic-articles.tsx';
import { MediaShare } from '../../components/media-share.tsx';
import type { TopicData, TopicDetail } from './topic.load.ts';
import css from './topic.module.css';

/** One topic: what it is about, its cover, its tags and the articles it gathers. */
export function TopicPage({ data: { topic, tag, articles, shareUrl } }: PageProps<TopicData>) {
  return (
    <div className={`bound ${css['topic']}`}>
      <TopicHead topic={topic} />
      <ContentCover
        picture={topic.picture}
        seed={topic.topicId}
        category={topic.categoryCode}
        sizes="(min-width: 64rem) 89vw, 100vw"
        ratio="wide"
        priority
      />
      <TopicTags topic={topic} tag={tag} />
      <TopicArticles id={topic.topicId} articles={articles} />
      <MediaShare title={topic.displayName} url={shareUrl} />
    </div>
  );
}

const longDay = (day: string, lang: Lang): string =>
  dateFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

function TopicHead({ topic: { displayName, introduction, topicDate } }: { topic: TopicDetail }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <PageHead title={displayName} lead={introduction} breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}>
      <p className="legal">
        <time dateTime={topicDate}>{longDay(topicDate, lang)}</time>
      </p>
    </PageHead>
  );
}

/** Tags narrow the articles below by links, so they work without script and can be shared. */
function TopicTags({ topic: { topicId, tags }, tag: current }: { topic: TopicDetail; tag: number }) {
  const t = useWords();
  const { lang } = usePage();
  if (tags.every(({ tag }) => tag === '')) return null;
  const chips = [t('topic.all'), ...tags.map(({ tag }) => tag)].map((name, tag) => ({
    name,
    href: paths.topic.href(lang, topicQuery.texts({ id: topicId, tag })),
    current: tag === current,
  }));
  return <Chips label={t('topic.tags')} chips={chips} />;
}
