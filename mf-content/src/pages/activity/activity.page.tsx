import type { Activity } from 'shared/contract/booking/activity';
import { useTrail, type PageProps } from 'shared/server';
import { EventList } from 'shared/ui/cards/event-row/event-row';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import css from './activity.module.css';
import { ActivityCard } from './activity-card.tsx';
import { ActivityRow } from './activity-row.tsx';
import type { ActivityData } from './activity.load.ts';
import { isPictured } from './pictured-activity.ts';

/** How many of those that are over are shown at once; the others open in place (spec G-28). */
const SHOWN_OVER = 4;

/** What there is to go to: events, and offers to owners. */
export function ActivityPage({ data: { events, offers } }: PageProps<ActivityData>) {
  const t = useWords();
  return (
    <>
      <div className="bound page-head">
        <PageHead
          title={t('activity.title')}
          breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
          lead={t('activity.lead')}
        />
      </div>
      <Group id="events" title={t('activity.events')} list={events} first />
      <Group id="offers" title={t('activity.offers')} list={offers} />
    </>
  );
}

interface GroupProps {
  id: string;
  title: string;
  list: readonly Activity[] | null;
  /** Its first picture is in the first view. */
  first?: boolean;
}

function Group({ id, title, list, first = false }: GroupProps) {
  const t = useWords();
  const over = list?.filter(({ expired }) => expired) ?? [];
  const current = list?.filter(({ expired }) => !expired) ?? [];
  const cards = current.filter(isPictured);
  const shown = [...current.filter((activity) => !isPictured(activity)), ...over.slice(0, SHOWN_OVER)];
  const rest = over.slice(SHOWN_OVER);
  return (
    <section className="section" aria-labelledby={id}>
      <div className="bound">
        <SectionHead id={id} title={title} />
        {current.length + over.length === 0 && (
          <p className="note">{t(list === null ? 'activity.failed' : 'activity.none')}</p>
        )}
        {cards.length > 0 && (
          <ul className={`card-grid three ${css['cards']}`}>
            {cards.map((activity, index) => (
              <ActivityCard key={activity.id} activity={activity} priority={first && index === 0} />
            ))}
          </ul>
        )}
        {shown.length > 0 && <Rows label={title} list={shown} />}
        {rest.length > 0 && (
          <details className={css['over']} data-keep="over">
            <summary className={css['summary']}>{t('activity.over', { count: rest.length })}</summary>
            <Rows label={t('activity.over', { count: rest.length })} list={rest} />
          </details>
        )}
      </div>
    </section>
  );
}

function Rows({ label, list }: { label: string; list: readonly Activity[] }) {
  return (
    <EventList label={label}>
      {list.map((activity) => (
        <ActivityRow key={activity.id} activity={activity} />
      ))}
    </EventList>
  );
}
