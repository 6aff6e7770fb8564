import { usePage } from 'shared';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE } from 'shared/contract/text/lang';
import { useWords } from '../../../messages/words.ts';
import type { StockView } from '../../../model/stock-view.ts';
import css from './tools.module.css';

/** The whole history as files of the service, with the decimals of the page. */
export function QuoteFiles({ view: { market, period } }: { view: StockView }) {
  const t = useWords();
  const { lang } = usePage();
  if (period === 'minute') return null;
  const query = `language=${LANG_CODE[lang]}&market=${market}&period=${period}`;
  return (['csv', 'xlsx'] as const).map((format) => (
    <a key={format} className={css['action']} href={`${API_PREFIX}/export/quotes.${format}?${query}`} download>
      {t(`tools.files.${format}`)}
    </a>
  ));
}
