import { usePage } from 'shared';
import type { PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { NewestResult } from './newest-result.tsx';
import type { ResultsData } from './results.load.ts';
import { ResultsTable } from './results-table.tsx';

/** Every period with all that was published of it (spec SCR-invest-results). */
export function ResultsPage({ data: { periods, terms } }: PageProps<ResultsData>) {
  const t = useWords();
  const { lang } = usePage();
  const [newest] = periods ?? [];
  return (
    <div className="bound">
      <InvestHead page="results" lead={t('results.lead')} />
      {periods === null || !newest ? (
        <p className="note section">{t('results.missing')}</p>
      ) : (
        <>
          <NewestResult result={newest} />
          <ResultsTable periods={periods} terms={terms} />
        </>
      )}
      <div className="section stack">
        <ArrowLink href={paths.calendar.href(lang, { kind: 'results' })}>{t('results.calendar')}</ArrowLink>
        <ArrowLink href={paths.info.href(lang)}>{t('results.reports')}</ArrowLink>
      </div>
    </div>
  );
}
