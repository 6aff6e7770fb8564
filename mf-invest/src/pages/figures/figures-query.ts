import { KEY_FIGURES, type KeyFigureName } from 'shared/contract/invest/key-figure-names';
import { narrowing, oneOf, pageQuery, type QueryParam } from 'shared/contract/section/query';
import { paths } from '../../paths.ts';

export const FIGURE_VIEWS = ['chart', 'table'] as const;

/** A parameter for each figure, so that a form with check boxes makes the address without a script. */
const CHOICES = Object.fromEntries(KEY_FIGURES.map((name) => [name, narrowing(oneOf(['1'], ''))])) as Record<
  KeyFigureName,
  QueryParam<'1' | ''>
>;

export const figuresQuery = pageQuery({ view: narrowing(oneOf(FIGURE_VIEWS, 'chart')), ...CHOICES });
export type FiguresQuery = typeof figuresQuery.initial;

/** What is shown to somebody who has chosen nothing. */
const USUAL: readonly KeyFigureName[] = ['sales', 'revenue', 'netProfit', 'dividend'];

export function chosenFigures(query: FiguresQuery): readonly KeyFigureName[] {
  const chosen = KEY_FIGURES.filter((name) => query[name] === '1');
  return chosen.length === 0 ? USUAL : chosen;
}

/** Address below the language segment, without defaults. */
export function figuresAddress(query: FiguresQuery): string {
  return paths.figures.address(figuresQuery.texts(query));
}
