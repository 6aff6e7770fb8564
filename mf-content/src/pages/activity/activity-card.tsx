import { usePage } from 'shared';
import { contentLink } from 'shared/contract/site/site-link';
import { Card, CardMeta, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ContentCover } from 'shared/ui/cards/card/cover';
import { useWords } from '../../messages/words.ts';
import { ActivityCalendar } from './activity-calendar.tsx';
import css from './activity.module.css';
import type { PicturedActivity } from './pictured-activity.ts';
import { useActivityDays } from './use-activity-days.ts';

/** An activity that one can still go to, with its picture. Its id is its anchor. */
export function ActivityCard({ activity, priority }: { activity: PicturedActivity; priority: boolean }) {
  const t = useWords();
  const { lang } = usePage();
  const days = useActivityDays(activity);
  const { id, title, summary, place, state, url, picture } = activity;
  return (
    <li id={id} className={css['card']}>
      <Card>
        <ContentCover
          picture={picture}
          seed={id}
          category={id}
          sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
          priority={priority}
        />
        <CardMeta facts={[t(`activity.states.${state}`), days, place].filter((fact) => fact !== '')} />
        <CardTitle href={contentLink(lang, url).href}>{title}</CardTitle>
        <CardSummary>{summary}</CardSummary>
      </Card>
      <ActivityCalendar activity={activity} />
    </li>
  );
}
