import { usePage } from 'shared';
import type { SearchItem } from 'shared/contract/site/search';
import { contentLink } from 'shared/contract/site/site-link';
import { Picture } from 'shared/ui/media/picture/picture';
import { useColumnName } from '../../components/use-column-name.ts';
import { useWords } from '../../messages/words.ts';
import { formatFileSize } from 'shared/contract/text/file-size';
import { dayOf } from '../../model/moments.ts';
import { MarkedText } from './marked-text.tsx';
import css from './search.module.css';

interface SearchResultProps {
  item: SearchItem;
  level: 'h2' | 'h3';
}

/** One result: kind, day, column or extent, title and the words around what was found; the title is the link. */
export function SearchResult({ item, level: Heading }: SearchResultProps) {
  const t = useWords();
  const { lang } = usePage();
  const day = dayOf(item.publishTime);
  return (
    <li className={css['result']}>
      <div className={css['what']}>
        <p className={css['meta']}>
          {Heading === 'h3' && <span>{t(`search.types.${item.type}`)}</span>}
          {item.publishTime !== '' && <time dateTime={day}>{day}</time>}
          <Facts item={item} />
        </p>
        <Heading className={css['title']}>
          <a className={css['link']} href={contentLink(lang, item.url).href}>
            <MarkedText text={item.title} marks={item.titleMarks} />
          </a>
        </Heading>
        <p className="note">
          <MarkedText text={item.excerpt} marks={item.excerptMarks} />
        </p>
      </div>
      {item.picture && (
        <div className={css['picture']}>
          <Picture picture={item.picture} sizes="(min-width: 48rem) 14rem, 30vw" alt="" />
        </div>
      )}
    </li>
  );
}

function Facts({ item }: { item: SearchItem }) {
  const t = useWords();
  const column = useColumnName()(item.categoryCode ?? '');
  if (item.type === 'pack') {
    return <span>{t('search.files', { count: item.count ?? 0, size: formatFileSize(item.size ?? 0) })}</span>;
  }
  return column === '' ? null : <span>{column}</span>;
}
