import { useEffect, useRef } from 'react';
import { usePage } from 'shared';
import type { BookingReceipt } from 'shared/contract/booking/booking';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { dayName, monthWord } from 'shared/ui/form/date-grid/date-words';
import { LineField } from 'shared/ui/media/line-field/line-field';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { partText } from '../../messages/segments-text.ts';
import { momentText, peopleText } from '../../messages/visit-text.ts';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import { CalendarLink } from '../calendar-link.tsx';
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
      <TicketCard visit={receipt} facts={useFacts({ about, receipt, group })} />
      <TicketWays receipt={receipt} />
    </div>
  );
}

function useFacts({ about, receipt, group }: Omit<TicketProps, 'isFresh'>) {
  const t = useWords();
  const { lang } = usePage();
  return [
    { name: t('summary.date'), value: dayName(receipt.date, lang) },
    ...(group === '' ? [] : [{ name: t('summary.group'), value: group }]),
    { name: t('summary.visitors'), value: peopleText(t, receipt.visitors, receipt.explainer) },
    ...(receipt.parts ? [{ name: t('summary.parts'), value: partText(t, receipt.parts) }] : []),
    { name: t('ticket.meet'), value: t('ticket.meetText', { place: about.pavilion.name }) },
    { name: t('summary.changeable'), value: momentText(t, receipt.changeableUntil, lang) },
  ];
}

function TicketWays({ receipt }: Pick<TicketProps, 'receipt'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div data-print="off">
      <div className={css['actions']}>
        {receipt.state === 'confirmed' && (
          <button className={css['print']} type="button" data-print="">
            {t('ticket.print')}
          </button>
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
