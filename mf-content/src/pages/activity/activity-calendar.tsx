import type { Activity } from 'shared/contract/booking/activity';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { useWords } from '../../messages/words.ts';

/** The calendar file of an activity that is not over. */
export function ActivityCalendar({ activity: { title, icsUrl } }: { activity: Activity }) {
  const t = useWords();
  if (icsUrl === '') return null;
  return (
    <TextLink href={icsUrl} download label={t('activity.calendarOf', { title })}>
      {t('activity.calendar')}
    </TextLink>
  );
}
