import { useRef } from 'react';
import { useAlive } from '../../runtime/use-alive.ts';
import { Icon } from '../icon/icon.tsx';
import { useLoop } from './use-loop.ts';
import { videoAttributes, type Video } from './video.ts';
import css from './video-player.module.css';

export interface LoopVideoProps {
  video: Video;
  words: { play: string; pause: string };
}

/**
 * A silent moving picture. Nothing starts by itself before script, because the attribute `autoplay` knows nothing of
 * reduced motion; then it has the browser's controls, and a button of its own once the island is alive.
 */
export function LoopVideo({ video, words }: LoopVideoProps) {
  const alive = useAlive();
  const film = useRef<HTMLVideoElement>(null);
  const { playing, toggle } = useLoop(film);
  return (
    <div className={css['loop']}>
      <video
        className={css['film']}
        ref={film}
        muted
        loop
        controls={!alive}
        aria-label={video.title}
        {...videoAttributes(video)}
      >
        {video.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {alive && (
        <button
          className={css['toggle']}
          type="button"
          aria-label={playing ? words.pause : words.play}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
    </div>
  );
}
