import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { Briefing } from 'shared/contract/invest/results';
import { Island, useTrail, type PageProps } from 'shared/server';
import { Facts } from 'shared/ui/data/facts/facts';
import { AnchorNav } from 'shared/ui/navigation/anchor-nav/anchor-nav';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { BookLinks } from '../../components/book-links.tsx';
import { useGlossary } from '../../components/use-glossary.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import briefingFilm from './briefing-film.island.tsx';
import type { BriefingData } from './briefing.load.ts';
import css from './briefing.module.css';

/** What was said about the results of a period, chapter by chapter (spec SCR-invest-results-briefing). */
export function BriefingPage({ data: { briefing, terms } }: PageProps<BriefingData>) {
  const t = useWords();
  const { lang } = usePage();
  const { title, chapters, id, year, kind, film } = briefing;
  const inText = useGlossary(terms);
  const said = chapters.map((chapter) => ({
    ...chapter,
    lines: chapter.lines.map(({ by, text }) => ({ by, key: text, text: inText(text) })),
  }));
  const period = t(`results.periods.${kind}`, { year });
  return (
    <article>
      <div className="bound page-head">
        <PageHead
          title={t('briefing.titleOf', { title })}
          lead={t(film ? 'briefing.leadFilm' : 'briefing.lead')}
          breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
        />
      </div>
      <AnchorNav
        label={t('briefing.chapters')}
        links={chapters.map(({ id: to, heading: name }) => ({ id: to, name }))}
      />
      <div className="bound">
        {film && (
          <div className={`section ${css['film']}`}>
            <Island of={briefingFilm} props={{ title, film, chapters: startsOf(briefing) }} />
          </div>
        )}
        <div className="section">
          <Held briefing={briefing} period={period} />
        </div>
        {said.map((chapter) => (
          <Chapter key={chapter.id} chapter={chapter} />
        ))}
        <p className={`section ${css['files']}`}>
          <span>{t('briefing.book')}</span>
          <BookLinks id={id} period={period} />
          <ArrowLink href={paths.results.href(lang)}>{t('briefing.results')}</ArrowLink>
        </p>
      </div>
    </article>
  );
}

/** Where the film can be begun. */
const startsOf = ({ chapters }: Briefing) =>
  chapters.flatMap(({ heading, at }) => (at === undefined ? [] : [{ at, name: heading }]));

function Held({ briefing: { begins, ends, place }, period }: { briefing: Briefing; period: string }) {
  const t = useWords();
  return (
    <Facts
      facts={[
        { name: t('briefing.period'), value: period },
        {
          name: t('briefing.held'),
          value: <time dateTime={`${begins.replace(' ', 'T')}+08:00`}>{`${begins}–${ends.slice(11)}`}</time>,
        },
        { name: t('briefing.place'), value: place },
      ]}
    />
  );
}

interface ChapterProps {
  chapter: { id: string; heading: string; lines: readonly { by: string; key: string; text: ReactNode }[] };
}

function Chapter({ chapter: { id, heading, lines } }: ChapterProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead title={heading} id={id} />
      <dl className={css['lines']}>
        {lines.map(({ by, key, text }) => (
          <div key={key} className={css['line']}>
            <dt className={css['by']}>{by}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
