import type { Air } from './bend.ts';

interface Tip {
  x: number;
  y: number;
}

/** Seconds in which the wand comes and goes, and follows the hand: two thirds of the way. */
const APPEARS = 0.25;
const FOLLOWS = 0.09;
/** Milliseconds after which a hand that rests has let go. */
const RESTS = 2500;
/** Milliseconds: after a pause of the drawing nothing jumps. */
const LONGEST = 50;

/** The smoke wand: it follows what holds it softly, and fades when nothing does. */
export class Wand {
  readonly air: Air = { time: 0, bend: 1, x: 0, y: 0, strength: 0 };
  #tip: Tip | null = null;
  #heldUntil = 0;
  #last = 0;

  /** Somebody points here, in pixels of the picture. */
  hold(tip: Tip): void {
    if (this.air.strength < 0.02) Object.assign(this.air, tip);
    this.#tip = tip;
    this.#heldUntil = this.#last + RESTS;
  }

  release(): void {
    this.#heldUntil = 0;
  }

  /** @param now of this picture, milliseconds */
  move(now: number): void {
    const passed = Math.min(now - this.#last, LONGEST) / 1000;
    this.#last = now;
    this.air.time += passed;
    const wanted = now < this.#heldUntil ? 1 : 0;
    this.air.strength += (wanted - this.air.strength) * (1 - Math.exp(-passed / APPEARS));
    if (!this.#tip) return;
    const share = 1 - Math.exp(-passed / FOLLOWS);
    this.air.x += (this.#tip.x - this.air.x) * share;
    this.air.y += (this.#tip.y - this.air.y) * share;
  }
}
