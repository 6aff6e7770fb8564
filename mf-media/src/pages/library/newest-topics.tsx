import { usePage } from 'shared';
import { contentLink } from 'shared/contract/site/site-link';
import type { Topic } from 'shared/contract/content/topic';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import css from './library.module.css';

/** What the media are told at length, below the files; nothing when there is none. */
export function NewestTopics({ topics }: { topics: readonly Topic[] }) {
  const t = useWords();
  if (topics.length === 0) return null;
  return (
    <section className={css['topics']} aria-labelledby="topics">
      <SectionHead id="topics" title={t('topics.title')} />
      <ul className="card-grid three">
        {topics.map((topic) => (
          <li key={topic.topicId}>
            <TopicCard topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TopicCard({ topic }: { topic: Topic }) {
  const { lang } = usePage();
  const { topicId, displayName, categoryCode, topicDate, introduction, topicLink, picture } = topic;
  const { href, external } = contentLink(lang, topicLink === '' ? paths.topic.address({ id: topicId }) : topicLink);
  return (
    <Card>
      <ContentCover
        picture={picture}
        seed={topicId}
        category={categoryCode}
        sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
      />
      <CardMeta date={topicDate} />
      <CardTitle href={href} external={external}>
        {displayName}
      </CardTitle>
      <CardSummary>{introduction}</CardSummary>
    </Card>
  );
}
