import { useRef, useState } from 'react';
import { island, useApi, usePage } from 'shared';
import { useAddress } from 'shared/address';
import type { VisitCalendar as Calendar } from 'shared/contract/booking/visit-calendar';
import { BASE } from 'shared/contract/site/site';
import { DateGrid } from 'shared/ui/form/date-grid/date-grid';
import { monthOf } from 'shared/ui/form/date-grid/calendar';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { dayStates } from '../../components/day-state.ts';
import { bookableDays, type Calendars } from '../../model/visit-days.ts';
import { bookQuery, monthAddress } from './book-query.ts';

export interface VisitCalendarProps {
  today: string;
  calendars: Calendars;
  lead: Calendar['lead'];
  /** `yyyy-MM`, as the address has it. */
  month: string;
}

/**
 * The days with what is left of them; another month is asked for when it is shown and has an address, choosing a day begins
 * the booking.
 */
function VisitCalendar({ today, calendars: first, lead, month }: VisitCalendarProps) {
  const t = useWords();
  const { lang } = usePage();
  const { calendars, failed, busy, bring } = useMonths(first);
  const range = bookableDays({ today, lead, calendars: first });
  const shown = useRef(month);
  // The grid walks by itself; back and forward give it another beginning.
  const [begun, setBegun] = useState({ month, times: 0 });
  const { go, bridge } = useAddress({
    basename: `${BASE}/${lang}`,
    onAddress({ search }) {
      const next = bookQuery.read(search).month || monthOf(range.begin);
      if (next === shown.current) return;
      shown.current = next;
      setBegun(({ times }) => ({ month: next, times: times + 1 }));
      if (!calendars[next]) bring(next);
    },
  });

  function show(next: string): void {
    shown.current = next;
    go(monthAddress(next, range));
    bring(next);
  }
  return (
    <>
      <DateGrid
        key={begun.times}
        lang={lang}
        value=""
        range={begun.month === monthOf(range.begin) ? range : { ...range, begin: `${begun.month}-01` }}
        day={dayStates(t, calendars, range)}
        words={{ previous: t('days.previous'), next: t('days.next') }}
        isBusy={busy}
        onMonth={show}
        onChange={() => location.assign(paths.visit.href(lang, { step: 'notice' }))}
      />
      <p className="note" role="status">
        {failed && t('days.failed')}
      </p>
      {bridge}
    </>
  );
}

function useMonths(first: Calendars) {
  const api = useApi();
  const [calendars, setCalendars] = useState(first);
  const [status, setStatus] = useState<'' | 'busy' | 'failed'>('');

  async function bring(month: string): Promise<void> {
    setStatus('busy');
    try {
      const calendar = await api.call('booking/calendar', { month }, { notip: true });
      setCalendars((before) => ({ ...before, [month]: calendar }));
      setStatus('');
    } catch {
      setStatus('failed');
    }
  }
  return {
    calendars,
    failed: status === 'failed',
    busy: status === 'busy',
    bring: (month: string) => void bring(month),
  };
}

export default island({ name: 'visit-calendar', when: 'intent', words: ['days'], component: VisitCalendar });
