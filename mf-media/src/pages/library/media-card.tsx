import { formatFileSize } from 'shared/contract/text/file-size';
import type { MediaItem } from 'shared/contract/media/media';
import { Card, CardMeta, CardSummary } from 'shared/ui/cards/card/card';
import { Cover } from 'shared/ui/cards/card/cover';
import { Icon } from 'shared/ui/media/icon/icon';
import { Picture } from 'shared/ui/media/picture/picture';
import { useWords } from '../../messages/words.ts';
import { clock } from '../../model/duration.ts';
import css from './library.module.css';
import { FilmText, MediaFilmPlayer } from './media-film.tsx';
import { BasketButton } from './basket-button.tsx';
import { PackDownload } from './pack-download.tsx';

const SIZES = '(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw';

/** One file or package: what it is, how large, whose it is, and where to get it. */
export function MediaCard({ item }: { item: MediaItem }) {
  const t = useWords();
  const { picture, kind, film } = item;
  return (
    <Card>
      {film && picture ? (
        <MediaFilmPlayer item={item} film={film} poster={picture} />
      ) : (
        <Cover tone={picture ? 'light' : 'deep'}>
          {picture ? <Picture picture={picture} sizes={SIZES} /> : <NoPicture kind={kind} />}
        </Cover>
      )}
      <CardMeta date={item.date}>{t(`item.${kind}`)}</CardMeta>
      <h3 className="title">{item.title}</h3>
      <CardSummary>{item.summary}</CardSummary>
      <p className={css['size']}>
        {item.duration !== undefined && <span>{t('item.minutes', clock(item.duration))}</span>}
        <span>{t('item.files', { count: item.fileCount })}</span>
        <span>{formatFileSize(item.size)}</span>
        <span>{t('item.credit', { credit: item.credit })}</span>
        {film && <span>{t(film.captions.length > 0 ? 'item.captioned' : 'item.silent')}</span>}
      </p>
      {film && <FilmText film={film} />}
      <Download item={item} />
      {item.url !== '' && <BasketButton item={item} />}
    </Card>
  );
}

function NoPicture({ kind }: { kind: MediaItem['kind'] }) {
  return (
    <span className={css['blank']}>
      <Icon name={kind === 'video' ? 'play' : 'download'} />
    </span>
  );
}

function Download({ item }: { item: MediaItem }) {
  const t = useWords();
  if (item.url === '') return <p className="legal">{t('item.unpublished')}</p>;
  if (item.kind === 'pack') return <PackDownload item={item} />;
  return (
    <p>
      <a className={css['download']} href={item.url} download>
        <Icon name="download" />
        {t('item.download')}
        <span className="visually-hidden">{t('item.of', { title: item.title, size: formatFileSize(item.size) })}</span>
      </a>
    </p>
  );
}
