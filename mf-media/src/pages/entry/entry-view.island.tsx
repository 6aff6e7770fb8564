import { island } from 'shared';
import type { Picture as PictureOf } from 'shared/contract/content/picture';
import type { MediaItem } from 'shared/contract/media/media';
import { Lightbox } from 'shared/ui/media/lightbox/lightbox';
import { useLightbox } from 'shared/ui/media/lightbox/use-lightbox';
import { Picture, pictureUrl } from 'shared/ui/media/picture/picture';
import { useLightboxWords } from '../../components/lightbox-words.ts';
import { MediaFilmPlayer, type FilmOptions } from '../../components/media-film.tsx';
import { useWords } from '../../messages/words.ts';
import css from './entry.module.css';

export interface EntryViewProps {
  item: MediaItem;
  /** Of a package; none otherwise. */
  pictures: readonly PictureOf[];
  /** Of a film that has chapters. */
  options?: FilmOptions | undefined;
}

/** A film to play, or pictures that open as large as the window; without this island they are links to their files. */
function EntryView({ item, pictures, options }: EntryViewProps) {
  const { film, picture } = item;
  if (film && picture) return <MediaFilmPlayer item={item} film={film} poster={picture} options={options} />;
  if (pictures.length > 0) return <PackPictures pictures={pictures} />;
  return picture ? <OnePicture picture={picture} /> : null;
}

function PackPictures({ pictures }: Pick<EntryViewProps, 'pictures'>) {
  const t = useWords();
  const words = useLightboxWords();
  const shown = pictures.map((picture) => ({ picture, caption: picture.alt }));
  return <Lightbox id="picture" label={t('lightbox.pictures')} pictures={shown} words={words} lead />;
}

function OnePicture({ picture }: { picture: PictureOf }) {
  const t = useWords();
  const words = useLightboxWords();
  const pictures = [{ picture, caption: picture.alt }];
  const { linkOf, dialog } = useLightbox({ id: 'picture', label: t('lightbox.pictures'), pictures, words });
  return (
    <figure>
      <a
        className={css['large']}
        href={pictureUrl(picture, Math.max(...picture.widths), 'webp')}
        data-full=""
        aria-label={words.enlarge(picture.alt)}
        {...linkOf(0)}
      >
        <Picture picture={picture} sizes="(min-width: 64rem) 89vw, 100vw" priority alt="" />
      </a>
      <figcaption className="legal">{picture.alt}</figcaption>
      {dialog}
    </figure>
  );
}

export default island({
  name: 'entry-view',
  when: 'intent',
  words: ['film', 'item', 'lightbox'],
  component: EntryView,
});
