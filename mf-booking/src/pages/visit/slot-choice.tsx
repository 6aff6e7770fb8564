import { usePage, type Translate } from 'shared';
import type { CalendarSlot } from 'shared/contract/booking/visit-calendar';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import type { Messages } from '../../messages/en.ts';
import { useWords } from '../../messages/words.ts';
import { slotsOn, slotText, slotValue, type Calendars } from '../../model/visit-days.ts';
import { waitValue } from '../../model/waiting-slot.ts';

export interface SlotChoiceProps {
  calendars: Calendars;
  date: string;
  slot: string;
  error: string | undefined;
  /** Full slots can be chosen too, to wait for them. */
  canWait?: boolean;
  onChange: (slot: string) => void;
}

/** The slots of a day, each with what is left of it. */
export function SlotChoice({ calendars, date, slot, error, canWait = false, onChange }: SlotChoiceProps) {
  const t = useWords();
  const { lang } = usePage();
  const slots = slotsOn(calendars, date);
  const label = slots.length > 0 ? t('form.slotsOf', { day: dayName(date, lang) }) : t('form.slot');
  return (
    <ChoiceGroup
      id="slot"
      label={label}
      error={error}
      layout="rows"
      hint={slots.length > 0 ? undefined : t('form.noDay')}
    >
      {slots.map((one) => (
        <SlotRow key={one.start} slot={one} chosen={slot} canWait={canWait} onChange={onChange} />
      ))}
    </ChoiceGroup>
  );
}

interface SlotRowProps {
  slot: CalendarSlot;
  chosen: string;
  canWait: boolean;
  onChange: (slot: string) => void;
}

function SlotRow({ slot, chosen, canWait, onChange }: SlotRowProps) {
  const t = useWords();
  const { remaining, capacity } = slot;
  const waits = canWait && slot.waiting !== undefined;
  const value = waits ? waitValue(slot) : slotValue(slot);
  return (
    <Choice
      name="slot"
      value={value}
      checked={value === chosen}
      disabled={remaining === 0 && !waits}
      taken={capacity === 0 ? 1 : 1 - remaining / capacity}
      note={noteOf(t, slot, waits)}
      onChange={() => onChange(value)}
    >
      {slotText(slotValue(slot))}
    </Choice>
  );
}

function noteOf(t: Translate<Messages>, { remaining, explainers, waiting = 0 }: CalendarSlot, waits: boolean): string {
  if (waits) return waiting === 0 ? t('waiting.slotFirst') : t('waiting.slot', { count: waiting });
  if (remaining === 0) return t('form.slotFull');
  return t(explainers > 0 ? 'form.slotGuide' : 'form.slotSeats', { count: remaining });
}
