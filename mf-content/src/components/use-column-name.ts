import { columnOf } from '../model/article-lists.ts';
import { useWords } from '../messages/words.ts';

/** Names a column by its category code; empty for categories that are no column of a list. */
export function useColumnName(): (categoryCode: string) => string {
  const t = useWords();
  return (categoryCode) => {
    const column = columnOf(categoryCode);
    return column ? t(`columns.${column}`) : '';
  };
}
