import { usePage } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../../messages/words.ts';
import { RANGES, rangeOf, withPeriod, withRange, type StockChoice } from '../../../model/stock-choice.ts';
import { paths } from '../../../paths.ts';
import { ChoiceFields, ChoiceLink } from '../choice-link.tsx';
import css from './tools.module.css';

export interface ToolProps {
  current: StockChoice;
  choose: (choice: StockChoice) => void;
}

/** How far back, as links: one day is the day in minutes. */
export function RangeBar({ current, choose }: ToolProps) {
  const t = useWords();
  const isTyped = current.from !== '' || current.to !== '';
  const isDay = current.period === 'minute';
  return (
    <nav aria-label={t('tools.range')} data-print="off">
      <ul className={css['row']}>
        <li>
          <ChoiceLink className={css['choice']} choice={withPeriod(current, 'minute')} current={isDay} choose={choose}>
            {t('tools.ranges.1D')}
          </ChoiceLink>
        </li>
        {RANGES.map((range) => (
          <li key={range}>
            <ChoiceLink
              className={css['choice']}
              choice={withRange(current, range)}
              current={!isDay && !isTyped && range === rangeOf(current)}
              choose={choose}
            >
              {t(`tools.ranges.${range}`)}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Both ends as days, by a plain form; what else is chosen goes with it. */
export function SpanForm({ current, choose }: ToolProps) {
  const t = useWords();
  const { lang } = usePage();
  const period = current.period === 'minute' ? 'day' : current.period;
  function submit(event: React.FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    choose({ ...current, period, range: '', from: text('from'), to: text('to') });
  }
  return (
    <form
      // Another span, however it was chosen, fills the fields anew.
      key={`${current.from} ${current.to}`}
      className={css['span']}
      action={paths.stock.href(lang)}
      onSubmit={submit}
      data-print="off"
    >
      <ChoiceFields choice={{ ...current, period, range: '', from: '', to: '' }} />
      <TextField id="span-from" name="from" kind="date" label={t('tools.from')} defaultValue={current.from} />
      <TextField id="span-to" name="to" kind="date" label={t('tools.to')} defaultValue={current.to} />
      <Button weight="ghost">{t('tools.show')}</Button>
    </form>
  );
}
