import { pageAddress } from '../../../model/page-addresses.ts';
import type { SearchText } from '../../search/search-entry.service.ts';
import type { Pack } from '../pack.reader.ts';
import type { ContentRecord } from '../record.model.ts';
import { inEachLanguage, rowsOf } from './rows.model.ts';
import { salesText, salesTitle } from './searchable.words.ts';

/** The page of sales compares a month with the one a year before: older ones have no page of their own. */
const WITHOUT_COMPARISON = 12;

/** The sales of each month, found from the minute on at which they are out. */
export function salesTexts(pack: Pack): (record: ContentRecord) => SearchText[] {
  const compared = new Set(pack['sales.json'].slice(WITHOUT_COMPARISON).map(({ month }) => month));
  return ({ rows }) =>
    rowsOf(rows, 'monthly_sales').flatMap(({ month, published_at, ...figures }) =>
      inEachLanguage({ type: 'figure', id: `sales-${month}`, published: published_at }, (lang) => ({
        title: salesTitle(lang, month),
        summary: salesText(lang, figures),
        url: pageAddress('invest.performance', compared.has(month) ? { month } : {}),
      })),
    );
}
