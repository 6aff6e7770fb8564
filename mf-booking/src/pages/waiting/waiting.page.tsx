import { usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import { Island, type PageProps } from 'shared/server';
import { Breadcrumb } from 'shared/ui/breadcrumb/breadcrumb';
import { useWords } from '../../messages/words.ts';
import type { LineData } from '../../model/waiting-view.ts';
import { PhoneLink } from '../../components/phone-link.tsx';
import { Ticket } from '../../components/ticket/ticket.tsx';
import css from './waiting.module.css';
import waitingPlace from './waiting-place.island.tsx';

export function WaitingPage({ data: { about, view } }: PageProps<LineData>) {
  const t = useWords();
  const { lang } = usePage();
  const crumbs = [
    { name: t('page.home'), href: `${BASE}/${lang}` },
    { name: t('page.title'), href: `${BASE}/${lang}/book` },
    { name: t('place.title') },
  ];
  return (
    <div className="bound">
      <div className={css['crumbs']}>
        <Breadcrumb label={t('page.path')} crumbs={crumbs} />
      </div>
      {view.receipt ? (
        <Ticket about={about} receipt={view.receipt} group="" isFresh={false} />
      ) : (
        <>
          <Island of={waitingPlace} props={{ about, view }} />
          <section className={css['lost']} aria-labelledby="line-lost">
            <h2 className="title" id="line-lost">
              {t('place.lost')}
            </h2>
            <p>
              {t('place.lostText')} <PhoneLink phone={about.pavilion.phone} className={css['call']} />
            </p>
            <p>{t('place.alone')}</p>
          </section>
        </>
      )}
    </div>
  );
}
