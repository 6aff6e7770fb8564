import { bringTo } from '../sound/loudness.ts';
import { fade, mix, silence, type Stereo } from '../sound/signal.ts';
import type { Film } from './moving.ts';
import { secondsOf } from './projector.ts';

/** Seconds that a shot sounds into the next one, and needs to be all there. */
const AFTER = 0.8;
const BEFORE = 0.35;
/** What broadcasters ask for, in LUFS (EBU R 128). */
const LOUDNESS = -23;

export const isHeard = ({ shots }: Film) => shots.some(({ sound }) => sound !== undefined);

/** Everything that is heard of a film, from the shots that its pictures come from; as long as these. */
export function soundOf(film: Film): Stereo {
  const whole = silence(secondsOf(film));
  let from = 0;
  for (const { seconds, sound } of film.shots) {
    if (sound) {
      const heard = sound(seconds + AFTER, from);
      fade(heard, { into: BEFORE, out: AFTER });
      mix(whole, heard, { at: from });
    }
    from += seconds;
  }
  fade(whole, { into: 0.4, out: 1.2 });
  bringTo(whole, LOUDNESS);
  return whole;
}
