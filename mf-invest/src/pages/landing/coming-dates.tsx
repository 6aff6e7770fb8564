import { usePage } from 'shared';
import type { CalendarEvent } from 'shared/contract/invest/investor';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { EventList, EventRow } from 'shared/ui/cards/event-row/event-row';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { useWords } from '../../messages/words.ts';
import { eventDate } from '../../model/event-date.ts';
import { paths } from '../../paths.ts';

export interface ComingDatesProps {
  events: readonly CalendarEvent[];
  /** Empty when there is no calendar. */
  icsUrl: string;
}

/** What comes next, each with a file for a calendar of one's own. */
export function ComingDates({ events, icsUrl }: ComingDatesProps) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className="section" aria-labelledby="dates">
      <SectionHead
        title={t('landing.dates')}
        id="dates"
        more={{ href: paths.calendar.href(lang), name: t('calendar.title') }}
      />
      {events.length === 0 ? (
        <p className="note">{t('landing.noDates')}</p>
      ) : (
        <EventList label={t('landing.dates')}>
          {events.map(({ id, title, begins, place, summary, icsUrl: file }) => (
            <EventRow
              key={id}
              date={eventDate(begins, lang)}
              title={title}
              facts={[begins.slice(11), place, summary].filter(Boolean)}
            >
              <TextLink href={file} download label={t('landing.calendarOf', { title })}>
                {t('landing.calendar')}
              </TextLink>
            </EventRow>
          ))}
        </EventList>
      )}
      {icsUrl !== '' && <ArrowLink href={icsUrl}>{t('landing.allDates')}</ArrowLink>}
    </section>
  );
}
