import type { Translate } from 'shared';
import { slotText } from '../model/visit-days.ts';
import { bareSlot, waitsFor } from '../model/waiting-slot.ts';
import type { Messages } from './en.ts';

/** A chosen slot, and that it is only waited for. */
export function timeText(t: Translate<Messages>, slot: string): string {
  const time = slotText(bareSlot(slot));
  return waitsFor(slot) ? t('waiting.mark', { time }) : time;
}
