import type { ReactNode } from 'react';
import type { BookingReceipt } from 'shared/contract/booking/booking';
import { Facts, type Fact } from 'shared/ui/data/facts/facts';
import { QrCode } from 'shared/ui/data/qr-code/qr-code';
import { useWords } from '../../messages/words.ts';
import css from './ticket-card.module.css';

export interface TicketCardProps {
  visit: Pick<BookingReceipt, 'reference' | 'start' | 'end' | 'state' | 'ticket'>;
  facts: readonly Fact[];
  /** What stands on it when it opens no gate any more. */
  isVoid?: ReactNode;
}

/** The ticket as paper: when, what, and the code on its stub. */
export function TicketCard({ visit: { reference, start, end, state, ticket }, facts, isVoid }: TicketCardProps) {
  const t = useWords();
  const waits = state === 'requested' && !isVoid;
  return (
    <section className={css['ticket']} aria-label={reference} data-void={isVoid ? '' : undefined}>
      <div className={css['body']}>
        <p className={css['time']}>
          {start}–{end}
        </p>
        <Facts facts={facts} />
      </div>
      <div className={css['stub']}>
        {isVoid || waits ? (
          <p className="title">{isVoid ?? t('ticket.waits')}</p>
        ) : (
          <QrCode text={ticket ?? reference} label={t('ticket.code', { reference })} />
        )}
        <p className={css['reference']}>{reference}</p>
        {!isVoid && !waits && <p className="note">{t('ticket.show')}</p>}
      </div>
    </section>
  );
}
