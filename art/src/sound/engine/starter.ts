import { bandPass, chain, highPass, lowPass } from '../filters.ts';
import { made, noiseFrom, RATE } from '../signal.ts';
import { beatsAt, revolutionsAt, STARTER } from './r1.ts';

/** Turns of the starter's motor for one of the engine, and teeth of its pinion. */
const GEAR = 14;
const TEETH = 9;

/** The starter: its switch, then a motor that every compression holds back. Begins with `STARTER.from`. */
export function starterSound(): Float32Array {
  const noise = noiseFrom(3);
  const [grind, clack] = [bandPass(1750, 1.2), chain(highPass(300), lowPass(2600))];
  let [motor, beats] = [0, 0];
  const seconds = STARTER.until - STARTER.from + 0.25;
  return made(seconds, (at) => {
    const revolutions = Math.min(260, revolutionsAt(STARTER.from + at));
    beats += beatsAt(revolutions) / RATE;
    const held = 0.5 + 0.5 * Math.cos(2 * Math.PI * beats);
    motor += ((revolutions / 60) * GEAR * (1 - 0.14 * held)) / RATE;
    const turn = 2 * Math.PI * motor * TEETH;
    const whine =
      Math.sin(turn) + 0.5 * Math.sin(2 * turn + 0.4) + 0.3 * Math.sin(3 * turn + 1.1) + 0.14 * Math.sin(5 * turn);
    const runs = Math.min(1, at / 0.09) * Math.min(1, Math.max(0, (seconds - at) / 0.28));
    const click = Math.exp(-at / 0.006) + 0.5 * Math.exp(-Math.abs(at - seconds + 0.24) / 0.005);
    const chewing = (0.35 + 0.65 * held) * (0.16 * whine + 0.5 * grind(noise()));
    return 0.5 * runs * chewing + 0.8 * clack(click * noise());
  });
}
