/** What happens to dividends: nobody counts them, they stay as cash, or they buy shares. */
export const DIVIDEND_USES = ['none', 'cash', 'reinvested'] as const;
export type DividendUse = (typeof DIVIDEND_USES)[number];

/** Money is in the currency of the market. */
export interface Investment {
  by: 'amount' | 'shares';
  /** Money to invest, or shares to buy; a whole number from 1. */
  number: number;
  /** `yyyy-MM-dd`, both counted. */
  from: string;
  to: string;
  dividends: DividendUse;
}

export type DayClose = readonly [day: string, close: number];

export interface Payment {
  /** The first day on which the share trades without it. */
  exDate: string;
  payDate: string;
  /** Before tax. */
  perShare: number;
}

export interface Received {
  date: string;
  perShare: number;
  /** Held on the last day with the dividend. */
  shares: number;
  amount: number;
  /** Shares that were bought on the day with all cash there was. */
  bought: number;
}

export interface Growth {
  bought: { date: string; price: number; shares: number; /** With what bought no whole share. */ invested: number };
  received: Received[];
  /** What it was worth at the end of each trading day: shares and cash. */
  worth: DayClose[];
  end: { date: string; price: number; shares: number; cash: number; worth: number };
  gain: number;
  gainPct: number;
  /** Percent a year; null for less than a year, of which nobody knows how it would have gone on. */
  annualPct: number | null;
}

const cents = (money: number): number => Math.round((money + Number.EPSILON) * 100) / 100;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** A cent of binary fractions must not cost a share. */
const wholeShares = (money: number, price: number): number => Math.floor(money / price + 1e-9);

/** Shares and cash on their way through the days. */
interface Held {
  shares: number;
  cash: number;
}

function begin({ by, number }: Investment, price: number): Held & { invested: number } {
  if (by === 'shares') return { shares: number, cash: 0, invested: cents(number * price) };
  const shares = wholeShares(number, price);
  return { shares, cash: cents(number - shares * price), invested: number };
}

/** Whole shares for all the cash; what buys none stays. */
function buy(held: Held, price: number): number {
  const shares = wholeShares(held.cash, price);
  held.cash = cents(held.cash - shares * price);
  held.shares += shares;
  return shares;
}

/** How many percent a year make the end of the beginning. */
function annually(invested: number, worth: number, { from, to }: { from: string; to: string }): number | null {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days < YEAR_DAYS ? null : ((worth / invested) ** (YEAR_DAYS / days) - 1) * 100;
}

/**
 * How an investment went (spec I9): bought at the close of the first trading day, worth the close of the last one. Who holds a share on
 * the last day with a dividend is paid it. Null without a trading day, or when the money buys no share.
 */
export function growthOf(plan: Investment, days: readonly DayClose[], payments: readonly Payment[]): Growth | null {
  const within = days.filter(([day]) => day >= plan.from && day <= plan.to);
  const [first] = within;
  const last = within.at(-1);
  if (!first || !last) return null;
  const held = begin(plan, first[1]);
  const { shares, invested } = held;
  if (shares === 0) return null;
  const received: Received[] = [];
  const due = payments
    .filter(({ exDate }) => plan.dividends !== 'none' && exDate > first[0])
    .toSorted((one, other) => one.payDate.localeCompare(other.payDate));
  const entitled = new Map<Payment, number>();
  const worth = within.map(([day, close]): DayClose => {
    for (const one of due) if (one.exDate <= day && !entitled.has(one)) entitled.set(one, held.shares);
    while (due[0] && due[0].payDate <= day && entitled.has(due[0])) {
      const payment = due.shift();
      if (payment) received.push(receive(payment, { day, close, held, plan, shares: entitled.get(payment) ?? 0 }));
    }
    return [day, cents(held.shares * close + held.cash)];
  });
  const end = { date: last[0], price: last[1], ...pick(held), worth: worth.at(-1)?.[1] ?? 0 };
  return {
    bought: { date: first[0], price: first[1], shares, invested },
    received,
    worth,
    end,
    gain: cents(end.worth - invested),
    gainPct: (end.worth / invested - 1) * 100,
    annualPct: annually(invested, end.worth, { from: first[0], to: last[0] }),
  };
}

const pick = ({ shares, cash }: Held): Held => ({ shares, cash });

interface PaymentDay {
  day: string;
  close: number;
  held: Held;
  plan: Investment;
  shares: number;
}

function receive({ perShare }: Payment, { day, close, held, plan, shares }: PaymentDay): Received {
  const amount = cents(shares * perShare);
  held.cash = cents(held.cash + amount);
  const bought = plan.dividends === 'reinvested' ? buy(held, close) : 0;
  return { date: day, perShare, shares, amount, bought };
}
