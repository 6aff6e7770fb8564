import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '../../../contract/content/picture.ts';
import { lineFile } from '../../../contract/site/line-address.ts';
import { classNames } from '../../class-names.ts';
import { LineField } from '../../media/line-field/line-field.tsx';
import { kindOfCategory, toneOf } from '../../media/line-field/streamline.ts';
import { Picture } from '../../media/picture/picture.tsx';
import css from './cover.module.css';

type Ratio = 'wide';

export interface CoverProps {
  children: ReactNode;
  /** 16:9 when absent. */
  ratio?: Ratio | undefined;
  /** Ground behind generated lines; `deep` is dark in both themes. */
  tone?: 'deep' | 'light';
}

/** The box of a card's picture. */
export function Cover({ children, ratio, tone = 'light' }: CoverProps) {
  return (
    <div className={classNames(css['cover'], ratio && css[ratio], tone === 'deep' && css['deep'])} data-cover="">
      {children}
    </div>
  );
}

export interface ContentCoverProps {
  /** Absent for content without a picture of its own; lines are drawn from its id instead. */
  picture?: PictureOf | undefined;
  seed: string;
  category: string;
  sizes: string;
  ratio?: Ratio | undefined;
  priority?: boolean | undefined;
}

/** Cover of a piece of content. Its title stands beside it, so the picture is silent for screen readers. */
export function ContentCover({ picture, seed, category, sizes, ratio, priority = false }: ContentCoverProps) {
  if (picture !== undefined) {
    return (
      <Cover ratio={ratio}>
        <Picture picture={picture} sizes={sizes} priority={priority} alt="" />
      </Cover>
    );
  }
  const [tone, kind] = [toneOf(seed), kindOfCategory(category)];
  // On a light ground lines take the colours of the theme, which a file cannot.
  const file = tone === 'deep' ? lineFile({ kind, seed }) : null;
  return (
    <Cover ratio={ratio} tone={tone}>
      {file === null ? (
        <LineField kind={kind} seed={seed} />
      ) : (
        <img src={file} alt="" loading={priority ? undefined : 'lazy'} fetchPriority={priority ? 'high' : undefined} />
      )}
    </Cover>
  );
}
