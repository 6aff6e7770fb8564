import type { FilmChapter } from 'shared/contract/media/media-detail';
import { clock } from 'shared/ui/media/video-player/video';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import css from './entry.module.css';

/** A film as text: what is seen in each chapter, and what its captions say (WCAG 1.2.3, spec M24). */
export function FilmInWords({ chapters }: { chapters: readonly FilmChapter[] }) {
  const t = useWords();
  return (
    <section className={css['background']} aria-labelledby="film-text">
      <SectionHead id="film-text" title={t('item.transcript')} />
      <p className="note">{t('filmPage.inWords')}</p>
      {chapters.map(({ at, name, seen, lines }) => (
        <div className={css['chapter']} key={at}>
          <h3 className="title">{t('filmPage.chapter', { time: clock(at), name })}</h3>
          <p>{seen}</p>
          {lines.length > 0 && (
            <>
              <p className="note">{t('filmPage.captions')}</p>
              <ul className={css['lines']}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
