import { usePage } from 'shared';
import type { LiveEvent } from 'shared/contract/media/live-event';
import { Island, useTrail, type PageProps } from 'shared/server';
import { ListRows } from 'shared/ui/cards/list-rows/list-rows';
import { ButtonLink } from 'shared/ui/form/button/button';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { EntryCards } from '../../components/entry-cards.tsx';
import { FilmText, MediaFilmPlayer } from '../../components/media-film.tsx';
import { PressContact } from '../../components/press-contact.tsx';
import { RelatedNews } from '../../components/related-news.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import liveCountdown from './live-countdown.island.tsx';
import type { LiveData } from './live.load.ts';
import css from './live.module.css';
import { LiveAgenda } from './live-agenda.tsx';

/** `yyyy-MM-dd HH:mm` of Shanghai, as milliseconds since the epoch. */
const instantOf = (minute: string): number => Date.parse(`${minute.replace(' ', 'T')}:00+08:00`);

/** A presentation for the press: what is to come, what is on, or what there was. The service's clock decides. */
export function LivePage({ data: { event, now, press } }: PageProps<LiveData>) {
  const t = useWords();
  const { state, title, summary, kit, articles } = event;
  return (
    <div className={`bound ${css['live']}`}>
      <PageHead title={title} lead={summary} breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}>
        <p className="legal">
          <strong>{t(`live.states.${state}`)}</strong> · {event.begins}–{event.ends.slice(11)} {t('live.zone')} ·{' '}
          {event.place}
        </p>
      </PageHead>
      {state === 'before' && <Before event={event} now={now} />}
      <Broadcast event={event} />
      <LiveAgenda event={event} />
      {kit && <EntryCards items={[kit]} title={t('live.kit')} />}
      <RelatedNews articles={articles} />
      <Others event={event} />
      <PressContact press={press} />
    </div>
  );
}

function Before({ event: { id, begins, icsUrl }, now }: { event: LiveEvent; now: number }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className={css['before']} aria-label={t('live.countdown')}>
      <Island of={liveCountdown} props={{ begins: instantOf(begins), now, href: paths.live.href(lang, { id }) }} />
      <div className={css['ways']}>
        <ButtonLink href={icsUrl}>{t('live.calendar')}</ButtonLink>
        <ButtonLink href={paths.alerts.href(lang)} weight="ghost">
          {t('alerts.title')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The film stands where the broadcast would be, and says so; afterwards it is what there is to see of it. */
function Broadcast({ event: { state, film } }: { event: LiveEvent }) {
  const t = useWords();
  if (!film?.film || !film.picture) return null;
  const name = state === 'live' ? t('live.broadcast') : t('live.recording');
  return (
    <section className={css['film']} aria-labelledby="film">
      <SectionHead id="film" title={name} />
      {state === 'live' && <p className="note">{t('live.standIn')}</p>}
      <MediaFilmPlayer item={film} film={film.film} poster={film.picture} />
      <FilmText film={film.film} />
    </section>
  );
}

function Others({ event: { others } }: { event: LiveEvent }) {
  const t = useWords();
  const { lang } = usePage();
  if (others.length === 0) return null;
  const rows = others.map(({ id, title, begins, state }) => ({
    href: paths.live.href(lang, { id }),
    date: begins,
    title,
    kind: t(`live.states.${state}`),
  }));
  return (
    <section aria-labelledby="others">
      <SectionHead id="others" title={t('live.others')} />
      <ListRows rows={rows} />
    </section>
  );
}
