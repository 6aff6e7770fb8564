import type { Picture as PictureOf } from '../../../contract/content/picture.ts';
import { MEDIA_PREFIX } from '../../../contract/site/site.ts';
import css from './picture.module.css';

export interface PictureProps {
  picture: PictureOf;
  /** `sizes` attribute: how wide the picture is shown, by viewport width. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once and before others. */
  priority?: boolean;
  /** Overrides the alternative text; empty where the text beside the picture says the same (WCAG 1.1.1). */
  alt?: string;
  className?: string | undefined;
  /** Another crop for windows narrower than 768 pixels, such as an upright one. */
  portrait?: PictureOf | undefined;
}

const NARROW = '(max-width: 47.99rem)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * A picture of the content pack in the widths and formats that exist; its box is known before it arrives. One with a dark
 * variant shows it on dark pages. `<source media>` knows the system's theme only, not the one a visitor chose on the page, so
 * both stand here and styles show one; what is not shown is never fetched, because both are lazy. A picture that may not
 * wait follows the system.
 */
export function Picture(props: PictureProps) {
  const { picture, alt, priority = false } = props;
  const { night: darkVariant } = picture;
  if (darkVariant === undefined || priority) return <Shot {...props} />;
  return (
    <>
      <Shot {...props} only="light" />
      <Shot {...props} picture={{ ...picture, ...darkVariant }} alt={alt ?? darkVariant.alt} only="dark" />
    </>
  );
}

interface ShotProps extends PictureProps {
  only?: 'light' | 'dark';
}

function Shot({ picture, sizes, priority = false, alt = picture.alt, className, portrait, only }: ShotProps) {
  const urgency = priority ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const { night: darkVariant } = picture;
  return (
    <picture className={only && css[only]}>
      {darkVariant && !only && <Variant picture={{ ...picture, ...darkVariant }} sizes={sizes} media={DARK} />}
      {portrait && <Variant picture={portrait} sizes={sizes} media={NARROW} />}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={pictureUrl(picture, fallbackWidth(picture), 'webp')}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...urgency}
      />
    </picture>
  );
}

/** Another picture in some windows. It has a box of its own: browsers take the size of the source that they chose. */
function Variant({ picture, sizes, media }: { picture: PictureOf; sizes: string; media: string }) {
  const { width, height } = picture;
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={sourceSet(picture, format)}
      {...{ sizes, media, width, height }}
    />
  ));
}

type Format = 'avif' | 'webp';

/** Address of one file of a picture. */
export function pictureUrl(picture: PictureOf, width: number, format: Format): string {
  return `${MEDIA_PREFIX}/${picture.name}-${width}.${format}`;
}

function sourceSet(picture: PictureOf, format: Format): string {
  const ascending = picture.widths.toSorted((a, b) => a - b);
  return ascending.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** What browsers without AVIF show, which are older than screens that need more than 1200 pixels: one file for all windows. */
function fallbackWidth(picture: PictureOf): number {
  const fitting = picture.widths.filter((width) => width <= 1200);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
}
