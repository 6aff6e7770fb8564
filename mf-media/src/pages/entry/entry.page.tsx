import { usePage } from 'shared';
import type { FilmDetail, MediaDetail } from 'shared/contract/media/media-detail';
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
import { useSaverChoices } from '../../components/saver-choices.ts';
import { filmHref, filmOptions } from '../../model/film-options.ts';
import { frameCode } from '../../model/frame-code.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EmbedCode } from './embed-code.tsx';
import { EntryFiles } from './entry-files.tsx';
import { FilmFiles } from './film-files.tsx';
import { FilmInWords } from './film-in-words.tsx';
import type { EntryData } from './entry.load.ts';
import css from './entry.module.css';
import entryView from './entry-view.island.tsx';

/** One picture, film or package: large, with all that whoever publishes it has to know. */
export function EntryPage({ data: { entry, choice, shareUrl, embedUrl, press } }: PageProps<EntryData>) {
  const t = useWords();
  const { lang } = usePage();
  const { item, film } = entry;
  const saverChoices = useSaverChoices((play) => filmHref(lang, item.id, { ...choice, play }));
  const playerOptions = (shown: FilmDetail) => ({
    ...filmOptions(item.id, shown, { lang, choice }),
    ask: choice.play === '' ? saverChoices(shown) : undefined,
  });
  const pictures = entry.pictures.map(({ picture }) => picture);
  return (
    <div className={`bound ${css['entry']}`}>
      <PageHead title={item.title} lead={item.summary} breadcrumb={{ label: t('page.path'), crumbs: useTrail() }} />
      <Island of={entryView} props={{ item, pictures, options: film && playerOptions(film) }} />
      <div className={css['columns']}>
        <div className={css['words']}>
          {film && film.chapters.length > 0 && <FilmInWords chapters={film.chapters} />}
          <Background subjects={entry.subjects} />
          {film ? <FilmFiles film={film} /> : <EntryFiles entry={entry} />}
          {item.film && embedUrl !== null && <EmbedCode code={frameCode(item.title, embedUrl, item.film)} />}
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
