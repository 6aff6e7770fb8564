import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '../../../contract/content/picture.ts';
import { TextLink } from '../../navigation/text-link/text-link.tsx';
import { SideView } from './side-view.tsx';
import css from './vehicle-card.module.css';

export interface VehicleCardProps {
  name: string;
  /** Body type or drive. */
  kind: string;
  /** Side view on the stage surface; all of them in one scale. */
  picture: PictureOf;
  /** Its page, where it has one. */
  href?: string;
  /** Where more about it is: address, short word, and the name that says of which vehicle. */
  site: { href: string; word: string; label: string; newTab: string };
  level?: 3 | 4;
  /** How wide it is shown, where that is not a third of the page. */
  sizes?: string;
  /** Figures or a comparison. */
  children?: ReactNode;
}

const SIZES = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw';

/** A vehicle from the side, its name, and the ways to its page, which the whole card is, and to its own site. */
export function VehicleCard({ name, kind, picture, href, site, level = 3, sizes = SIZES, children }: VehicleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={css['card']}>
      <SideView picture={picture} sizes={sizes} alt="" />
      <div className={css['line']}>
        <Heading className="title">
          {href === undefined ? (
            name
          ) : (
            <a className={css['link']} href={href}>
              {name}
            </a>
          )}{' '}
          <small className="note">{kind}</small>
        </Heading>
        <TextLink href={site.href} newTab={site.newTab} label={site.label}>
          {site.word}
        </TextLink>
      </div>
      {children}
    </article>
  );
}
