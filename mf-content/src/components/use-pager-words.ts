import type { PaginationProps } from 'shared/ui/navigation/pagination/pagination';
import { useWords } from '../messages/words.ts';

/** The words of every pager of this section. */
export function usePagerWords(): PaginationProps['words'] {
  const t = useWords();
  return {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    pageOf: (page) => t('pages.pageOf', { page }),
  };
}
