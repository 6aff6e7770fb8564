import { usePage } from 'shared';
import type { CalendarSlot } from 'shared/contract/visit-calendar';
import { Choice, ChoiceGroup } from 'shared/ui/choice/choice';
import { dayName } from 'shared/ui/date-grid/date-words';
import { useWords } from '../messages/words.ts';
import { slotsOn, slotText, slotValue, type Calendars } from '../model/visit-days.ts';

export interface SlotChoiceProps {
  calendars: Calendars;
  date: string;
  slot: string;
  error: string | undefined;
  onChange: (slot: string) => void;
}

/** The slots of a day, each with what is left of it. */
export function SlotChoice({ calendars, date, slot, error, onChange }: SlotChoiceProps) {
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
        <SlotRow key={one.start} slot={one} isChosen={slotValue(one) === slot} onChange={onChange} />
      ))}
    </ChoiceGroup>
  );
}

interface SlotRowProps {
  slot: CalendarSlot;
  isChosen: boolean;
  onChange: (slot: string) => void;
}

function SlotRow({ slot, isChosen, onChange }: SlotRowProps) {
  const t = useWords();
  const { remaining, capacity, explainers } = slot;
  const value = slotValue(slot);
  const left = t(explainers > 0 ? 'form.slotGuide' : 'form.slotPlaces', { count: remaining });
  return (
    <Choice
      name="slot"
      value={value}
      checked={isChosen}
      disabled={remaining === 0}
      taken={capacity === 0 ? 1 : 1 - remaining / capacity}
      note={remaining === 0 ? t('form.slotFull') : left}
      onChange={() => onChange(value)}
    >
      {slotText(value)}
    </Choice>
  );
}
