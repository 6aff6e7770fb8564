import type { Field } from './field.ts';

/** What moves the lines at one moment. */
export interface Air {
  /** Seconds. */
  time: number;
  /** 0: straight as before any car was there; 1: over the car. */
  bend: number;
  /** The tip of the wand, in pixels of the picture. */
  x: number;
  y: number;
  /** 0: nobody holds it; 1: it is all there. */
  strength: number;
}

/** Pixels of a picture 1,920 wide; others have them in proportion. */
const TIP = { push: 62, across: 68, ahead: 100, behind: 280 };
const DRIFT = { lift: 1.6, wake: 5, length: 430 };
/** Radians a second, and from one line to the next: neighbours move together, so that they never meet. */
const PACE = 0.9;
const LAG = 0.16;
/** Pixels over the skin within which nothing may move far. */
const SHY = 46;

/** How much of a movement is left at this height over the skin. */
const freedom = (over: number, scale: number) => over / (over + SHY * scale);

/**
 * Heights of all lines now, column by column into `into`. The lowest line lies on the skin and stays: all others move by less than
 * their distance to it and in order, so that none can enter the car or cross another.
 */
export function bendLines(field: Field, air: Air, into: readonly Float32Array[]): void {
  const { lines, step, width } = field;
  const scale = width / 1920;
  const columns = lines[0]?.y.length ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const x = column * step;
    const aside = (x - air.x) / scale;
    const reach = Math.exp(-((aside / (aside > 0 ? TIP.ahead : TIP.behind)) ** 2) / 2) * air.strength;
    // The wake is where the air goes: lines swing more the further they have left the car behind.
    const swing = scale * (DRIFT.lift + (DRIFT.wake - DRIFT.lift) * Math.max(0, 1 - x / (width * 0.3)));
    const skin = lines[0]?.y[column] ?? 0;
    for (const [at, { y }] of lines.entries()) {
      const rest = y[column] ?? 0;
      const over = skin - rest;
      const wave = Math.sin(x / (scale * DRIFT.length) + air.time * PACE + at * LAG);
      const off = (rest - air.y) / (scale * TIP.across);
      const push = scale * TIP.push * reach * off * Math.exp(-(off * off) / 2);
      const far = y.at(-1) ?? rest;
      const now = rest + (push + swing * wave) * freedom(over, scale);
      const row = into[at];
      if (row) row[column] = far + (now - far) * air.bend;
    }
  }
}

/** Between the columns of a line: what lies at a fraction of them. */
export function heightAt(row: ArrayLike<number>, at: number): number {
  const within = Math.min(Math.max(at, 0), row.length - 1);
  const low = Math.min(Math.floor(within), row.length - 2);
  const from = row[low] ?? 0;
  return from + ((row[low + 1] ?? from) - from) * (within - low);
}

/** Heights of the line through a point, which the smoke of the wand takes: between the two that pass above and below it. */
export function lineThrough({ step }: Field, rows: readonly Float32Array[], point: Pick<Air, 'x' | 'y'>): number[] {
  const at = point.x / step;
  const above = rows.findIndex((row) => heightAt(row, at) < point.y);
  const next = above === -1 ? rows.length - 1 : Math.max(above, 1);
  const [lower, upper] = [rows[next - 1], rows[next]];
  if (!lower || !upper) return [];
  const [bottom, top] = [heightAt(lower, at), heightAt(upper, at)];
  const share = Math.min(Math.max((bottom - point.y) / (bottom - top || 1), 0), 1);
  return [...lower].map((value, column) => value + ((upper[column] ?? 0) - value) * share);
}
