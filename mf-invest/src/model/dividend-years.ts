import type { Dividend } from 'shared/contract/invest/investor';

/** Yuan per ten shares before tax, of one year. */
export interface DividendYear {
  year: number;
  interim: number;
  final: number;
  total: number;
  /** The final dividend is known, so that the year can be compared with others. */
  complete: boolean;
}

const cents = (yuan: number): number => Math.round(yuan * 100) / 100;

/** What every year paid, the newest first. */
export function dividendYears(dividends: readonly Dividend[]): DividendYear[] {
  const years = [...new Set(dividends.map(({ year }) => year))].toSorted((one, other) => other - one);
  return years.map((year) => {
    const paid = (kind: Dividend['kind']) =>
      dividends.find((one) => one.year === year && one.kind === kind)?.per10Shares ?? 0;
    const [interim, final] = [paid('interim'), paid('final')];
    return { year, interim, final, total: cents(interim + final), complete: final > 0 };
  });
}

/** Dividends as a part of the earnings of their year, in percent: both per share, in yuan. Null without earnings. */
export function payOutPct(per10Shares: number, earnings: number | undefined): number | null {
  return earnings === undefined || earnings <= 0 ? null : (per10Shares / 10 / earnings) * 100;
}

/** Nobody holds more than this; a longer number is a slip of the hand. */
const MOST = 9_999_999_999;

/** Shares somebody asks for in an address; null for anything but a whole number from 1. Full-width digits count. */
export function sharesIn(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '');
  if (!/^\d{1,10}$/.test(plain)) return null;
  const shares = Number(plain);
  return shares >= 1 && shares <= MOST ? shares : null;
}

/** Yuan for a number of shares, to the cent. */
export function dividendFor(shares: number, per10Shares: number): number {
  return cents((shares / 10) * per10Shares);
}
