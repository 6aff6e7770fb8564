import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import type { PageProps } from 'shared/server';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { FileLinks } from '../../components/file-links.tsx';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { chosenFigures, FIGURE_VIEWS, figuresAddress, type FiguresQuery } from './figures-query.ts';
import { FigureChart } from './figure-chart.tsx';
import { FigureChoice } from './figure-choice.tsx';
import { FigureNotes } from './figure-notes.tsx';
import { FigureTable } from './figure-table.tsx';
import type { FiguresData } from './figures.load.ts';
import css from './figures.module.css';

/** Ten years of key figures: what somebody chooses, as charts or as a table (spec I15). */
export function FiguresPage({ data: { query, years } }: PageProps<FiguresData>) {
  const t = useWords();
  const names = chosenFigures(query);
  return (
    <div className="bound">
      <InvestHead page="figures" lead={t('figures.lead')} />
      {years === null ? (
        <p className="note section">{t('figures.missing')}</p>
      ) : (
        <div className="section stack">
          <FigureChoice query={query} />
          <Views query={query} />
          {query.view === 'table' ? (
            <FigureTable years={years} names={names} />
          ) : (
            <div className={css['charts']}>
              {names.map((name) => (
                <FigureChart key={name} years={years} name={name} />
              ))}
            </div>
          )}
          <p className="note">{t('figures.note')}</p>
          <Files />
          <FigureNotes years={years} names={names} />
        </div>
      )}
    </div>
  );
}

function Views({ query }: { query: FiguresQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = FIGURE_VIEWS.map((view) => ({
    name: t(`figures.${view}`),
    href: pageHref(lang, figuresAddress({ ...query, view })),
    current: view === query.view,
  }));
  return <TabsNav label={t('figures.view')} tabs={tabs} />;
}

/** All years and figures as files, from the same list. */
function Files() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <p className={css['files']}>
      <FileLinks of={{ table: 'keyFigures', lang }} names={{ csv: t('figures.csv'), xlsx: t('figures.xlsx') }} />
    </p>
  );
}
