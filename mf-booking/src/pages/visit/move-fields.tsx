import { useState } from 'react';
import { useApi, usePage } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { DateField } from 'shared/ui/form/date-grid/date-field';
import { SegmentsCheck } from '../../components/segments-check.tsx';
import { useWords } from '../../messages/words.ts';
import { mostParts, offeredParts } from '../../model/group-parts.ts';
import { bookableDays } from '../../model/visit-days.ts';
import { dayStates } from '../../components/day-state.ts';
import type { ManageView, VisitAbout } from '../../model/visit-view.ts';
import { SlotChoice } from './slot-choice.tsx';
import { useFreshMonth } from './use-fresh-month.ts';
import css from './visit.module.css';

export interface ManagedVisitProps {
  about: VisitAbout;
  view: ManageView;
  change: (patch: Partial<ManageView>) => void;
}

/** Another day and slot for a booking; its own seats count as taken until it has moved. */
export function MoveFields({ about, view, change }: ManagedVisitProps) {
  const t = useWords();
  const { lang } = usePage();
  const { calendars, showMonth } = useMonths(about);
  const range = bookableDays(about);
  useFreshMonth(showMonth, view.date === '' ? range.begin : view.date);
  return (
    <>
      <h2 className="title" data-next="asked" tabIndex={-1}>
        {t('manage.moveTitle')}
      </h2>
      <DateField
        id="date"
        name="date"
        label={t('form.date')}
        grid={{
          lang,
          value: view.date,
          range,
          day: dayStates(t, calendars, range),
          words: { previous: t('days.previous'), next: t('days.next') },
          onChange: (date) => change({ date, slot: '', parts: '' }),
          onMonth: showMonth,
        }}
      />
      <noscript>
        <Button weight="ghost" name="do" value="ask-move">
          {t('form.showSlots')}
        </Button>
      </noscript>
      <SlotChoice
        calendars={calendars}
        date={view.date}
        slot={view.slot}
        error={undefined}
        onChange={(slot) => change({ slot, parts: '' })}
      />
      <Segments about={{ ...about, calendars }} view={view} change={change} />
      <div className={css['actions']}>
        <Button name="do" value="move">
          {t('manage.move')}
        </Button>
        <Button weight="ghost" name="do" value="see">
          {t('manage.keep')}
        </Button>
      </div>
    </>
  );
}

function Segments({ about, view, change }: ManagedVisitProps) {
  const { detail, date, slot, parts: agreed } = view;
  const offer = detail && offeredParts(about.calendars, { ...detail, date, slot }, mostParts(about));
  return <SegmentsCheck offer={offer} agreed={agreed} onChange={(parts) => change({ parts })} />;
}

function useMonths({ calendars: first }: ManagedVisitProps['about']) {
  const api = useApi();
  const [calendars, setCalendars] = useState(first);
  function showMonth(month: string): void {
    api.call('booking/calendar', { month }, { notip: true }).then(
      (calendar) => setCalendars((before) => ({ ...before, [month]: calendar })),
      () => undefined,
    );
  }
  return { calendars, showMonth };
}
