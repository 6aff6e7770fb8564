import { bandPass, chain, highPass, lowPass, movingLow, pinkFrom, pipe } from '../filters.ts';
import { noiseFrom, RATE, samplesIn, type Stereo } from '../signal.ts';
import { cylinders, type Running } from './cylinders.ts';
import { R1 } from './r1.ts';

/** One of the two exhausts: its pipe, what the silencer leaves of the heights, and gas that hisses through it. */
function exhaust(seed: number): (pressure: number, running: Running) => number {
  const tail = chain(highPass(38), highPass(46), pipe(R1.tail, { returns: 0.44, dullness: 0.3, speed: 480 }));
  const short = pipe(0.42, { returns: 0.3, dullness: 0.2, speed: 430 });
  const body = bandPass(135, 0.9);
  const [rasp, shout] = [bandPass(2300, 1.1), highPass(1300)];
  const [open, silencer] = [movingLow(), movingLow(0.8)];
  const hiss = chain(highPass(700), lowPass(5200));
  const noise = noiseFrom(seed);
  return (pressure, { revolutions, throttle }) => {
    const piped = short(tail(pressure));
    const share = revolutions / 9000;
    // Waves of loud gas grow steep: the louder, the more harmonics.
    const drive = 0.9 + 5.6 * throttle;
    const steep = Math.tanh(drive * piped) / drive ** 0.62;
    const bright = 900 + 1400 * share + 12_000 * throttle * share;
    const gas = hiss(noise()) * Math.abs(pressure) * (0.05 + 0.2 * throttle);
    const heard = silencer(steep + 2.2 * throttle * share * shout(steep) + gas, bright);
    return heard + 0.55 * body(steep) + 0.9 * throttle * open(rasp(steep), 9000);
  };
}

/** The open mouths of the intake: what rings in them is what howls under load. */
function intake(seed: number): (pressure: number, running: Running) => number {
  const rings = [
    { filter: bandPass(205, 3.2), gain: 0.7 },
    { filter: bandPass(395, 4.5), gain: 1 },
    { filter: bandPass(620, 4), gain: 0.75 },
    { filter: bandPass(1240, 3), gain: 0.42 },
  ];
  const air = bandPass(1500, 0.7);
  const noise = pinkFrom(noiseFrom(seed));
  return (pressure, { throttle, revolutions }) => {
    const open = throttle ** 1.4 * (0.25 + 0.75 * (revolutions / 9000));
    const rushing = air(noise()) * (0.3 + Math.abs(pressure)) * 0.35;
    let heard = rushing;
    for (const { filter, gain } of rings) heard += gain * filter(pressure);
    return open * heard;
  };
}

/** Valves that close and wheels that mesh; little, and always there. */
function mechanism(seed: number): (running: Running) => number {
  const noise = noiseFrom(seed);
  const tick = chain(highPass(2600), lowPass(9000));
  let [turns, click, closed] = [0, 0, 0];
  return ({ revolutions }) => {
    turns += revolutions / 60 / RATE;
    const valves = Math.floor(turns * R1.cylinders);
    if (valves !== closed) click = 0.5 + 0.5 * Math.abs(noise());
    closed = valves;
    click *= Math.exp(-1 / (0.0011 * RATE));
    const mesh = Math.sin(2 * Math.PI * R1.teeth * turns) + 0.4 * Math.sin(4 * Math.PI * R1.teeth * turns + 1);
    const share = revolutions / 9000;
    return 0.05 * (0.2 + share) * tick(click * noise()) + 0.006 * share * mesh;
  };
}

/** What fuel that goes off in the pipe adds to both exhausts: short bursts. */
function crackling(seed: number): (fuel: number) => readonly [number, number] {
  const noise = noiseFrom(seed);
  const [low, high] = [lowPass(1900), bandPass(420, 1.1)];
  let [burst, side] = [0, 0];
  return (fuel) => {
    if (fuel > 0) {
      burst = Math.max(burst, fuel);
      side = 0.4 * noise();
    }
    burst *= Math.exp(-1 / (0.0075 * RATE));
    const sample = noise() * burst;
    const heard = 0.55 * low(sample) + 1.3 * high(sample);
    return [heard * (1 - side), heard * (1 + side)];
  };
}

/** An engine through a course of revolutions and throttle: exhausts on both sides, the intake in the middle. */
export function engineSound(seconds: number, course: (at: number) => Running): Stereo {
  const out = { left: new Float32Array(samplesIn(seconds)), right: new Float32Array(samplesIn(seconds)) };
  const [breathe, draws, works, crackles] = [cylinders(11), intake(23), mechanism(37), crackling(41)];
  const [leftPipe, rightPipe] = [exhaust(5), exhaust(7)];
  for (let i = 0; i < out.left.length; i += 1) {
    const running = course(i / RATE);
    if (running.revolutions < 1) continue;
    const breath = breathe(running);
    const [popLeft, popRight] = crackles(breath.crackle);
    const left = leftPipe(breath.left, running) + popLeft;
    const right = rightPipe(breath.right, running) + popRight;
    const middle = 0.5 * draws(breath.intake, running) + works(running);
    out.left[i] = 0.86 * left + 0.34 * right + middle;
    out.right[i] = 0.34 * left + 0.86 * right + middle;
  }
  return out;
}
