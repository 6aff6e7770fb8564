import { usePage } from 'shared';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Button } from 'shared/ui/form/button/button';
import { CalendarLink } from '../../components/calendar-link.tsx';
import { isTicket, type MeetingPoint } from '../../components/stored/held-ticket.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { PrintButton } from '../../components/ticket/print-button.tsx';
import { TicketCard } from '../../components/ticket/ticket-card.tsx';
import { ticketFacts } from '../../messages/ticket-facts.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { ShownTicket } from './ticket-view.ts';
import css from './ticket.module.css';

export interface HeldTicketCardProps {
  held: ShownTicket;
  place: MeetingPoint;
  /** Absent where nothing can be kept: without script, or in a browser that does not. */
  keep?: ((held: ShownTicket) => void) | undefined;
  forget: (held: ShownTicket) => void;
}

/** One ticket with what can be done with it. */
export function HeldTicketCard({ held, place, keep, forget }: HeldTicketCardProps) {
  const t = useWords();
  const { lang } = usePage();
  const { detail, token, isStored } = held;
  const isOver = detail.state === 'cancelled' || detail.state === 'declined';
  const facts = [
    ...ticketFacts(t, detail, { lang, place: place.name }),
    { name: t('stored.address'), value: place.address },
    { name: t('stored.phone'), value: <PhoneLink phone={place.phone} /> },
  ];
  const mayKeep = keep && isTicket(held) && !isStored;
  return (
    <div className={css['held']}>
      <TicketCard visit={detail} facts={facts} isVoid={isOver ? t(`manage.${detail.state}`) : undefined} />
      <div className={css['actions']} data-print="off">
        {mayKeep && (
          <Button type="button" onClick={() => keep(held)}>
            {t('held.keep')}
          </Button>
        )}
        {isStored && (
          <Button type="button" weight="ghost" onClick={() => forget(held)}>
            {t('held.forget')}
          </Button>
        )}
        {isTicket(held) && <PrintButton weight="ghost">{t('held.print')}</PrintButton>}
        <CalendarLink file={detail.calendarFile} reference={detail.reference} words={t('ticket.calendar')} />
        <ArrowLink href={`${paths.visit.href(lang, { step: 'visit' })}#visit=${token}`}>{t('held.manage')}</ArrowLink>
      </div>
      {mayKeep && (
        <p className={`note ${css['about']}`} data-print="off">
          {t('held.about')}
        </p>
      )}
      {isStored && (
        <p className="note" data-print="off">
          {t('held.stored')}
        </p>
      )}
    </div>
  );
}
