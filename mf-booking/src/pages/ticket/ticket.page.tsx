import { Island, useTrail, type PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/navigation/breadcrumb/breadcrumb';
import { useWords } from '../../messages/words.ts';
import type { TicketData } from './ticket-view.ts';
import visitTicket from './visit-ticket.island.tsx';
import css from './ticket.module.css';

export function TicketPage({ data: { place, view } }: PageProps<TicketData>) {
  const t = useWords();
  return (
    <div className="bound">
      <div className={css['crumbs']} data-print="off">
        <Breadcrumb label={t('page.path')} crumbs={useTrail()} />
      </div>
      <Island of={visitTicket} props={{ place, view }} />
    </div>
  );
}
