import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { WaitingDetail } from 'shared/contract/booking/waiting';
import { dayName } from 'shared/ui/form/date-grid/date-words';
import { Facts } from 'shared/ui/data/facts/facts';
import { momentText, peopleText } from '../../messages/visit-text.ts';
import { useWords } from '../../messages/words.ts';
import css from './waiting-card.module.css';

export interface WaitingCardProps {
  detail: WaitingDetail;
  /** What counts now: the number in line or the time left. */
  figure?: ReactNode;
  /** What the figure is. */
  note: string;
}

/** An entry of the waiting list as paper, like the ticket that it may become. */
export function WaitingCard({ detail, figure, note }: WaitingCardProps) {
  const t = useWords();
  const { lang } = usePage();
  const isOpen = detail.state === 'waiting' || detail.state === 'offered';
  const facts = [
    { name: t('summary.date'), value: dayName(detail.date, lang) },
    { name: t('summary.visitors'), value: peopleText(t, detail.visitors, detail.explainer) },
    { name: t('joined.closes'), value: momentText(t, detail.endsAt, lang) },
  ];
  return (
    <section className={css['card']} aria-label={detail.reference} data-over={isOpen ? undefined : ''}>
      <div className={css['body']}>
        <p className={css['time']}>
          {detail.start}–{detail.end}
        </p>
        <Facts facts={isOpen ? facts : facts.slice(0, 2)} />
      </div>
      <div className={css['stub']}>
        {figure !== undefined && <p className={css[typeof figure === 'number' ? 'number' : 'figure']}>{figure}</p>}
        <p className={figure === undefined ? 'title' : 'note'}>{note}</p>
        <p className={css['reference']}>{detail.reference}</p>
      </div>
    </section>
  );
}
