import { usePage } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { DateField } from 'shared/ui/form/date-grid/date-field';
import { useWords } from '../../../messages/words.ts';
import { bookableDays } from '../../../model/visit-days.ts';
import { dayStates } from '../../../components/day-state.ts';
import { SlotChoice } from '../slot-choice.tsx';
import type { StepProps } from './flow.ts';
import { withWaiting } from './waiting-day.ts';
import { useFreshMonth } from '../use-fresh-month.ts';

/** A day of the calendar and one of its slots. Without script the browser's own date field, and a button for the slots. */
export function DateStep({ flow, error }: StepProps) {
  const t = useWords();
  const { lang } = usePage();
  const { about, state } = flow;
  const { date, slot } = state.draft;
  const range = bookableDays(about);
  useFreshMonth(flow.showMonth, date === '' ? range.begin : date);
  return (
    <>
      <DateField
        id="date"
        name="date"
        label={t('form.date')}
        error={error('date')}
        grid={{
          lang,
          value: date,
          range,
          day: withWaiting(dayStates(t, state.calendars, range), t, state.calendars),
          words: { previous: t('days.previous'), next: t('days.next') },
          onChange: (chosen) => flow.change({ date: chosen }),
          onMonth: flow.showMonth,
        }}
      />
      <noscript>
        <Button weight="ghost" name="to" value="date">
          {t('form.showSlots')}
        </Button>
      </noscript>
      <SlotChoice
        calendars={state.calendars}
        date={date}
        slot={slot}
        canWait
        error={error('slot')}
        onChange={(chosen) => flow.change({ slot: chosen })}
      />
    </>
  );
}
