import { renderToString } from 'react-dom/server';
import { Gallery, type GalleryProps } from './gallery.tsx';

/** The body of one gallery page. */
export function renderGallery(props: GalleryProps): string {
  return renderToString(<Gallery {...props} />);
}
