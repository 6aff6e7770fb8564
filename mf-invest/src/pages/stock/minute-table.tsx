import { usePage } from 'shared';
import type { MinuteChart } from 'shared/contract/invest/stock';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { useWords } from '../../messages/words.ts';
import { price } from 'shared/i18n/figures';
import { scaled } from '../../model/scaled-amount.ts';
import { halfHours } from '../../model/minutes.ts';
import { Change } from './price-change.tsx';
import css from './stock.module.css';

/** A day of minutes in steps of half an hour, newest first: minute by minute nobody reads it. */
export function MinuteTable({ minutes }: { minutes: MinuteChart }) {
  const t = useWords();
  const { lang } = usePage();
  const steps = halfHours(minutes).toReversed();
  if (steps.length === 0) return null;
  const columns = [t('table.time'), t('chart.price'), t('chart.mean'), t('table.change'), t('table.volume')];
  const rows = steps.map((step) => {
    const volume = scaled(step.volume, lang);
    return {
      key: step.time,
      cells: [
        step.time,
        price(step.price),
        price(step.average),
        <Change key="change" percent={step.changePct} />,
        t(`quote.amount.${volume.scale}`, { amount: volume.amount }),
      ],
    };
  });
  return (
    <section className={css['record']} aria-labelledby="record">
      <h2 className="heading" id="record">
        {t('table.title')}
      </h2>
      <DataTable caption={t('table.halfHours', { date: minutes.date })} columns={columns} rows={rows} />
    </section>
  );
}
