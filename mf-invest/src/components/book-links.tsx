import { usePage } from 'shared';
import { API_PREFIX } from 'shared/contract/site/site';
import { LANG_CODE } from 'shared/contract/text/lang';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { useWords } from '../messages/words.ts';
import { TABLE_FORMATS } from '../model/table-files.ts';

export interface BookLinksProps {
  /** Of a period, `2026-half`. */
  id: string;
  /** As the page calls it. */
  period: string;
}

/** The data book of a period in every format that there is (spec I13). */
export function BookLinks({ id, period }: BookLinksProps) {
  const t = useWords();
  const { lang } = usePage();
  return TABLE_FORMATS.map((format) => {
    const name = format.toUpperCase();
    return (
      <TextLink
        key={format}
        href={`${API_PREFIX}/export/resultBook.${format}?language=${LANG_CODE[lang]}&period=${id}`}
        label={t('results.bookOf', { format: name, period })}
        download
      >
        {name}
      </TextLink>
    );
  });
}
