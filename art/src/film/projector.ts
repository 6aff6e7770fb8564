import type { Frame } from './frame.ts';
import { between } from './machines.ts';
import type { Film, Shot } from './moving.ts';
import { cardOf, titleOf, veil } from './titles.ts';

/** Seconds that a shot needs out of the dark, and back. */
const FADE = 0.45;

export const secondsOf = ({ shots }: Film) => shots.reduce((sum, { seconds }) => sum + seconds, 0);

const lettersOf = ({ card, title, figure }: Shot, shown: number) =>
  card && title ? cardOf(title, shown) : titleOf(title, figure, shown);

/** The picture of a film at a second: its shot, the shot's words, the dark between shots. */
export async function frameAt({ shots }: Film, at: number): Promise<Frame> {
  let begins = 0;
  let shot = shots[0];
  for (const next of shots) {
    shot = next;
    if (at < begins + next.seconds) break;
    begins += next.seconds;
  }
  const since = at - begins;
  const left = shot.seconds - since;
  const frame = await shot.frame(Math.min(1, since / shot.seconds), at);
  const shown = between(since, [0.4, 1.3]) * between(left, [0.15, 0.7]);
  const dark = 1 - Math.min(1, since / FADE, Math.max(0, left - 0.04) / FADE);
  return { ...frame, drawing: `${frame.drawing}${lettersOf(shot, shown)}${veil(dark)}` };
}
