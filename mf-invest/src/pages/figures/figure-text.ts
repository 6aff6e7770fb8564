import { FIGURE_DECIMALS, type KeyFigureName } from 'shared/contract/invest/key-figure-names';
import { count } from 'shared/i18n/figures';

/** A figure with the decimals that annual reports give it: every place on the site writes it alike. */
export function figureText(name: KeyFigureName, value: number): string {
  return name === 'sales' ? count(value) : value.toFixed(FIGURE_DECIMALS[name]);
}

/** Change a year on average from the first value to the last, a fraction. */
export function yearlyChange(values: readonly number[]): number {
  const [first = 1, last = 1] = [values[0], values.at(-1)];
  return values.length < 2 ? 0 : (last / first) ** (1 / (values.length - 1)) - 1;
}
