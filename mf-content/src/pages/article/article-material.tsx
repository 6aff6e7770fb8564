import { useLinks } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { links } from '../../links.ts';
import { useWords } from '../../messages/words.ts';

/** Below a release: to its pictures, films and fact sheets, where a page of this constellation has them. */
export function ArticleMaterial({ id }: { id: string }) {
  const t = useWords();
  const href = useLinks().to(links.material, { id });
  return href === undefined ? null : <ArrowLink href={href}>{t('article.material')}</ArrowLink>;
}
