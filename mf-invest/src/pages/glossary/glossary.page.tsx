import type { PageProps } from 'shared/server';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import css from './glossary.module.css';
import type { GlossaryData } from './glossary.load.ts';

/** Words of reports, each a place that texts link to (spec SCR-invest-glossary). */
export function GlossaryPage({ data: { words } }: PageProps<GlossaryData>) {
  const t = useWords();
  return (
    <div className="bound">
      <InvestHead page="glossary" lead={t('glossary.lead')} />
      {words === null ? (
        <p className="note section">{t('glossary.missing')}</p>
      ) : (
        <dl className={`section ${css['words']}`} aria-label={t('glossary.words')}>
          {words.map(({ id, term, text }) => (
            <div key={id} className={css['word']} id={id}>
              <dt>
                <dfn className={css['term']}>{term}</dfn>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
