import { useTrail, type PageProps } from 'shared/server';
import { Facts } from 'shared/ui/data/facts/facts';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { AboutGroup } from '../../components/about-group.tsx';
import { EntryCards } from '../../components/entry-cards.tsx';
import { PressContact } from '../../components/press-contact.tsx';
import { RelatedNews } from '../../components/related-news.tsx';
import { SheetFile } from '../../components/sheet-file.tsx';
import { useWords } from '../../messages/words.ts';
import css from './sheet.module.css';
import type { SheetData } from './sheet.load.ts';

/** A fact sheet to read, to print and to take: figures, background, what the group says of itself, whom to ask. */
export function SheetPage({ data: { sheet, press } }: PageProps<SheetData>) {
  const t = useWords();
  const { subject, articles, entries } = sheet;
  return (
    <div className={`bound ${css['sheet']}`}>
      <PageHead
        title={t('facts.of', { name: subject.name })}
        lead={subject.brand}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      <section className={css['words']} aria-labelledby="figures">
        <SectionHead id="figures" title={t('facts.figures')} />
        <Facts facts={subject.facts} />
        <p>
          <SheetFile subject={subject} />
        </p>
      </section>
      <section className={css['words']} aria-labelledby="background">
        <SectionHead id="background" title={t('entry.background')} />
        {subject.background.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <AboutGroup press={press} />
      <RelatedNews articles={articles} />
      <EntryCards items={entries} title={t('facts.entries')} />
      <PressContact press={press} />
    </div>
  );
}
