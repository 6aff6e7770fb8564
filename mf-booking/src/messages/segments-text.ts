import type { Translate } from 'shared';
import type { VisitSegment } from 'shared/contract/booking/visit-parts';
import { slotText, slotValue } from '../model/visit-days.ts';
import type { Messages } from './en.ts';

/** How a group is shared out over slots. */
export function partText(t: Translate<Messages>, parts: readonly VisitSegment[]): string {
  return parts
    .map((part) => t('summary.part', { time: slotText(slotValue(part)), count: part.visitors }))
    .join(t('summary.and'));
}
