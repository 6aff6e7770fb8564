import { useEffect, useRef } from 'react';
import { usePage } from 'shared';
import type { BookingReceipt } from 'shared/contract/booking';
import { BASE } from 'shared/contract/site';
import { ArrowLink } from 'shared/ui/arrow-link/arrow-link';
import { dayName } from 'shared/ui/date-grid/date-words';
import { Facts } from 'shared/ui/facts/facts';
import { PageHead } from 'shared/ui/page-head/page-head';
import { QrCode } from 'shared/ui/qr-code/qr-code';
import { useWords } from '../../messages/words.ts';
import { calendarAddress } from '../../model/visit-calendar-file.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import css from './visit.module.css';

export interface TicketProps {
  about: VisitAbout;
  receipt: BookingReceipt;
  /** Organisation or department. */
  group: string;
  /** Booked a moment ago in this page: its heading takes focus. */
  isFresh: boolean;
}

/** What somebody shows at the gate. Of the person who booked it says nothing. */
export function Ticket({ about, receipt, group, isFresh }: TicketProps) {
  const t = useWords();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    const heading = head.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isFresh]);
  return (
    <div className={css['done']}>
      <div ref={head}>
        <PageHead title={t('titles.done')} lead={t('leads.done')} />
      </div>
      <section className={css['ticket']} aria-label={receipt.reference}>
        <div className={css['stub']}>
          <p className={css['time']}>
            {receipt.start}–{receipt.end}
          </p>
          <TicketFacts about={about} receipt={receipt} group={group} />
        </div>
        <div className={css['code']}>
          <QrCode text={receipt.reference} label={t('ticket.code', { reference: receipt.reference })} />
          <p className={css['reference']}>{receipt.reference}</p>
          <p className="note">{t('ticket.show')}</p>
        </div>
      </section>
      <TicketWays about={about} receipt={receipt} />
    </div>
  );
}

function TicketFacts({ about, receipt, group }: Omit<TicketProps, 'isFresh'>) {
  const t = useWords();
  const { lang } = usePage();
  const { name } = about.pavilion;
  const facts = [
    { name: t('summary.date'), value: dayName(receipt.date, lang) },
    { name: t('summary.group'), value: group },
    { name: t('summary.visitors'), value: receipt.visitors + (receipt.explainer ? `, ${t('summary.guide')}` : '') },
    { name: t('ticket.meet'), value: t('ticket.meetText', { place: name }) },
    { name: t('summary.changeable'), value: receipt.changeableUntil.slice(0, 16) },
  ];
  return <Facts facts={facts} />;
}

function TicketWays({ about, receipt }: Pick<TicketProps, 'about' | 'receipt'>) {
  const t = useWords();
  const { lang, now } = usePage();
  const { name, address } = about.pavilion;
  const event = { ...receipt, title: t('ticket.event', { place: name }), place: `${name}, ${address}` };
  return (
    <div data-print="off">
      <div className={css['acts']}>
        <button className={css['print']} type="button" data-print="">
          {t('ticket.print')}
        </button>
        <a className={css['file']} href={calendarAddress(event, now)} download={`${receipt.reference}.ics`}>
          {t('ticket.calendar')}
        </a>
        <ArrowLink href={`${BASE}/${lang}/book/visit#visit=${receipt.manageToken}`}>{t('ticket.manage')}</ArrowLink>
      </div>
      <p className="note">{t('ticket.warn')}</p>
    </div>
  );
}
