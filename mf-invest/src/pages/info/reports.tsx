import { pageHref } from 'shared/contract/site/site-link';
import { formatFileSize } from 'shared/contract/text/file-size';
import { REPORT_KINDS, type Report } from 'shared/contract/invest/investor';
import { DocumentList, DocumentRow } from 'shared/ui/cards/document-row/document-row';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { usePage } from 'shared';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { InfoQuery } from './info-query.ts';
import type { InfoData } from './info.load.ts';

export interface ReportsProps {
  query: InfoQuery;
  reports: InfoData['reports'];
}

/** Reports and presentations of one year, of every kind or of one. */
export function Reports({ query, reports }: ReportsProps) {
  const t = useWords();
  const year = query.year === 0 ? reports?.years[0] : query.year;
  return (
    <section className="section" aria-labelledby="reports">
      <SectionHead title={t('info.reports')} id="reports" intro={t('info.reportsIntro')} />
      {reports === null || year === undefined ? (
        <p className="note">{t('info.reportsMissing')}</p>
      ) : (
        <div className="stack">
          <ReportChoice query={query} year={year} years={reports.years} />
          <ReportList
            year={year}
            list={reports.list.filter((one) => one.year === year && (query.kind === '' || one.kind === query.kind))}
          />
        </div>
      )}
    </section>
  );
}

function ReportChoice({ query, year, years }: { query: InfoQuery; year: number; years: readonly number[] }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <FilterBar action={`${paths.info.href(lang)}#reports`} label={t('info.chooseReports')} submit={t('info.show')}>
      <SelectField
        id="report-year"
        name="year"
        label={t('info.year')}
        options={years.map((one) => ({ value: String(one), name: String(one) }))}
        defaultValue={String(year)}
      />
      <SelectField
        id="report-kind"
        name="kind"
        label={t('info.kind')}
        prompt={t('info.everyKind')}
        options={REPORT_KINDS.map((kind) => ({ value: kind, name: t(`info.${kind}`) }))}
        defaultValue={query.kind}
      />
    </FilterBar>
  );
}

/** A report without a file is published with the exchange only, and says so. */
function ReportList({ year, list }: { year: number; list: readonly Report[] }) {
  const t = useWords();
  const { lang } = usePage();
  const filed = list.filter(({ url }) => url === '');
  if (list.length === 0) return <p className="note">{t('info.noReport', { year })}</p>;
  return (
    <>
      <DocumentList label={t('info.reportsOf', { year })}>
        {list
          .filter(({ url }) => url !== '')
          .map(({ id, title, date, market, url, size, web }) => (
            <DocumentRow
              key={id}
              href={url}
              title={title}
              kind="pdf"
              facts={[...(market === '' ? [] : [t(`quote.${market}`)]), date, formatFileSize(size)]}
            >
              {web !== undefined && (
                <TextLink href={pageHref(lang, web)} label={t('report.webOf', { title })}>
                  {t('report.web')}
                </TextLink>
              )}
            </DocumentRow>
          ))}
      </DocumentList>
      {filed.map(({ id, title, date }) => (
        <p key={id} className="note">
          {t('info.filedOnly', { title, date })}
        </p>
      ))}
    </>
  );
}
