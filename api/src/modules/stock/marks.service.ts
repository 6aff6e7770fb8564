import type { Mark, Market } from 'shared/contract/invest/stock';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { publishedDividends } from '../investor/dividend.service.ts';
import { publishedAnnouncements } from '../announcement/announcement.service.ts';

const DIVIDEND = {
  cn: {
    interim: (year: number, amount: string) => `${year}年中期股息除息，每10股${amount}元`,
    final: (year: number, amount: string) => `${year}年末期股息除息，每10股${amount}元`,
  },
  en: {
    interim: (year: number, amount: string) => `Without the interim dividend of ${year}, CNY ${amount} for ten shares`,
    final: (year: number, amount: string) => `Without the final dividend of ${year}, CNY ${amount} for ten shares`,
  },
} as const;

/** What happened to a share, oldest first (spec I6). */
export async function marksOf(services: Services, lang: Lang, market: Market): Promise<{ list: Mark[] }> {
  const published = await publishedAnnouncements(services, lang);
  const announced = published
    // A mark leads to its announcement, which some have in one language only.
    .filter((one) => one.market === market && one.languages.includes(lang))
    .map(({ baseId, date, title, category }): Mark => {
      return { date, kind: category === 'results' ? 'results' : 'news', id: baseId, title };
    });
  const paid = (await publishedDividends(services)).map(({ year, kind, per10Shares, exDate, hExDate }): Mark => {
    const title = DIVIDEND[lang][kind](year, per10Shares.toFixed(2));
    return { date: market === 'A' ? exDate : hExDate, kind: 'dividend', id: '', title };
  });
  return { list: [...announced, ...paid].toSorted((one, other) => one.date.localeCompare(other.date)) };
}
