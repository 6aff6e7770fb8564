import { usePage } from 'shared';
import type { Activity } from 'shared/contract/booking/activity';
import { contentLink } from 'shared/contract/site/site-link';
import { EventRow } from 'shared/ui/cards/event-row/event-row';
import { useWords } from '../../messages/words.ts';
import { monthName } from '../../model/moments.ts';
import { ActivityCalendar } from './activity-calendar.tsx';
import { useActivityDays } from './use-activity-days.ts';

/** One activity: first day, what, until when and where, state, calendar file. Its id is its anchor. */
export function ActivityRow({ activity }: { activity: Activity }) {
  const t = useWords();
  const { lang } = usePage();
  const days = useActivityDays(activity);
  const { id, title, summary, place, begins, state, url } = activity;
  return (
    <EventRow
      id={id}
      date={{ iso: begins, day: begins.slice(8), month: monthName(begins.slice(0, 7), lang) }}
      title={title}
      href={url === '' ? undefined : contentLink(lang, url).href}
      facts={[days, place, summary].filter((fact) => fact !== '')}
      state={{ name: t(`activity.states.${state}`), live: state === 'running' }}
    >
      <ActivityCalendar activity={activity} />
    </EventRow>
  );
}
