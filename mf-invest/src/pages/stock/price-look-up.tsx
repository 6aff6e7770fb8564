import { usePage } from 'shared';
import { dateFormat } from 'shared/i18n/formats';
import { Button } from 'shared/ui/form/button/button';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import { price } from 'shared/i18n/figures';
import type { PriceOnDay } from '../../model/price-on-day.ts';
import type { StockChoice } from '../../model/stock-choice.ts';
import { paths } from '../../paths.ts';
import { ChoiceFields } from './choice-link.tsx';
import css from './price-look-up.module.css';

export interface PriceLookUpProps {
  /** Of the whole page: what else is chosen stays as it is. */
  choice: StockChoice;
  /** Null before somebody asks, and while the history is not available. */
  lookUp: PriceOnDay | null;
}

/** The close of any day, by a plain form whose answer has an address. */
export function PriceLookUp({ choice, lookUp }: PriceLookUpProps) {
  const { market } = choice;
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className="section" aria-labelledby="look-up">
      <SectionHead id="look-up" title={t('lookUp.title', { market: t(`quote.${market}`) })} />
      <div className={css['lookUp']}>
        <form className={css['form']} action={`${paths.stock.href(lang)}#look-up`}>
          <ChoiceFields choice={{ ...choice, date: '' }} />
          <TextField
            id="look-up-date"
            name="date"
            kind="date"
            label={t('lookUp.date')}
            hint={t('lookUp.hint')}
            defaultValue={lookUp?.requested}
          />
          <Button weight="ghost">{t('lookUp.show')}</Button>
        </form>
        {lookUp && <Answer lookUp={lookUp} currency={t(market === 'A' ? 'quote.CNY' : 'quote.HKD')} />}
      </div>
    </section>
  );
}

function Answer({ lookUp: { requested, state, found }, currency }: { lookUp: PriceOnDay; currency: string }) {
  const t = useWords();
  const { lang } = usePage();
  const format = dateFormat(lang, { timeZone: 'UTC', dateStyle: 'full' });
  const named = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const words = { requested: named(requested), date: named(found?.date ?? requested) };
  if (!found || state === 'future') return <p className="note">{t(`lookUp.${state}`, words)}</p>;
  return (
    <div className={css['answer']}>
      <p>
        <span className={css['price']}>{price(found.close)}</span> {currency}
      </p>
      <p className={css['day']}>{t(`lookUp.${state}`, words)}</p>
    </div>
  );
}
