import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { numberFormat } from 'shared/i18n/formats';
import { Button } from 'shared/ui/form/button/button';
import { Facts } from 'shared/ui/data/facts/facts';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { dividendFor, sharesIn, type DividendYear } from '../../model/dividend-years.ts';
import { count } from 'shared/i18n/figures';
import type { RecordData } from './record.load.ts';
import css from './record.module.css';

const YEARS_SHOWN = 3;

export interface MyDividendProps {
  years: readonly DividendYear[];
  /** As it was typed; empty before. */
  typed: string;
  rate: RecordData['rate'];
  intro: ReactNode;
}

/** What a number of shares was paid: a plain form, whose answer has an address. */
export function MyDividend({ years, typed, rate, intro }: MyDividendProps) {
  const t = useWords();
  const { lang } = usePage();
  const shares = sharesIn(typed);
  const isWrong = typed !== '' && shares === null;
  return (
    <section className="section" aria-labelledby="mine">
      <SectionHead id="mine" title={t('record.mine')} intro={intro} />
      <div className={css['mine']}>
        <form className={css['ask']} action={`${paths.record.href(lang)}#mine`}>
          <TextField
            id="shares"
            name="shares"
            kind="number"
            label={t('record.shares')}
            hint={t('record.sharesHint')}
            error={isWrong ? t('record.sharesWrong') : undefined}
            defaultValue={typed}
          />
          <Button weight="ghost">{t('record.work')}</Button>
        </form>
        {shares !== null && <Earned years={years} shares={shares} rate={rate} />}
      </div>
    </section>
  );
}

interface EarnedProps extends Pick<MyDividendProps, 'years' | 'rate'> {
  shares: number;
}

function Earned({ years, shares, rate }: EarnedProps) {
  const t = useWords();
  const { lang } = usePage();
  const money = numberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const amountOf = (yuan: number) => {
    const amount = t('record.yuan', { amount: money.format(yuan) });
    return rate ? t('record.orHongKong', { amount, dollars: money.format(yuan / rate.value) }) : amount;
  };
  const facts = years.slice(0, YEARS_SHOWN).map(({ year, total, complete }) => ({
    name: complete ? String(year) : t('record.yearSoFar', { year }),
    value: amountOf(dividendFor(shares, total)),
  }));
  return (
    <div>
      <h3 className={css['earned']}>{t('record.earned', { shares: count(shares) })}</h3>
      <Facts facts={facts} />
      {rate && <p className="note">{t('record.rateNote', { day: rate.day, rate: rate.value.toFixed(4) })}</p>}
    </div>
  );
}
