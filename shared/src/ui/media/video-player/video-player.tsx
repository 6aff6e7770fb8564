import { useEffect, useRef, useState, type ReactNode } from 'react';
import { clock, sourceFrom, videoAttributes, type Captions, type Video } from './video.ts';
import choices from './player-choices.module.css';
import css from './video-player.module.css';

export interface Chapter {
  /** Seconds from the start. */
  at: number;
  name: string;
  /** Page on which the film begins there; without one it is a place in the file. */
  href?: string;
}

/** By chapter: their names, or what is seen in them (WCAG 1.2.5, technique H96). */
export type ChapterTrack = Captions & { kind?: 'descriptions' };

export interface VideoPlayerProps {
  video: Video;
  /** One per language; that of the page comes first and is on. */
  captions: readonly Captions[];
  caption?: ReactNode;
  chapters?: readonly Chapter[];
  /** For players that offer chapters themselves, and descriptions that are read aloud; one per language, that of the page first. */
  chapterTracks?: readonly ChapterTrack[];
  /** How fast it may play; its own speed is 1. */
  speeds?: { label: string; of: readonly { rate: number; name: string }[] };
  /** Who saves data is asked first: pages on which the film comes, in the sizes that it has. */
  ask?: SaverQuestion;
  words: { chapters: string; failed: string };
}

export interface SaverQuestion {
  text: string;
  choices: readonly { href: string; name: string }[];
}

/** The server knows who saves data by `Save-Data`, styles by the media query; what only script can know is marked here. */
function markSaver(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) document.documentElement.setAttribute('data-saving', 'on');
}

/** The film of a live island: whether it came, and its moments. */
function useFilm(asks: boolean) {
  const film = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  // Where the island came alive by the very touch that started the film, the errors of its files may be over.
  useEffect(() => {
    if (film.current?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(true);
  }, []);
  useEffect(() => {
    if (asks) markSaver();
  }, [asks]);
  function playFrom(seconds: number): void {
    if (!film.current) return;
    film.current.currentTime = seconds;
    // Refused where the browser asks for a click in the film itself; its controls are there.
    void film.current.play().catch(() => {});
  }
  return { film, failed, fail, playFrom };
}

/**
 * A film with the browser's own controls: they know captions, speed, full screen, keyboard and the language of the
 * visitor. Chapters are links to their moment; in a live island they play in place, and a film that does not come says so.
 */
export function VideoPlayer({
  video,
  captions,
  caption,
  chapters = [],
  chapterTracks = [],
  speeds,
  ask,
  words,
}: VideoPlayerProps) {
  const { film, failed, fail, playFrom } = useFilm(ask !== undefined);
  return (
    <figure className={css['player']}>
      {ask && <Question {...ask} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the rule does not look into a list; captions are a required property */}
      <video
        className={css['film']}
        ref={film}
        controls
        aria-label={video.title}
        onError={fail}
        {...videoAttributes(video)}
      >
        <Sources video={video} onError={fail} />
        <Tracks captions={captions} chapterTracks={chapterTracks} />
      </video>
      {failed && (
        <p className={css['failed']} role="alert">
          {words.failed}
        </p>
      )}
      {speeds && (
        <Speeds
          {...speeds}
          onChoose={(rate) => {
            if (film.current) film.current.playbackRate = rate;
          }}
        />
      )}
      {caption !== undefined && <figcaption className="note">{caption}</figcaption>}
      {chapters.length > 0 && (
        <Chapters name={words.chapters} of={chapters} file={video.sources[0]?.src ?? ''} onChoose={playFrom} />
      )}
    </figure>
  );
}

/** The last of them says that none could be played. */
function Sources({ video, onError }: { video: Video; onError: () => void }) {
  const { sources } = video;
  return sources.map(({ src, type, media }, at) => (
    <source
      key={`${src} ${media}`}
      src={sourceFrom(src, video)}
      type={type}
      media={media}
      {...(at === sources.length - 1 ? { onError } : {})}
    />
  ));
}

/** The first of the captions is on. */
function Tracks({ captions, chapterTracks = [] }: Pick<VideoPlayerProps, 'captions' | 'chapterTracks'>) {
  return (
    <>
      {captions.map(({ src, lang, name }, at) => (
        <track key={lang} kind="captions" src={src} srcLang={lang} label={name} default={at === 0} />
      ))}
      {chapterTracks.map(({ src, lang, name, kind = 'chapters' }) => (
        <track key={src} kind={kind} src={src} srcLang={lang} label={name} />
      ))}
    </>
  );
}

type SpeedsProps = NonNullable<VideoPlayerProps['speeds']> & { onChoose: (rate: number) => void };

/** Only script can change the speed: without it there is no such choice. */
function Speeds({ label, of, onChoose }: SpeedsProps) {
  return (
    <label className={choices['speed']} data-print="off">
      {label}
      <select defaultValue="1" onInput={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
        {of.map(({ rate, name }) => (
          <option key={rate} value={rate}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Stands in the place of the film while somebody saves data: what is not shown fetches nothing. */
function Question({ text, choices: sizes }: SaverQuestion) {
  return (
    <div className={choices['ask']}>
      <p>{text}</p>
      <ul>
        {sizes.map(({ href, name }) => (
          <li key={href}>
            <a className={choices['choice']} href={href} data-full="">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChaptersProps {
  name: string;
  of: readonly Chapter[];
  /** Address that they are places in. */
  file: string;
  onChoose: (seconds: number) => void;
}

function Chapters({ name: label, of, file, onChoose }: ChaptersProps) {
  return (
    <nav aria-label={label} data-print="off">
      <ol className={css['chapters']}>
        {of.map(({ at, name, href }) => (
          <li key={at}>
            <a
              className={css['chapter']}
              href={href ?? `${file}#t=${at}`}
              data-full=""
              onClick={(event) => {
                event.preventDefault();
                onChoose(at);
              }}
            >
              <span className={css['time']}>{clock(at)}</span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Everything that is said and seen in a film, as text (WCAG 1.2.3). */
export function Transcript({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={css['transcript']} data-keep="transcript">
      <summary className={css['summary']}>{name}</summary>
      <div className={css['text']}>{children}</div>
    </details>
  );
}
