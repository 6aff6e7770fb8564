import type { Lang } from 'shared/contract/lang';
import type { PageModuleItem } from 'shared/contract/page-module';
import { Picture } from 'shared/ui/picture/picture';
import { menuUrl } from '../menu-url.ts';
import css from './menu.module.css';

/** One topic beside the rows of an entry. */
export function FeaturedCard({ card, lang }: { card: PageModuleItem; lang: Lang }) {
  return (
    <a className={css['card']} href={menuUrl(card.url, lang)}>
      {card.picture ? <Picture picture={card.picture} className={css['picture']} sizes="20rem" alt="" /> : null}
      <span className={css['title']}>{card.title}</span>
      <span className={css['text']}>{card.summary}</span>
    </a>
  );
}
