import { usePage } from 'shared';
import type { MediaDetail } from 'shared/contract/media/media-detail';
import { Island, useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { EntryCards } from '../../components/entry-cards.tsx';
import { MediaShare } from '../../components/media-share.tsx';
import { PressContact } from '../../components/press-contact.tsx';
import { RelatedNews } from '../../components/related-news.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { filmParts } from '../../model/film-parts.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EntryFiles } from './entry-files.tsx';
import { FilmText } from './film-text.tsx';
import type { EntryData } from './entry.load.ts';
import css from './entry.module.css';
import entryView from './entry-view.island.tsx';

/** One picture, film or package: large, with all that whoever publishes it has to know. */
export function EntryPage({ data: { entry, chapter, shareUrl, press } }: PageProps<EntryData>) {
  const t = useWords();
  const { lang } = usePage();
  const { item, film } = entry;
  const pictures = entry.pictures.map(({ picture }) => picture);
  return (
    <div className={`bound ${css['entry']}`}>
      <PageHead title={item.title} lead={item.summary} breadcrumb={{ label: t('page.path'), crumbs: useTrail() }} />
      <Island of={entryView} props={{ item, pictures, parts: film && filmParts(item.id, film, { lang, chapter }) }} />
      <div className={css['columns']}>
        <div className={css['words']}>
          {film && <FilmText chapters={film.chapters} />}
          <Background subjects={entry.subjects} />
          <EntryFiles entry={entry} />
        </div>
        <EntryFacts entry={entry} />
      </div>
      <RelatedNews articles={entry.articles} />
      <EntryCards items={entry.related} title={t('entry.related')} />
      <PressContact press={press} />
      <MediaShare title={item.title} url={shareUrl} />
    </div>
  );
}

function Background({ subjects }: Pick<MediaDetail, 'subjects'>) {
  const t = useWords();
  const { lang } = usePage();
  if (subjects.length === 0) return null;
  return (
    <section className={css['background']} aria-labelledby="background">
      <SectionHead id="background" title={t('entry.background')} />
      {subjects.slice(0, MOST_BACKGROUNDS).map(({ id, name, background, sheet }) => (
        <div key={id}>
          <h3 className="title">{t('entry.about', { name })}</h3>
          {background.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {sheet && <ArrowLink href={paths.sheet.href(lang, { id })}>{t('facts.of', { name })}</ArrowLink>}
        </div>
      ))}
    </section>
  );
}

/** A package of the whole range would be a book. */
const MOST_BACKGROUNDS = 3;
