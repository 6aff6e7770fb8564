import { Icon } from '../icon/icon.tsx';
import { videoAttributes, type Video } from './video.ts';
import css from './video-player.module.css';

export interface LoopVideoProps {
  video: Video;
  words: { play: string; pause: string };
}

/**
 * A silent moving picture. Nothing starts by itself before script, because the attribute `autoplay` knows nothing of
 * reduced motion; then it has the browser's controls. The kernel plays it in sight and puts the button in their place.
 */
export function LoopVideo({ video, words }: LoopVideoProps) {
  return (
    <div className={css['loop']}>
      <video className={css['film']} muted loop controls aria-label={video.title} {...videoAttributes(video)}>
        {video.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button className={css['toggle']} type="button" hidden data-print="off">
        <span className={css['pause']}>
          <Icon name="pause" />
          <span className="visually-hidden">{words.pause}</span>
        </span>
        <span className={css['play']}>
          <Icon name="play" />
          <span className="visually-hidden">{words.play}</span>
        </span>
      </button>
    </div>
  );
}
