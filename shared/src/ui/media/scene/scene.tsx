import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { Picture as PictureOf } from '../../../contract/content/picture.ts';
import { Picture } from '../picture/picture.tsx';
import css from './scene.module.css';

export interface SceneProps {
  /** Taken by night: it is dark in both themes. */
  picture: PictureOf;
  /** Heading, sentence and link; the picture is described by its own alternative text. */
  children: ReactNode;
  /** The scene opens the page: fetched first, its words at the top, and all of it in the first view. */
  priority?: boolean;
}

/** One picture over the whole width, and few words where it fades into the night; at most one to a page. */
export function Scene({ picture, priority = false, children }: SceneProps) {
  return (
    <div className={classNames(css['scene'], priority && css['first'])} data-ground="night">
      <div className={css['picture']}>
        <Picture picture={picture} sizes="(min-width: 64rem) 72vw, 100vw" priority={priority} />
      </div>
      <div className={css['copy']}>{children}</div>
    </div>
  );
}
