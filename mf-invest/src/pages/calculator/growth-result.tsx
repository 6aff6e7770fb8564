import { usePage } from 'shared';
import { count, price, signed, signedPercent } from 'shared/i18n/figures';
import { numberFormat } from 'shared/i18n/formats';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Stats } from 'shared/ui/data/stats/stats';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { useWords } from '../../messages/words.ts';
import type { Growth } from './investment.ts';
import type { InvestmentQuery } from './investment-query.ts';
import css from './calculator.module.css';
import { GrowthChart } from './growth-chart.tsx';

export interface GrowthResultProps {
  growth: Growth;
  query: InvestmentQuery;
}

/** What came out: in figures, as a sentence, as a chart, and payment by payment. */
export function GrowthResult({ growth, query: { market, dividends } }: GrowthResultProps) {
  const t = useWords();
  const { lang } = usePage();
  const money = numberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const { bought, end, gain, gainPct, annualPct } = growth;
  const currency = t(market === 'A' ? 'quote.CNY' : 'quote.HKD');
  const sentence = t('calculator.sentence', {
    from: bought.date,
    invested: money.format(bought.invested),
    shares: count(bought.shares),
    price: price(bought.price),
    to: end.date,
    worth: money.format(end.worth),
    held: count(end.shares),
    last: price(end.price),
    cash: money.format(end.cash),
    currency,
  });
  const stats = [
    { name: t('calculator.worth'), value: count(end.worth), unit: currency },
    { name: t('calculator.gain'), value: signed(gain, 0), unit: currency },
    { name: t('calculator.gainPct'), value: signedPercent(gainPct, 1) },
    {
      name: t('calculator.annual'),
      value: annualPct === null ? '—' : signedPercent(annualPct, 1),
      ...(annualPct === null && { footnote: t('calculator.tooShort') }),
    },
  ];
  return (
    <section className={css['result']} aria-labelledby="result">
      <h2 className="heading" id="result">
        {t('calculator.result')}
      </h2>
      <Stats stats={stats} />
      <p>{sentence}</p>
      <GrowthChart growth={growth} title={t('calculator.chart')} summary={sentence} />
      {dividends !== 'none' && <Payments growth={growth} currency={currency} />}
      <Disclosure summary={t('calculator.figures')}>
        <ByMonth growth={growth} currency={currency} />
      </Disclosure>
    </section>
  );
}

interface PartProps {
  growth: Growth;
  currency: string;
}

/** The chart as figures: the newest first, a row for each month. */
function ByMonth({ growth: { worth }, currency }: PartProps) {
  const t = useWords();
  const { lang } = usePage();
  const money = numberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const ends = [...new Map(worth.map((day) => [day[0].slice(0, 7), day])).values()];
  return (
    <DataTable
      caption={t('calculator.months', { currency })}
      columns={[t('calculator.day'), t('calculator.worth')]}
      rows={ends.toReversed().map(([day, value]) => ({ key: day, cells: [day, money.format(value)] }))}
    />
  );
}

/** Every dividend on its way. */
function Payments({ growth: { received }, currency }: PartProps) {
  const t = useWords();
  const { lang } = usePage();
  const money = numberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (received.length === 0) return <p className="note">{t('calculator.noPayment')}</p>;
  const columns = ['day', 'perShare', 'held', 'amount', 'bought'] as const;
  return (
    <DataTable
      caption={t('calculator.payments', { currency })}
      columns={columns.map((name) => t(`calculator.${name}`))}
      rows={received.map(({ date, perShare, shares, amount, bought }) => ({
        key: date,
        cells: [date, perShare.toFixed(4), count(shares), money.format(amount), count(bought)],
      }))}
    />
  );
}
