import type { Picture as PictureOf } from '../../contract/picture.ts';
import { Picture, type PictureProps } from './picture.tsx';
import css from './theme-picture.module.css';

export interface ThemePictureProps extends Omit<PictureProps, 'priority' | 'className'> {
  /** The same scene on the night ground. */
  dark: PictureOf;
}

/**
 * A picture with a twin for the dark theme. `<source media>` knows the system's theme only, not the one a visitor chose
 * on the page, so both stand here and styles show one. What is not shown is never fetched, because both are lazy.
 */
export function ThemePicture({ dark, ...light }: ThemePictureProps) {
  return (
    <div className={css['twins']}>
      <div className={css['light']}>
        <Picture {...light} />
      </div>
      <div className={css['dark']}>
        <Picture {...light} picture={dark} alt={light.alt ?? dark.alt} portrait={undefined} />
      </div>
    </div>
  );
}
