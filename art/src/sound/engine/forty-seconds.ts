import { inHall, SHOW_HALL } from '../hall.ts';
import { lowPass, pinkFrom } from '../filters.ts';
import { bringToCeiling } from '../loudness.ts';
import { fade, lay, made, mix, noiseFrom, silence, type Stereo } from '../signal.ts';
import { engineSound } from './engine.ts';
import { LENGTH, OFF, revolutionsAt, STARTER, throttleAt } from './r1.ts';
import { starterSound } from './starter.ts';

/** An idle beside full speed would not be heard: how much quieter than life the loud end is. */
const levelAt = (revolutions: number, throttle: number) =>
  (1.15 - throttle * (0.85 - 0.85 * (revolutions / 9000) ** 0.8)) * (1.5 - 0.5 * (revolutions / 9000));

/** The air of a hall full of people who say nothing. */
function hallAir(seed: number): Float32Array {
  const air = lowPass(420);
  const noise = pinkFrom(noiseFrom(seed));
  return made(LENGTH, () => 0.006 * air(noise()));
}

/** Forty seconds of the engine of the R1 in a dark hall. */
export function fortySeconds(): Stereo {
  const out = silence(LENGTH);
  lay(out, starterSound(), { at: STARTER.from, gain: 0.5, place: 0.1 });
  const engine = engineSound(LENGTH, (at) => ({
    revolutions: revolutionsAt(at),
    throttle: throttleAt(at),
    burns: at > STARTER.until - 0.05 && at < OFF,
  }));
  for (let i = 0; i < engine.left.length; i += 1) {
    const at = (i * LENGTH) / engine.left.length;
    const level = levelAt(revolutionsAt(at), throttleAt(at));
    engine.left[i] *= level;
    engine.right[i] *= level;
  }
  mix(out, engine);
  const heard = inHall(out, SHOW_HALL);
  lay(heard, hallAir(51), { place: -1 });
  lay(heard, hallAir(52), { place: 1 });
  fade(heard, { into: 0.6, out: 0.5 });
  bringToCeiling(heard);
  return heard;
}
