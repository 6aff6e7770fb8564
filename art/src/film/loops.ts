import { drawn, taken } from './frame.ts';
import { openBattery, orbit, sweptScan, turningMotor } from './machines.ts';
import type { Loop } from './moving.ts';

const TURN = 2 * Math.PI;

/** Stands still for a while at both ends of its way. */
const rest = (time: number) => {
  const swing = 0.5 + 0.5 * Math.cos(TURN * time);
  return swing * swing * (3 - 2 * swing);
};

function scanLoop(): Loop {
  const scan = sweptScan();
  // Begins with the section on its way, so that the poster, its first picture, shows it.
  return { seconds: 8, poster: 0, frame: (time) => drawn(scan(time + 0.2)) };
}

/** Silent loops by the name of their file. */
export const LOOPS: Readonly<Record<string, () => Loop>> = {
  'loop-wind': () => ({ seconds: 8, poster: 0, frame: (time) => taken({ name: 'wind-tunnel', time }) }),
  'loop-stage': () => ({ seconds: 10, poster: 0, frame: (time) => taken({ name: 'stage-guangzhou-2026', time }) }),
  'loop-welding': () => ({ seconds: 6, poster: 0, frame: (time) => taken({ name: 'factory-line', time }) }),
  'loop-battery': () => ({
    seconds: 9,
    poster: 0,
    frame: (time) => drawn(orbit(openBattery(rest(time)), 10 * Math.sin(TURN * time))),
  }),
  'loop-motor': () => ({
    seconds: 8,
    poster: 0,
    // An eighth of a turn brings every magnet and tooth to the place of another.
    frame: (time) => drawn(orbit(turningMotor(TURN * time), 7 * Math.sin(TURN * time))),
  }),
  'loop-scan': scanLoop,
};
