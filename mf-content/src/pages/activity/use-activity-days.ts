import type { Activity } from 'shared/contract/booking/activity';
import { useWords } from '../../messages/words.ts';

/** First and last day, or the only one. */
export function useActivityDays({ begins, ends }: Pick<Activity, 'begins' | 'ends'>): string {
  const t = useWords();
  return begins === ends ? begins : t('activity.days', { begins, ends });
}
