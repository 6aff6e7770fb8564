import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { Dividend } from 'shared/contract/invest/investor';
import { useLinks, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { InvestHead } from '../../components/invest-head.tsx';
import { useGlossary } from '../../components/use-glossary.tsx';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';
import { dividendYears } from '../../model/dividend-years.ts';
import { paths } from '../../paths.ts';
import { DividendChart } from './dividend-chart.tsx';
import { MyDividend } from './my-dividend.tsx';
import type { RecordData } from './record.load.ts';
import css from './record.module.css';
import { YearTable } from './year-table.tsx';

/** Running texts in the order of reading. */
const READ = ['lead', 'mineIntro', 'payOutIntro', 'note', 'readText'] as const;

/** What was paid per ten shares, year by year. */
export function RecordPage({ data }: PageProps<RecordData>) {
  const t = useWords();
  const { lang } = usePage();
  const { dividends } = data;
  const inText = useGlossary(data.terms);
  const [lead, mine, payOut, payments, read] = READ.map((name) => inText(t(`record.${name}`)));
  const lesson = useLinks().to(links.lesson, { baseid: 'lesson-dividend-dates' });
  return (
    <div className="bound">
      <InvestHead page="record" lead={lead} />
      {dividends === null || dividends.length === 0 ? (
        <p className="section note">{t('record.missing')}</p>
      ) : (
        <Dividends data={data} dividends={dividends} intros={{ mine, payOut, payments }} />
      )}
      <section className={`section ${css['more']}`} aria-labelledby="read">
        <h2 className="title" id="read">
          {t('record.read')}
        </h2>
        <p>{read}</p>
        {lesson !== undefined && <ArrowLink href={lesson}>{t('record.readMore')}</ArrowLink>}
        <ArrowLink href={paths.calculator.href(lang)}>{t('calculator.readMore')}</ArrowLink>
      </section>
    </div>
  );
}

interface DividendsProps {
  data: RecordData;
  dividends: readonly Dividend[];
  intros: Readonly<Record<'mine' | 'payOut' | 'payments', ReactNode>>;
}

function Dividends({ data, dividends, intros }: DividendsProps) {
  const t = useWords();
  const years = dividendYears(dividends);
  return (
    <>
      <div className="section">
        <DividendChart years={years} />
      </div>
      <MyDividend years={years} typed={data.shares} rate={data.rate} intro={intros.mine} />
      <section className="section" aria-labelledby="years">
        <SectionHead id="years" title={t('record.byYear')} intro={intros.payOut} />
        <YearTable years={years} earnings={data.earnings} />
      </section>
      <section className="section" aria-labelledby="payments">
        <SectionHead id="payments" title={t('record.payments')} intro={intros.payments} />
        <DividendTable dividends={dividends} />
      </section>
    </>
  );
}

function DividendTable({ dividends }: { dividends: readonly Dividend[] }) {
  const t = useWords();
  const day = (date: string) => (date === '' ? t('record.none') : date);
  const columns = ['year', 'kind', 'amount', 'recordDate', 'exDate', 'hRecordDate', 'hExDate', 'payDate'] as const;
  const rows = dividends.map((one) => ({
    key: `${one.year} ${one.kind}`,
    cells: [
      String(one.year),
      t(`record.${one.kind}`),
      one.per10Shares.toFixed(2),
      ...[one.recordDate, one.exDate, one.hRecordDate, one.hExDate, one.payDate].map(day),
    ],
    sum: one.kind === 'annual',
  }));
  return <DataTable caption={t('record.caption')} columns={columns.map((name) => t(`record.${name}`))} rows={rows} />;
}
