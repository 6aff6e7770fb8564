import { usePage } from 'shared';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE } from 'shared/contract/text/lang';
import { useWords } from '../../../messages/words.ts';
import { comparedIn } from '../../../model/stock-choice.ts';
import type { StockView } from '../../../model/stock-view.ts';
import css from './tools.module.css';

/** The whole history, or the comparison, as files of the service, with the decimals of the page. */
export function QuoteFiles({ view }: { view: StockView }) {
  const t = useWords();
  const { lang } = usePage();
  const { market, period } = view;
  if (period === 'minute') return null;
  const table = comparedIn(view).length > 0 ? 'comparison' : 'quotes';
  const query = `language=${LANG_CODE[lang]}&market=${market}&period=${period}`;
  return (['csv', 'xlsx'] as const).map((format) => (
    <a key={format} className={css['action']} href={`${API_PREFIX}/export/${table}.${format}?${query}`} download>
      {t(`tools.files.${format}`)}
    </a>
  ));
}
