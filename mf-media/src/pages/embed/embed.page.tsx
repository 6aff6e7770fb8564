import { usePage } from 'shared';
import type { PageProps } from 'shared/server';
import { MediaFilmPlayer } from '../../components/media-film.tsx';
import { useSaverChoices } from '../../components/saver-choices.ts';
import { useWords } from '../../messages/words.ts';
import { filmOptions } from '../../model/film-options.ts';
import { paths } from '../../paths.ts';
import type { EmbedData } from './embed.load.ts';
import css from './embed.module.css';

/** A film in a frame of another site: the film, whose it is, and the way to its page. */
export function EmbedPage({ data: { item, film, poster, detail, play } }: PageProps<EmbedData>) {
  const t = useWords();
  const { lang } = usePage();
  const { id, title, credit } = item;
  const choicesOf = useSaverChoices((chosen) => paths.embed.href(lang, { id, play: chosen }));
  const { tracks, startAt, sources } = filmOptions(id, detail, { lang, choice: { chapter: 1, play } });
  const ask = play === '' ? choicesOf(detail) : undefined;
  return (
    <div className={css['embed']}>
      <MediaFilmPlayer
        item={item}
        film={film}
        poster={poster}
        options={{ chapters: [], tracks, startAt, sources, ask }}
      />
      <div className={css['foot']}>
        <h1 className={css['title']}>
          <a href={paths.entry.href(lang, { id })} target="_blank" rel="noopener">
            {title}
          </a>
        </h1>
        <p>{t('filmPage.from', { credit })}</p>
      </div>
    </div>
  );
}
