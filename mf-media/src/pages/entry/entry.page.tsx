import type { MediaDetail } from 'shared/contract/media/media-detail';
import { Island, useLinks, useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { ListRows } from 'shared/ui/cards/list-rows/list-rows';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { MediaShare } from '../../components/media-share.tsx';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EntryFiles } from './entry-files.tsx';
import { EntryRelated } from './entry-related.tsx';
import type { EntryData } from './entry.load.ts';
import css from './entry.module.css';
import entryView from './entry-view.island.tsx';

/** One picture, film or package: large, with all that whoever publishes it has to know. */
export function EntryPage({ data: { entry, shareUrl } }: PageProps<EntryData>) {
  const t = useWords();
  const { item } = entry;
  return (
    <div className={`bound ${css['entry']}`}>
      <PageHead title={item.title} lead={item.summary} breadcrumb={{ label: t('page.path'), crumbs: useTrail() }} />
      <Island of={entryView} props={{ item, pictures: entry.pictures.map(({ picture }) => picture) }} />
      <div className={css['columns']}>
        <div className={css['words']}>
          <Background subjects={entry.subjects} />
          <EntryFiles entry={entry} />
        </div>
        <EntryFacts entry={entry} />
      </div>
      <RelatedNews articles={entry.articles} />
      <EntryRelated items={entry.related} />
      <PressContact />
      <MediaShare title={item.title} url={shareUrl} />
    </div>
  );
}

function Background({ subjects }: Pick<MediaDetail, 'subjects'>) {
  const t = useWords();
  if (subjects.length === 0) return null;
  return (
    <section className={css['background']} aria-labelledby="background">
      <SectionHead id="background" title={t('entry.background')} />
      {subjects.slice(0, MOST_BACKGROUNDS).map(({ id, name, background }) => (
        <div key={id}>
          <h3 className="title">{t('entry.about', { name })}</h3>
          {background.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      ))}
    </section>
  );
}

/** A package of the whole range would be a book. */
const MOST_BACKGROUNDS = 3;

function RelatedNews({ articles }: Pick<MediaDetail, 'articles'>) {
  const t = useWords();
  const pages = useLinks();
  const rows = articles.flatMap((article) => {
    const address = pages.article(article);
    return address === undefined ? [] : [{ href: address, date: article.publishTime, title: article.title }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="news">
      <SectionHead id="news" title={t('entry.articles')} />
      <ListRows rows={rows} />
    </section>
  );
}

function PressContact() {
  const t = useWords();
  const href = useLinks().to(links.contact);
  return (
    <section className={css['contact']} aria-labelledby="contact">
      <SectionHead id="contact" title={t('entry.contact')} />
      <p>{t('entry.contactText')}</p>
      {href !== undefined && <ArrowLink href={`${href}#media`}>{t('entry.contactLink')}</ArrowLink>}
    </section>
  );
}
