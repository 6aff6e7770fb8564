import { usePage } from 'shared';
import type { CalendarEvent } from 'shared/contract/invest/investor';
import { pageHref } from 'shared/contract/site/site-link';
import { weekdayNames } from 'shared/ui/form/date-grid/date-words';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { monthName } from '../../model/month-name.ts';
import { eventsIn, monthGrid, monthsBeside, type CalendarDay } from './calendar-months.ts';
import { calendarAddress, type CalendarQuery } from './calendar-query.ts';
import type { CalendarData } from './calendar.load.ts';
import css from './calendar.module.css';
import { EventRows } from './event-lists.tsx';

export interface MonthViewProps extends Pick<CalendarData, 'query' | 'month' | 'closed'> {
  events: readonly CalendarEvent[];
}

/** A month as weeks, and below it what is in it. */
export function MonthView({ query, month, events, closed }: MonthViewProps) {
  const t = useWords();
  const { lang } = usePage();
  const name = monthName(month, lang);
  const own = eventsIn(month, events);
  return (
    <section className="section" aria-labelledby="month">
      <SectionHead title={name} id="month" />
      <div className="stack">
        <Months query={query} month={month} events={events} />
        <table className={css['month']}>
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              {weekdayNames(lang).map(({ short, long }) => (
                <th key={long} className={css['weekday']} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month, events, closed).map((week, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- weeks have no other name, and never move
              <tr key={row}>
                {week.map((day, at) => (
                  <Day key={weekdayNames(lang)[at]?.long} day={day} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={css['legend']}>
          <span className={css['swatch']} aria-hidden="true" />
          {t('calendar.closed')}
        </p>
        {own.length === 0 ? (
          <p className="note">{t('calendar.noneInMonth')}</p>
        ) : (
          <EventRows events={own} label={t('calendar.inMonth', { month: name })} />
        )}
      </div>
    </section>
  );
}

function Day({ day }: { day: CalendarDay | null }) {
  const t = useWords();
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only keeps the days in their columns
  if (!day) return <td className={css['outside']} />;
  return (
    <td className={day.isClosed ? css['closed'] : css['day']}>
      <time dateTime={day.date}>{Number(day.date.slice(8))}</time>
      {day.isClosed && <span className="visually-hidden">{t('calendar.closed')}</span>}
      {day.events.map(({ id, title, kind }) => (
        <a key={id} className={css['event']} href={`#${id}`} aria-label={title}>
          <span className={css['kind']}>{t(`calendar.kinds.${kind}`)}</span>
        </a>
      ))}
    </td>
  );
}

function Months({ query, month, events }: Omit<MonthViewProps, 'closed'> & { query: CalendarQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const [before, after] = monthsBeside(month, events);
  const href = (to: string) => pageHref(lang, calendarAddress({ ...query, month: to }));
  return (
    <nav className={css['files']} aria-label={t('calendar.months')} data-print="off">
      {before !== null && (
        <TextLink href={href(before)}>{t('calendar.previous', { month: monthName(before, lang) })}</TextLink>
      )}
      {after !== null && (
        <TextLink href={href(after)}>{t('calendar.next', { month: monthName(after, lang) })}</TextLink>
      )}
    </nav>
  );
}
