import { randomFrom, RATE } from '../signal.ts';
import { R1 } from './r1.ts';

/** What an engine does at a moment. */
export interface Running {
  /** Revolutions a minute. */
  revolutions: number;
  /** 0 to 1. */
  throttle: number;
  /** Without it the crank turns and nothing burns. */
  burns: boolean;
}

/** What goes out of it and into it in a sample: pressure at both ends of the exhaust, and at the intake. */
export interface Breath {
  left: number;
  right: number;
  intake: number;
  /** Unburnt fuel that went off in the exhaust, 0 for none. */
  crackle: number;
}

const APART = R1.cycle / R1.cylinders;
/** Metres a second, in hot gas. */
const GAS = 520;
/** Intake valves open so many degrees of the crank after the exhaust's. */
const INHALES = 225;
/** Below so much throttle, and above so many revolutions, fuel is left over. */
const CRACKLES = { throttle: 0.06, revolutions: 2000, chance: 0.3 };

interface Cylinder {
  /** Degrees of the cycle at which it fires, with the way through its header in seconds. */
  fires: number;
  way: number;
  strength: number;
  /** Of this cycle alone: no two burn alike. */
  now: number;
  before: number;
}

/** Pressure that leaves a valve, by degrees since it opened: quick to rise, slower to fall. */
function released(degrees: number, perSecond: number): number {
  const rise = 3 + 0.000_07 * perSecond;
  const fall = 16 + 0.000_5 * perSecond;
  if (degrees > 7 * fall) return 0;
  return (1 - Math.exp(-degrees / rise)) * Math.exp(-degrees / fall);
}

const inhaled = (degrees: number) => (degrees < 240 ? -Math.sin((Math.PI * degrees) / 240) : 0);

/** The eight of them, sample by sample. */
export function cylinders(seed: number): (running: Running) => Breath {
  const random = randomFrom(seed);
  const all = R1.strengths.map((strength, i): Cylinder => ({
    fires: i * APART,
    way: R1.headers[i] / GAS,
    strength,
    now: 0,
    before: 720,
  }));
  let crank = 0;

  /** A new cycle of a cylinder: uneven at idle, even under load. Gives how loudly it crackles. */
  function ignite(one: Cylinder, { revolutions, throttle, burns }: Running): number {
    const uneven = 0.04 + 0.24 * Math.exp(-revolutions / 900);
    const power = 0.1 + 0.9 * throttle;
    one.now = burns ? one.strength * power * (1 + uneven * (2 * random() - 1)) : 0.03 * one.strength;
    const isLean = burns && throttle < CRACKLES.throttle && revolutions > CRACKLES.revolutions;
    return isLean && random() < CRACKLES.chance ? 0.4 + 0.9 * random() : 0;
  }

  return (running) => {
    const perSecond = running.revolutions * 6;
    crank = (crank + perSecond / RATE) % R1.cycle;
    const breath: Breath = { left: 0, right: 0, intake: 0, crackle: 0 };
    for (let i = 0; i < all.length; i += 1) {
      const one = all[i];
      const degrees = (2 * R1.cycle + crank - one.fires - one.way * perSecond) % R1.cycle;
      if (degrees < one.before) breath.crackle += ignite(one, running);
      one.before = degrees;
      const out = one.now * released(degrees, perSecond);
      if (i % 2 === 0) breath.left += out;
      else breath.right += out;
      breath.intake += one.now * inhaled((degrees + R1.cycle - INHALES) % R1.cycle);
    }
    return breath;
  };
}
