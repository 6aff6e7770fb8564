import type { Lang } from 'shared/contract/text/lang';
import type { PageModuleItem } from 'shared/contract/content/page-module';
import type { Picture as PictureOf } from 'shared/contract/content/picture';
import { Picture } from 'shared/ui/media/picture/picture';
import { menuUrl } from '../menu-url.ts';
import css from './menu.module.css';

/** Pixels: twice as many as the card is wide. */
const LARGEST = 800;

/** In one size: the names of others would be in every page. */
function ofCard(picture: PictureOf): PictureOf {
  const widths = picture.widths.filter((width) => width <= LARGEST);
  return { ...picture, widths: [Math.max(...(widths.length === 0 ? picture.widths : widths))] };
}

interface FeaturedCardProps {
  card: PageModuleItem;
  lang: Lang;
}

/** One topic beside the rows of an entry. */
export function FeaturedCard({ card, lang }: FeaturedCardProps) {
  return (
    <a className={css['card']} href={menuUrl(card.url, lang)}>
      {card.picture ? <Picture picture={ofCard(card.picture)} className={css['picture']} sizes="20rem" alt="" /> : null}
      <span className={`title ${css['title']}`}>{card.title}</span>
      <span className={css['text']}>{card.summary}</span>
    </a>
  );
}
