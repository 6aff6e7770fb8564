import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '../../contract/picture.ts';
import { classNames } from '../class-names.ts';
import { Picture } from '../picture/picture.tsx';
import css from './scene.module.css';

export interface SceneProps {
  picture: PictureOf;
  /** The upright crop for phones. */
  portrait?: PictureOf | undefined;
  /** Heading, sentence and link; the picture is described by its own alternative text. */
  children: ReactNode;
  /** Where the copy stands: over the picture's upper or lower air. */
  copy?: 'above' | 'below';
  /** Lines of air in the picture's own pixels, drawn with the same crop. */
  lines?: ReactNode;
  /** The scene opens the page: fetched first. */
  priority?: boolean;
}

/** One picture over the whole width with few words in it; at most one to a page. */
export function Scene({ picture, portrait, copy = 'above', lines, priority, children }: SceneProps) {
  return (
    <div className={classNames(css['scene'], css[copy], !portrait && css['landscape'])} data-ground="night">
      <div className={css['picture']}>
        <Picture picture={picture} portrait={portrait} sizes="100vw" priority={priority ?? false} />
        {lines}
      </div>
      <div className={css['copy']}>{children}</div>
    </div>
  );
}
