import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import { EntryLine } from 'shared/ui/form/entry-line/entry-line';
import type { Say } from '../../messages/en.ts';
import { MenuLink } from '../header/menu-link.tsx';
import css from './screen.module.css';
import type { WaysOn } from './ways-on.ts';

export interface WaysProps extends WaysOn {
  lang: Lang;
  say: Say;
}

/** Search with what the address tells, the nearest pages, those that many want. */
export function Ways({ search, nearest, popular, lang, say }: WaysProps) {
  return (
    <div className={css['help']}>
      {search && (
        <form className={css['search']} action={search.action} role="search">
          <EntryLine
            label={say('search.keyword')}
            action={say('search.submit')}
            type="text"
            inputMode="search"
            name="key"
            defaultValue={search.words}
            placeholder={say('search.placeholder')}
            maxLength={100}
            enterKeyHint="search"
          />
          <p className="note" role="alert" data-search-error={say('search.empty')} />
        </form>
      )}
      <Pages title={say('screens.nearest')} pages={nearest} lang={lang} isFilledLater={nearest.length === 0} />
      <Pages title={say('screens.popular')} pages={popular} lang={lang} />
    </div>
  );
}

interface PagesProps {
  title: string;
  pages: readonly MenuItem[];
  lang: Lang;
  /** By the script that knows the address (`controllers/ways.ts`). */
  isFilledLater?: boolean;
}

function Pages({ title, pages, lang, isFilledLater = false }: PagesProps) {
  if (pages.length === 0 && !isFilledLater) return null;
  return (
    <nav aria-label={title} {...(isFilledLater && { hidden: true, 'data-nearest': '', 'data-controller': 'ways' })}>
      <h2 className="note">{title}</h2>
      <ul className={css['pages']}>
        {pages.map((item) => (
          <li key={item.id}>
            <MenuLink className="text-link" item={item} lang={lang} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
