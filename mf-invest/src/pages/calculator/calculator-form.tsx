import { usePage } from 'shared';
import { dateFormat } from 'shared/i18n/formats';
import { Button } from 'shared/ui/form/button/button';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import { DIVIDEND_USES } from './investment.ts';
import { PUT_IN, type Faults } from './investment-query.ts';
import { MARKETS } from '../../model/stock-choice.ts';
import { paths } from '../../paths.ts';
import type { CalculatorData } from './calculator.load.ts';
import css from './calculator.module.css';

type FormProps = Pick<CalculatorData, 'query' | 'answer'> & { known: NonNullable<CalculatorData['known']> };

export function CalculatorForm({ query, answer, known }: FormProps) {
  const t = useWords();
  const { lang } = usePage();
  const faultText = useFaultTexts(answer, known);
  const options = <Name extends string>(names: readonly Name[], word: (name: Name) => string) =>
    names.map((value) => ({ value, name: word(value) }));
  return (
    <form className={css['form']} action={paths.calculator.href(lang)} aria-label={t('calculator.title')}>
      <SelectField
        id="calculator-market"
        name="market"
        label={t('quote.market')}
        options={options(MARKETS, (name) => `${t(`quote.${name}`)} (${t(name === 'A' ? 'quote.CNY' : 'quote.HKD')})`)}
        defaultValue={query.market}
      />
      <SelectField
        id="calculator-by"
        name="by"
        label={t('calculator.by')}
        options={options(PUT_IN, (name) => t(`calculator.putIn.${name}`))}
        defaultValue={query.by}
      />
      <TextField
        id="calculator-number"
        name="number"
        kind="number"
        label={t('calculator.number')}
        hint={t('calculator.numberHint')}
        error={faultText('number')}
        defaultValue={query.number}
      />
      <Days query={query} faultText={faultText} />
      <SelectField
        id="calculator-dividends"
        name="dividends"
        label={t('calculator.dividends')}
        options={options(DIVIDEND_USES, (name) => t(`calculator.uses.${name}`))}
        defaultValue={query.dividends}
      />
      <Button>{t('calculator.work')}</Button>
    </form>
  );
}

interface DaysProps extends Pick<FormProps, 'query'> {
  faultText: (field: keyof Faults) => string | undefined;
}

function Days({ query, faultText }: DaysProps) {
  const t = useWords();
  return (
    <>
      <TextField
        id="calculator-from"
        name="from"
        kind="date"
        label={t('calculator.from')}
        error={faultText('from')}
        defaultValue={query.from}
      />
      <TextField
        id="calculator-to"
        name="to"
        kind="date"
        label={t('calculator.to')}
        hint={t('calculator.toHint')}
        error={faultText('to')}
        defaultValue={query.to}
      />
    </>
  );
}

function useFaultTexts(answer: CalculatorData['answer'], { first }: { first: string }) {
  const t = useWords();
  const { lang } = usePage();
  const named = dateFormat(lang, { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${first}T00:00:00Z`));
  return (field: keyof Faults): string | undefined => {
    if (answer && 'tooLittle' in answer && field === 'number') return t('calculator.fault.tooLittle');
    const fault = answer && 'faults' in answer ? answer.faults[field] : undefined;
    return fault && t(`calculator.fault.${fault}`, { first: named });
  };
}
