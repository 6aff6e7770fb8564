import { Picture, type PictureProps } from '../../media/picture/picture.tsx';
import css from './side-view.module.css';

/** A vehicle from the side, on the stage surface; all of them in one scale. */
export function SideView(props: Pick<PictureProps, 'picture' | 'sizes' | 'alt'>) {
  return <Picture {...props} className={css['side']} />;
}
