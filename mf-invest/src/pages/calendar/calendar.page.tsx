import { usePage } from 'shared';
import { EVENT_KINDS } from 'shared/contract/invest/investor';
import { pageHref } from 'shared/contract/site/site-link';
import type { PageProps } from 'shared/server';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { CALENDAR_VIEWS, calendarAddress, type CalendarQuery } from './calendar-query.ts';
import type { CalendarData } from './calendar.load.ts';
import css from './calendar.module.css';
import { ClosedPeriods } from './closed-periods.tsx';
import { EventLists } from './event-lists.tsx';
import { MonthView } from './month-view.tsx';

/** What comes and what was, as a list or by the month, to take along (spec SCR-invest-calendar). */
export function CalendarPage({ data }: PageProps<CalendarData>) {
  const t = useWords();
  const { query, events, closed } = data;
  return (
    <div className="bound">
      <InvestHead page="calendar" lead={t('calendar.lead')} />
      {events === null ? (
        <p className="note section">{t('calendar.missing')}</p>
      ) : (
        <>
          <div className="section stack">
            <Choice query={query} />
            <Views query={query} />
            <Files {...data} />
          </div>
          {query.view === 'month' ? <MonthView {...data} events={events} /> : <EventLists events={events} />}
          <ClosedPeriods periods={closed} terms={data.terms} />
        </>
      )}
    </div>
  );
}

function Choice({ query }: { query: CalendarQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const reset = { href: paths.calendar.href(lang, { view: query.view }), name: t('calendar.reset') };
  return (
    <FilterBar
      action={paths.calendar.href(lang)}
      label={t('calendar.choose')}
      submit={t('calendar.show')}
      reset={query.kind === '' ? undefined : reset}
    >
      {query.view === 'month' && <input type="hidden" name="view" value="month" />}
      {query.month !== '' && <input type="hidden" name="month" value={query.month} />}
      <SelectField
        id="event-kind"
        name="kind"
        label={t('calendar.kind')}
        prompt={t('calendar.everyKind')}
        options={EVENT_KINDS.map((kind) => ({ value: kind, name: t(`calendar.kinds.${kind}`) }))}
        defaultValue={query.kind}
      />
    </FilterBar>
  );
}

function Views({ query }: { query: CalendarQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = CALENDAR_VIEWS.map((view) => ({
    name: t(`calendar.${view}`),
    href: pageHref(lang, calendarAddress({ ...query, view })),
    current: view === query.view,
  }));
  return <TabsNav label={t('calendar.view')} tabs={tabs} />;
}

function Files({ icsUrl, feedUrl }: Pick<CalendarData, 'icsUrl' | 'feedUrl'>) {
  const t = useWords();
  return (
    <div data-print="off">
      <p className={css['files']}>
        {feedUrl !== null && <TextLink href={feedUrl}>{t('calendar.subscribe')}</TextLink>}
        <TextLink href={icsUrl} download>
          {t('calendar.all')}
        </TextLink>
      </p>
      <p className="note">{t('calendar.subscribeNote')}</p>
    </div>
  );
}
