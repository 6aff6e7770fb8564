import { usePage } from 'shared';
import type { SalesTable } from 'shared/contract/invest/performance';
import { count } from 'shared/i18n/figures';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { Change } from '../../components/sales-figures.tsx';
import { useWords } from '../../messages/words.ts';
import { monthName } from '../../model/month-name.ts';
import type { Counted } from './sales-query.ts';
import { ranking } from './sales-series.ts';
import { Share } from './share.tsx';

/** Who is first since January, and who has changed places since last year. */
export function Ranking({ table, what }: { table: SalesTable; what: Counted }) {
  const t = useWords();
  const { lang } = usePage();
  const caption = t('performance.rankingCaption', {
    month: monthName(table.month, lang),
    what: t(`performance.counted.${what}`),
  });
  return (
    <section className="section" aria-labelledby="ranking">
      <SectionHead id="ranking" title={t('performance.ranking')} intro={t('performance.rankingIntro')} />
      <DataTable
        caption={caption}
        columns={[
          t(`info.by.${table.dimension}`),
          t('performance.place'),
          t('performance.moved'),
          t('performance.since'),
          t('performance.share'),
          t('info.columns.chg'),
        ]}
        rows={ranking(table, what).map(({ category, name, place, won, ytd, share, chg }) => ({
          key: category,
          cells: [
            name,
            String(place),
            <Moved key="moved" won={won} />,
            count(ytd),
            <Share key="share" of={share} />,
            <Change key="change" ratio={chg} />,
          ],
        }))}
      />
    </section>
  );
}

/** A mark for the eye, words for everybody: a change of place is no price, so that it has no colour. */
function Moved({ won }: { won: number }) {
  const t = useWords();
  if (won === 0) return t('performance.unmoved');
  return (
    <>
      <span aria-hidden="true">{won > 0 ? '▲ ' : '▼ '}</span>
      {t(won > 0 ? 'performance.won' : 'performance.lost', { count: Math.abs(won) })}
    </>
  );
}
