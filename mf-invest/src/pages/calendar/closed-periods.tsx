import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useGlossary } from '../../components/use-glossary.tsx';
import { useWords } from '../../messages/words.ts';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import type { ClosedPeriod } from './calendar-months.ts';

export interface ClosedPeriodsProps {
  periods: readonly ClosedPeriod[];
  terms: readonly GlossaryTerm[];
}

/** When those who may know results do not deal in the shares. */
export function ClosedPeriods({ periods, terms }: ClosedPeriodsProps) {
  const t = useWords();
  const inText = useGlossary(terms);
  if (periods.length === 0) return null;
  return (
    <section className="section" aria-labelledby="closed">
      <SectionHead title={t('calendar.closedTitle')} id="closed" intro={inText(t('calendar.closedIntro'))} />
      <DataTable
        caption={t('calendar.closedCaption')}
        quietCaption
        narrow="stack"
        columns={[t('calendar.before'), t('calendar.from'), t('calendar.until')]}
        rows={periods.map(({ from, until, results }) => ({ key: until, cells: [results, from, until] }))}
      />
    </section>
  );
}
