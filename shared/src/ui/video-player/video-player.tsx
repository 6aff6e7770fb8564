import { useRef, type ReactNode } from 'react';
import { clock, videoAttributes, type Captions, type Video } from './video.ts';
import css from './video-player.module.css';

export interface Chapter {
  /** Seconds from the start. */
  at: number;
  name: string;
}

export interface VideoPlayerProps {
  video: Video;
  /** One per language; that of the page comes first and is on. */
  captions: readonly Captions[];
  caption: ReactNode;
  chapters?: readonly Chapter[];
  /** Everything that is said and seen, as text (WCAG 1.2.3). */
  transcript?: ReactNode;
  words: { transcript: string; chapters: string };
}

/**
 * A film with the browser's own controls: they know captions, speed, full screen, keyboard and the language of the
 * visitor. Chapters are links into the file; in a live island they play in place.
 */
export function VideoPlayer({ video, captions, caption, chapters = [], transcript, words }: VideoPlayerProps) {
  const film = useRef<HTMLVideoElement>(null);
  function playFrom(seconds: number): void {
    if (!film.current) return;
    film.current.currentTime = seconds;
    // Refused where the browser asks for a click in the film itself; its controls are there.
    void film.current.play().catch(() => {});
  }
  return (
    <figure className={css['player']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not look into a list; captions are a required property */}
      <video className={css['film']} ref={film} controls aria-label={video.title} {...videoAttributes(video)}>
        {video.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        {captions.map(({ src, lang, name }, at) => (
          <track key={lang} kind="captions" src={src} srcLang={lang} label={name} default={at === 0} />
        ))}
      </video>
      <figcaption className="note">{caption}</figcaption>
      {chapters.length > 0 && (
        <nav aria-label={words.chapters} data-print="off">
          <ol className={css['chapters']}>
            {chapters.map(({ at, name }) => (
              <li key={at}>
                <a
                  className={css['chapter']}
                  href={`${video.sources[0]?.src ?? ''}#t=${at}`}
                  data-full=""
                  onClick={(event) => {
                    event.preventDefault();
                    playFrom(at);
                  }}
                >
                  <span className={css['time']}>{clock(at)}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {transcript !== undefined && (
        <details className={css['transcript']}>
          <summary className={css['summary']}>{words.transcript}</summary>
          <div className={css['text']}>{transcript}</div>
        </details>
      )}
    </figure>
  );
}
