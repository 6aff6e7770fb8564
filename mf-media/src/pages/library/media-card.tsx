import { usePage } from 'shared';
import { formatFileSize } from 'shared/contract/text/file-size';
import type { MediaItem } from 'shared/contract/media/media';
import { Card, CardMeta, CardSummary } from 'shared/ui/cards/card/card';
import { Cover } from 'shared/ui/cards/card/cover';
import { Icon } from 'shared/ui/media/icon/icon';
import type { OpenedLightbox } from 'shared/ui/media/lightbox/use-lightbox';
import { Picture } from 'shared/ui/media/picture/picture';
import { OfferLinks } from '../../components/offer-links.tsx';
import { useWords } from '../../messages/words.ts';
import { clock } from '../../model/duration.ts';
import { paths } from '../../paths.ts';
import css from './library.module.css';
import { FilmText, MediaFilmPlayer } from '../../components/media-film.tsx';
import { BasketButton } from './basket-button.tsx';

/** As wide as the columns of the card grid, and of the list. */
const SIZES = {
  grid: '(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 62rem) 30vw, (min-width: 41rem) 45vw, 92vw',
  list: '(min-width: 48rem) 16rem, 92vw',
};

export interface MediaCardProps {
  item: MediaItem;
  /** What opens its picture in place; null where there is none. */
  enlarge: ReturnType<OpenedLightbox['linkOf']> | null;
  view: 'grid' | 'list';
  /** Among the first that are seen. */
  priority: boolean;
}

/** One file or package: what it is, how large, whose it is, and where to get it. */
export function MediaCard({ item, view, enlarge, priority }: MediaCardProps) {
  const t = useWords();
  const { lang } = usePage();
  const { picture, kind, film } = item;
  return (
    <Card>
      {film && picture ? (
        <MediaFilmPlayer item={item} film={film} poster={picture} />
      ) : (
        <Cover tone={picture ? 'light' : 'deep'}>
          {picture && enlarge ? (
            <a
              className={css['enlarge']}
              href={paths.entry.href(lang, { id: item.id })}
              aria-label={t('lightbox.enlarge', { caption: item.title })}
              {...enlarge}
            >
              <Picture picture={picture} sizes={SIZES[view]} priority={priority} alt="" />
            </a>
          ) : (
            <NoPicture kind={kind} />
          )}
        </Cover>
      )}
      <CardMeta date={item.date}>{t(`item.${kind}`)}</CardMeta>
      <h3 className="title">
        <a href={paths.entry.href(lang, { id: item.id })}>{item.title}</a>
      </h3>
      <CardSummary>{item.summary}</CardSummary>
      <p className={css['size']}>
        {item.duration !== undefined && <span>{t('item.minutes', clock(item.duration))}</span>}
        <span>{t('item.files', { count: item.fileCount })}</span>
        <span>{formatFileSize(item.size)}</span>
        <span>{t('item.credit', { credit: item.credit })}</span>
        {film && <span>{t(film.captions.length > 0 ? 'item.captioned' : 'item.silent')}</span>}
      </p>
      {film && <FilmText film={film} />}
      <OfferLinks item={item} />
      {item.offers.length > 0 && <BasketButton item={item} />}
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
