import { usePage } from 'shared';
import type { MediaSubject } from 'shared/contract/media/media-detail';
import { useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SheetFile } from '../../components/sheet-file.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { FactsData } from './facts.load.ts';
import css from './facts.module.css';

/** Figures of the group and of its vehicles, each with a page and a file. */
export function FactsPage({ data: { sheets } }: PageProps<FactsData>) {
  const t = useWords();
  return (
    <div className={`bound ${css['facts']}`}>
      <PageHead
        title={t('facts.title')}
        lead={t('facts.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      {sheets === null ? (
        <EmptyState title={t('facts.missingTitle')} advice={t('list.missingAdvice')} />
      ) : (
        groupsOf(sheets).map(([name, group]) => <SheetGroup key={name} name={name} sheets={group} />)
      )}
    </div>
  );
}

/** By brand, in their order; what is of no brand comes under its own name. */
const groupsOf = (sheets: readonly MediaSubject[]) => [...Map.groupBy(sheets, ({ brand, name }) => brand ?? name)];

function SheetGroup({ name, sheets }: { name: string; sheets: readonly MediaSubject[] }) {
  const { lang } = usePage();
  return (
    <section aria-label={name}>
      <h2 className="heading">{name}</h2>
      <ul className={css['rows']}>
        {sheets.map((subject) => (
          <li key={subject.id} className={css['row']}>
            <a href={paths.sheet.href(lang, { id: subject.id })}>{subject.name}</a>
            <SheetFile subject={subject} />
          </li>
        ))}
      </ul>
    </section>
  );
}
