import { usePage } from 'shared';
import { Facts } from 'shared/ui/data/facts/facts';
import { useWords } from '../../messages/words.ts';
import { glossaryId } from './glossary-id.ts';
import { paths } from '../../paths.ts';
import type { FigureTableProps } from './figure-table.tsx';
import css from './figures.module.css';

/** What was restated, and what each chosen figure means. */
export function FigureNotes({ years, names }: FigureTableProps) {
  const t = useWords();
  const { lang } = usePage();
  const restated = years.flatMap(({ year, restated: notes }) =>
    notes
      .filter(({ figure }) => names.includes(figure))
      .map(({ figure, note }) => t('figures.restatedOf', { year, name: t(`figures.names.${figure}`), note })),
  );
  return (
    <>
      {restated.length > 0 && (
        <section id="restated" aria-labelledby="restated-title">
          <h2 className={css['heading']} id="restated-title">
            {t('figures.restatedTitle')}
          </h2>
          <ul className="note">
            {restated.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="definitions">
        <h2 className={css['heading']} id="definitions">
          {t('figures.definitions')}
        </h2>
        <Facts
          facts={names.map((name) => ({
            name: t(`figures.names.${name}`),
            value: (
              <>
                {t(`figures.meanings.${name}`)}{' '}
                <a href={`${paths.glossary.href(lang)}#${glossaryId(name)}`}>
                  {t('figures.word')}
                  <span className="visually-hidden">{t('figures.wordOf', { name: t(`figures.names.${name}`) })}</span>
                </a>
              </>
            ),
          }))}
        />
      </section>
    </>
  );
}
