import { usePage } from 'shared';
import type { Dividend } from 'shared/contract/investor';
import { pageHref } from 'shared/contract/site-link';
import type { PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/arrow-link/arrow-link';
import { DataTable } from 'shared/ui/data-table/data-table';
import { PageHead } from 'shared/ui/page-head/page-head';
import { useInvestCrumbs } from '../../components/use-invest-crumbs.ts';
import { useWords } from '../../messages/words.ts';
import type { RecordData } from './record.load.ts';

/** What was paid per ten shares, year by year. */
export function RecordPage({ data: { dividends } }: PageProps<RecordData>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className="bound">
      <PageHead title={t('names.record')} lead={t('record.lead')} breadcrumb={useInvestCrumbs(t('names.record'))} />
      <div className="section">
        {dividends === null ? <p className="note">{t('record.missing')}</p> : <DividendTable dividends={dividends} />}
        <p className="note">{t('record.note')}</p>
      </div>
      <section className="section" aria-labelledby="read">
        <h2 className="title" id="read">
          {t('record.read')}
        </h2>
        <p>{t('record.readText')}</p>
        <ArrowLink href={pageHref(lang, '/news/detail?baseid=lesson-dividend-dates')}>{t('names.education')}</ArrowLink>
      </section>
    </div>
  );
}

function DividendTable({ dividends }: { dividends: readonly Dividend[] }) {
  const t = useWords();
  const day = (date: string) => (date === '' ? t('record.none') : date);
  const columns = ['year', 'kind', 'amount', 'recordDate', 'exDate', 'payDate'] as const;
  const rows = dividends.map(({ year, kind, per10Shares, recordDate, exDate, payDate }) => ({
    key: `${year} ${kind}`,
    cells: [String(year), t(`record.${kind}`), per10Shares.toFixed(2), day(recordDate), day(exDate), day(payDate)],
    sum: kind === 'annual',
  }));
  return <DataTable caption={t('record.caption')} columns={columns.map((name) => t(`record.${name}`))} rows={rows} />;
}
