import { REPORT_KINDS, type Report } from 'shared/contract/invest/investor';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { useWords } from '../../messages/words.ts';
import { Dash } from '../../components/dash.tsx';
import type { InfoData } from './info.load.ts';

/** Every year against every kind of report. */
export function ResultsCentre({ reports: { list, years } }: { reports: NonNullable<InfoData['reports']> }) {
  const t = useWords();
  const rows = years.map((year) => ({
    key: String(year),
    cells: [
      String(year),
      ...REPORT_KINDS.map((kind) => (
        <Documents key={kind} list={list.filter((one) => one.year === year && one.kind === kind && one.url !== '')} />
      )),
    ],
  }));
  return (
    <section className="section" aria-labelledby="results">
      <SectionHead title={t('info.results')} id="results" intro={t('info.resultsIntro')} />
      <DataTable
        caption={t('info.resultsCaption')}
        quietCaption
        narrow="stack"
        columns={[t('info.year'), ...REPORT_KINDS.map((kind) => t(`info.${kind}`))]}
        rows={rows}
      />
    </section>
  );
}

/** Both markets have their own document; a presentation for both is known by its day. */
function Documents({ list }: { list: readonly Report[] }) {
  const t = useWords();
  if (list.length === 0) return <Dash meaning={t('info.noDocument')} />;
  return list.map(({ id, title, market, date, url }) => {
    const name = market === '' ? date : t(`quote.${market}`);
    return (
      <div key={id}>
        <TextLink href={url} label={t('info.documentOf', { name, title })}>
          {name}
        </TextLink>
      </div>
    );
  });
}
