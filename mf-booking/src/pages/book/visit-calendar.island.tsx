import { useState } from 'react';
import { island, useApi, usePage } from 'shared';
import type { VisitCalendar as Calendar } from 'shared/contract/booking/visit-calendar';
import { DateGrid } from 'shared/ui/form/date-grid/date-grid';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { dayStates } from '../../components/day-state.ts';
import { bookableDays, type Calendars } from '../../model/visit-days.ts';

export interface VisitCalendarProps {
  today: string;
  calendars: Calendars;
  lead: Calendar['lead'];
}

/** The days with what is left of them; another month is asked for when it is shown, choosing a day begins the booking. */
function VisitCalendar({ today, calendars: first, lead }: VisitCalendarProps) {
  const t = useWords();
  const { lang } = usePage();
  const { calendars, failed, busy, show } = useMonths(first);
  const range = bookableDays(today, lead);
  return (
    <>
      <DateGrid
        lang={lang}
        value=""
        range={range}
        day={dayStates(t, calendars, range)}
        words={{ previous: t('days.previous'), next: t('days.next') }}
        isBusy={busy}
        onMonth={show}
        onChange={() => location.assign(paths.visit.href(lang, { step: 'notice' }))}
      />
      <p className="note" role="status">
        {failed && t('days.failed')}
      </p>
    </>
  );
}

function useMonths(first: Calendars) {
  const api = useApi();
  const [calendars, setCalendars] = useState(first);
  const [status, setStatus] = useState<'' | 'busy' | 'failed'>('');

  async function show(month: string): Promise<void> {
    setStatus('busy');
    try {
      const calendar = await api.call('booking/calendar', { month }, { notip: true });
      setCalendars((before) => ({ ...before, [month]: calendar }));
      setStatus('');
    } catch {
      setStatus('failed');
    }
  }
  return { calendars, failed: status === 'failed', busy: status === 'busy', show: (month: string) => void show(month) };
}

export default island({ name: 'visit-calendar', when: 'intent', words: ['days'], component: VisitCalendar });
