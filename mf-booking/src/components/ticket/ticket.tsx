import { useEffect, useRef } from 'react';
import { usePage } from 'shared';
import type { BookingReceipt } from 'shared/contract/booking/booking';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { monthWord } from 'shared/ui/form/date-grid/date-words';
import { LineField } from 'shared/ui/media/line-field/line-field';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { ticketFacts } from '../../messages/ticket-facts.ts';
import { momentText } from '../../messages/visit-text.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import { CalendarLink } from '../calendar-link.tsx';
import { PrintButton } from './print-button.tsx';
import { TicketCard } from './ticket-card.tsx';
import css from './ticket.module.css';

export interface TicketProps {
  about: VisitAbout;
  receipt: BookingReceipt;
  /** Organisation or department; empty where nobody may tell. */
  group: string;
  /** Booked a moment ago in this page: its heading takes focus. */
  isFresh: boolean;
}

/** What somebody shows at the gate. Of the person who booked it says nothing. */
export function Ticket({ about, receipt, group, isFresh }: TicketProps) {
  const t = useWords();
  const { lang } = usePage();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    const heading = head.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [isFresh]);
  return (
    <div className={css['done']}>
      <div className={css['lines']} data-print="off">
        <LineField kind="laminar" seed={receipt.reference} width={1600} height={260} />
      </div>
      <div ref={head}>
        {receipt.state === 'requested' ? (
          <PageHead
            title={t('titles.requested')}
            lead={t('leads.requested', { until: momentText(t, receipt.answerBy ?? '', lang) })}
          />
        ) : (
          <PageHead title={t('titles.done', { month: monthWord(receipt.date, lang) })} lead={t('leads.done')} />
        )}
      </div>
      <TicketCard visit={receipt} facts={ticketFacts(t, receipt, { lang, place: about.pavilion.name, group })} />
      <TicketWays receipt={receipt} />
    </div>
  );
}

function TicketWays({ receipt }: Pick<TicketProps, 'receipt'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div data-print="off">
      <div className={css['actions']}>
        {receipt.state === 'confirmed' && (
          <>
            <PrintButton>{t('ticket.print')}</PrintButton>
            <ArrowLink href={`${paths.ticket.href(lang)}#visit=${receipt.manageToken}`}>{t('ticket.device')}</ArrowLink>
          </>
        )}
        <CalendarLink file={receipt.calendarFile} reference={receipt.reference} words={t('ticket.calendar')} />
        <ArrowLink href={`${paths.visit.href(lang, { step: 'visit' })}#visit=${receipt.manageToken}`}>
          {t('ticket.manage')}
        </ArrowLink>
      </div>
      <p className="note">{t('ticket.warn')}</p>
    </div>
  );
}
