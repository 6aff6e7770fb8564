import { usePage } from 'shared';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { contentLink } from 'shared/contract/site/site-link';
import css from './home.module.css';

/** Four to a row when that leaves no row half empty. */
const FOUR = 4;

/** The other ways into the site. */
export function Entries({ items }: { items: readonly PageModuleItem[] }) {
  const t = useWords();
  if (items.length === 0) return null;
  return (
    <section className="section" aria-labelledby="entries">
      <div className="bound">
        <SectionHead id="entries" title={t('home.entries')} />
        <ul className={`${css['entries']} ${items.length % FOUR === 0 ? css['four'] : ''}`}>
          {items.map((item) => (
            <li key={item.id}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Entry({ item }: { item: PageModuleItem }) {
  const { lang } = usePage();
  const { href, external } = contentLink(lang, item.url);
  return (
    <a className={css['entry']} href={href} {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      <span className={css['entryText']}>
        {item.title}
        {item.summary !== '' && <small className={css['entrySummary']}>{item.summary}</small>}
      </span>
    </a>
  );
}
