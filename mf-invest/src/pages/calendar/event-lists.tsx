import { usePage } from 'shared';
import type { CalendarEvent } from 'shared/contract/invest/investor';
import { EventList, EventRow } from 'shared/ui/cards/event-row/event-row';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { eventDate } from '../../model/event-date.ts';
import { paths } from '../../paths.ts';

export interface EventListsProps {
  /** Earliest first. */
  events: readonly CalendarEvent[];
}

/** What comes, the next first, and what was, the newest first. */
export function EventLists({ events }: EventListsProps) {
  const t = useWords();
  const parts = {
    coming: events.filter(({ past }) => !past),
    past: events.filter(({ past }) => past).toReversed(),
  };
  return (['coming', 'past'] as const).map((part) => (
    <section key={part} className="section" aria-labelledby={part}>
      <SectionHead title={t(`calendar.${part}`)} id={part} />
      {parts[part].length === 0 ? (
        <p className="note">{t('calendar.none')}</p>
      ) : (
        <EventRows events={parts[part]} label={t(`calendar.${part}`)} />
      )}
    </section>
  ));
}

/** Rows that days of the month view lead to. */
export function EventRows({ events, label }: EventListsProps & { label: string }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EventList label={label}>
      {events.map((event) => (
        <EventRow
          key={event.id}
          id={event.id}
          date={eventDate(event.begins, lang)}
          title={event.title}
          facts={[t(`calendar.kinds.${event.kind}`), hoursOf(event), event.place, event.summary].filter(Boolean)}
        >
          <Links event={event} />
        </EventRow>
      ))}
    </EventList>
  );
}

/** Results that are over lead to what was published; whatever comes can be put into a calendar. */
function Links({ event: { kind, past, title, icsUrl } }: { event: CalendarEvent }) {
  const t = useWords();
  const { lang } = usePage();
  if (past && kind !== 'results') return null;
  return past ? (
    <TextLink href={paths.results.href(lang)} label={t('calendar.resultsOf', { title })}>
      {t('calendar.toResults')}
    </TextLink>
  ) : (
    <TextLink href={icsUrl} label={t('calendar.fileOf', { title })} download>
      {t('calendar.file')}
    </TextLink>
  );
}

/** Empty for whole days. */
function hoursOf({ begins, ends }: CalendarEvent): string {
  if (begins.length === 10) return '';
  const isOneDay = begins.slice(0, 10) === ends.slice(0, 10);
  return `${begins.slice(11)}–${isOneDay ? ends.slice(11) : ends.slice(5)}`;
}
