import { Island, useTrail, type PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/navigation/breadcrumb/breadcrumb';
import { useWords } from '../../messages/words.ts';
import type { WaitingData } from '../../model/waiting-view.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Ticket } from '../../components/ticket/ticket.tsx';
import css from './waiting.module.css';
import waitingStatus from './waiting-status.island.tsx';

export function WaitingPage({ data: { about, view } }: PageProps<WaitingData>) {
  const t = useWords();
  return (
    <div className="bound">
      <div className={css['crumbs']}>
        <Breadcrumb label={t('page.path')} crumbs={useTrail()} />
      </div>
      {view.receipt ? (
        <Ticket about={about} receipt={view.receipt} group="" isFresh={false} />
      ) : (
        <>
          <Island of={waitingStatus} props={{ about, view }} />
          <section className={css['lost']} aria-labelledby="waiting-lost">
            <h2 className="title" id="waiting-lost">
              {t('status.lost')}
            </h2>
            <p>
              {t('status.lostText')} <PhoneLink phone={about.pavilion.phone} className={css['call']} />
            </p>
            <p>{t('status.alone')}</p>
          </section>
        </>
      )}
    </div>
  );
}
