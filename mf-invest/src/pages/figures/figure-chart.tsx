import type { KeyFigure } from 'shared/contract/invest/investor';
import type { KeyFigureName } from 'shared/contract/invest/key-figure-names';
import { signedPercent } from 'shared/i18n/figures';
import { useWords } from '../../messages/words.ts';
import { figureText, yearlyChange } from './figure-text.ts';
import css from './figures.module.css';

/** Units of a bar; its width on the page is the column's. */
const LENGTH = 1000;

export interface FigureChartProps {
  /** Newest first. */
  years: readonly KeyFigure[];
  name: KeyFigureName;
}

/** One figure over the years as bars, each with its number; a sentence says how it went. Drawn by the server. */
export function FigureChart({ years, name }: FigureChartProps) {
  const t = useWords();
  const values = years.map((year) => year[name]).toReversed();
  const most = Math.max(...values);
  const [from, until] = [years.at(-1)?.year ?? 0, years[0]?.year ?? 0];
  const summary = t('figures.summary', {
    first: figureText(name, values[0] ?? 0),
    from,
    last: figureText(name, values.at(-1) ?? 0),
    until,
    change: signedPercent(yearlyChange(values) * 100, 1),
  });
  return (
    <section aria-labelledby={`chart-${name}`}>
      <h2 className={css['heading']} id={`chart-${name}`}>
        {t(`figures.names.${name}`)}
      </h2>
      <p className="note">{summary}</p>
      <ol className={css['years']}>
        {years.map((year) => (
          <li key={year.year} className={css['year']}>
            <span>{year.year}</span>
            <svg className={css['bar']} viewBox={`0 0 ${LENGTH} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.round((year[name] / most) * LENGTH)}v1H0z`} />
            </svg>
            <FigureValue year={year} name={name} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The number, and the mark that a later report states it anew. */
export function FigureValue({ year, name }: { year: KeyFigure; name: KeyFigureName }) {
  const t = useWords();
  const isRestated = year.restated.some(({ figure }) => figure === name);
  return (
    <span className={css['value']}>
      {figureText(name, year[name])}
      {isRestated && (
        <a className={css['restated']} href="#restated">
          {t('figures.restated')}
        </a>
      )}
    </span>
  );
}
