import { BrandStrip } from '../../media/line-field/line-field.tsx';
import { signatureName } from '../../media/line-field/signatures.ts';
import css from './brand-tile.module.css';

export interface BrandTileProps {
  /** Id of the content pack; it picks the signature. */
  brand: string;
  name: string;
  /** What the brand makes. */
  kind: string;
  href: string;
  level?: 2 | 3 | 4;
  /** The page of this very brand. */
  current?: boolean;
}

/** A brand under its wind. */
export function BrandTile({ brand, name, kind, href, level = 3, current = false }: BrandTileProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={css['tile']}>
      <BrandStrip signature={signatureName(brand)} className={css['wind']} dense />
      <Heading className="title">
        <a className={css['link']} href={href} aria-current={current ? 'page' : undefined}>
          {name}
        </a>
      </Heading>
      <p className="note">{kind}</p>
    </article>
  );
}
