import { NEWS_COLUMNS } from 'shared/contract/article';
import { useWords } from '../messages/words.ts';

/** Names a column by its category code; empty for categories that are no column of the news. */
export function useColumnName(): (categoryCode: string) => string {
  const t = useWords();
  return (categoryCode) => {
    const column = NEWS_COLUMNS.find((code) => code === categoryCode);
    return column ? t(`columns.${column}`) : '';
  };
}
