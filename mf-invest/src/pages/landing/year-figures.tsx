import { usePage } from 'shared';
import type { KeyFigure } from 'shared/contract/invest/investor';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { Stats } from 'shared/ui/data/stats/stats';
import { useWords } from '../../messages/words.ts';
import { count, signedPercent } from 'shared/i18n/figures';
import { paths } from '../../paths.ts';
import { moneyIn } from '../../model/year-money.ts';

/** The last complete year, beside the one before. */
export function YearFigures({ years: [year, before] }: { years: readonly KeyFigure[] }) {
  const t = useWords();
  const { lang } = usePage();
  if (!year) return <p className="note">{t('landing.figuresMissing')}</p>;
  const against = (now: number, then: number | undefined) =>
    then !== undefined &&
    before && {
      footnote: t('landing.change', { change: signedPercent((now / then - 1) * 100), year: before.year }),
    };
  const stats = [
    {
      name: t('landing.sales'),
      value: count(year.sales),
      unit: t('landing.vehicles'),
      ...against(year.sales, before?.sales),
    },
    ...(['revenue', 'netProfit'] as const).map((name) => ({
      name: t(`landing.${name}`),
      value: moneyIn(lang, year[name]),
      unit: t('landing.money'),
      ...against(year[name], before?.[name]),
    })),
    {
      name: t('landing.dividend'),
      value: year.dividend.toFixed(2),
      unit: t('landing.yuan'),
      ...against(year.dividend, before?.dividend),
    },
  ];
  const more = { href: paths.figures.href(lang), name: t('landing.allFigures') };
  return (
    <section className="section" aria-labelledby="figures">
      <SectionHead title={t('landing.resultsFor', { year: year.year })} id="figures" more={more} />
      <Stats stats={stats} size="large" />
    </section>
  );
}
