import type { KeyFigureName } from 'shared/contract/invest/key-figure-names';
import { count } from 'shared/i18n/figures';

const DECIMALS: Readonly<Record<KeyFigureName, number>> = {
  sales: 0,
  revenue: 1,
  netProfit: 2,
  research: 2,
  cashFlow: 1,
  assets: 1,
  equity: 1,
  perShare: 3,
  dividend: 2,
};

/** A figure with the decimals that annual reports give it: every place on the site writes it alike. */
export function figureText(name: KeyFigureName, value: number): string {
  return name === 'sales' ? count(value) : value.toFixed(DECIMALS[name]);
}

/** Change a year on average from the first value to the last, a fraction. */
export function yearlyChange(values: readonly number[]): number {
  const [first = 1, last = 1] = [values[0], values.at(-1)];
  return values.length < 2 ? 0 : (last / first) ** (1 / (values.length - 1)) - 1;
}
