import { Fragment, type ReactNode } from 'react';
import { usePage } from 'shared';
import type { Result } from 'shared/contract/invest/results';
import { pageHref } from 'shared/contract/site/site-link';
import { formatFileSize } from 'shared/contract/text/file-size';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { BookLinks } from '../../components/book-links.tsx';
import { Dash } from '../../components/dash.tsx';
import { useGlossary } from '../../components/use-glossary.tsx';
import { useWords } from '../../messages/words.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { paths } from '../../paths.ts';
import css from './results.module.css';

export interface ResultsTableProps {
  periods: readonly Result[];
  terms: readonly GlossaryTerm[];
}

/** A row for each period; where something was not published, a cell says so. */
export function ResultsTable({ periods, terms }: ResultsTableProps) {
  const t = useWords();
  const inText = useGlossary(terms);
  const columns = ['period', 'announcement', 'report', 'presentation', 'briefing', 'book'] as const;
  const rows = periods.map((result) => ({
    key: result.id,
    cells: [
      <PeriodCell key="period" result={result} />,
      <Announcements key="announcement" result={result} />,
      <Files key="report" files={result.reports} />,
      <Files key="presentation" files={result.presentation ? [{ ...result.presentation, market: '' as const }] : []} />,
      <BriefingCell key="briefing" result={result} />,
      <span key="book" className={css['links']}>
        <BookLinks id={result.id} period={t(`results.periods.${result.kind}`, { year: result.year })} />
      </span>,
    ],
  }));
  return (
    <section className="section" aria-labelledby="periods">
      <SectionHead title={t('results.all')} id="periods" intro={inText(t('results.note'))} />
      <DataTable
        caption={t('results.caption')}
        quietCaption
        narrow="stack"
        columns={columns.map((name) => t(`results.${name}`))}
        rows={rows}
      />
    </section>
  );
}

function PeriodCell({ result: { year, kind, publishTime } }: { result: Result }) {
  const t = useWords();
  return (
    <>
      {t(`results.periods.${kind}`, { year })}
      <time className={css['time']} dateTime={`${publishTime.replace(' ', 'T')}+08:00`}>
        {publishTime}
      </time>
    </>
  );
}

function Announcements({ result: { announcements } }: { result: Result }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <Links none={announcements.length === 0}>
      {announcements.map(({ market, baseId, title }) => {
        const name = t(`quote.${market}`);
        return (
          <TextLink
            key={baseId}
            href={paths.announcement.href(lang, { id: baseId })}
            label={t('results.labelOf', { name, title })}
          >
            {name}
          </TextLink>
        );
      })}
    </Links>
  );
}

/** Documents for one market or, with an empty one, for both. */
function Files({ files }: { files: Result['reports'] }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <Links none={files.length === 0}>
      {files.map(({ market, title, url, size, web }) => {
        const pdf = t('results.pdf', { size: formatFileSize(size) });
        const name = market === '' ? pdf : `${t(`quote.${market}`)} · ${pdf}`;
        return (
          <Fragment key={url}>
            {web !== undefined && (
              <TextLink href={pageHref(lang, web)} label={t('report.webOf', { title })}>
                {t('report.web')}
              </TextLink>
            )}
            <TextLink href={url} label={t('results.labelOf', { name, title })}>
              {name}
            </TextLink>
          </Fragment>
        );
      })}
    </Links>
  );
}

function BriefingCell({ result: { id, year, kind, hasBriefing, hasFilm } }: { result: Result }) {
  const t = useWords();
  const { lang } = usePage();
  const name = t(hasFilm ? 'results.film' : 'results.transcript');
  const title = t(`results.periods.${kind}`, { year });
  return (
    <Links none={!hasBriefing}>
      <TextLink href={paths.briefing.href(lang, { period: id })} label={t('results.labelOf', { name, title })}>
        {name}
      </TextLink>
    </Links>
  );
}

function Links({ none, children }: { none: boolean; children: ReactNode }) {
  const t = useWords();
  return none ? <Dash meaning={t('results.none')} /> : <span className={css['links']}>{children}</span>;
}
