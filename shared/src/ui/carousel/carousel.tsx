import type { ReactNode } from 'react';
import { useAlive } from '../../runtime/use-alive.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import css from './carousel.module.css';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';

export interface CarouselWords {
  /** What this is, for `aria-roledescription`. */
  carousel: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** Such as `2 of 5`. */
  place: (slide: number, slides: number) => string;
}

export interface CarouselProps {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  words: CarouselWords;
  /** `one` slide as wide as the row, or `cards` of which several are seen. */
  layout?: 'one' | 'cards';
  /** Turns by itself, with a button to stop it. */
  rotates?: boolean;
}

/**
 * Slides in a row that scrolls and snaps: with a finger, a wheel or the keyboard, without any script. A live island adds
 * buttons, the place and, where it is wanted, rotation (APG carousel).
 */
export function Carousel({ label, slides, words, layout = 'one', rotates = false }: CarouselProps) {
  const alive = useAlive();
  const { scroller, current, atEnd, go } = useSlides();
  const { box, playing, toggle } = useRotation(rotates, () => go(atEnd ? 0 : current + 1));
  return (
    <div className={css['carousel']} ref={box} role="group" aria-roledescription={words.carousel} aria-label={label}>
      <div className={css['controls']} data-print="off">
        {alive && (
          <Controls words={words} slides={slides.length} place={{ current, atEnd }} go={go}>
            {rotates && (
              <Turn name={playing ? words.pause : words.play} onClick={toggle}>
                <Icon name={playing ? 'pause' : 'play'} />
              </Turn>
            )}
          </Controls>
        )}
      </div>
      <div className={css['scroller']} ref={scroller} role="region" aria-label={label} tabIndex={0}>
        <ul className={classNames(css['slides'], css[layout])}>
          {slides.map(({ id, content }) => (
            <li key={id} className={css['slide']}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ControlsProps {
  words: CarouselWords;
  slides: number;
  place: { current: number; atEnd: boolean };
  go: (index: number) => void;
  children: ReactNode;
}

function Controls({ words, slides, place: { current, atEnd }, go, children }: ControlsProps) {
  // The last of several visible cards never reaches the start edge.
  const shown = atEnd ? slides - 1 : current;
  return (
    <>
      <ol className={css['marks']} aria-hidden="true">
        {Array.from({ length: slides }, (_, at) => at).map((at) => (
          <li key={at} className={classNames(css['mark'], at === shown && css['here'])} />
        ))}
      </ol>
      <p className={css['place']} aria-live="polite">
        {words.place(shown + 1, slides)}
      </p>
      <div className={css['turns']}>
        {children}
        <Turn name={words.previous} inactive={current === 0} onClick={() => go(current - 1)}>
          <span className={css['back']} />
        </Turn>
        <Turn name={words.next} inactive={atEnd} onClick={() => go(current + 1)}>
          <span className={css['on']} />
        </Turn>
      </div>
    </>
  );
}

interface TurnProps {
  name: string;
  onClick: () => void;
  children: ReactNode;
  /** Keeps focus at the end of the row, where a disabled button would lose it. */
  inactive?: boolean;
}

function Turn({ name, onClick, children, inactive = false }: TurnProps) {
  return (
    <button
      className={css['turn']}
      type="button"
      aria-label={name}
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
    >
      {children}
    </button>
  );
}
