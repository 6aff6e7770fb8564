import { describe, expect, it } from 'vitest';
import { Wand } from './wand.ts';

function moveFor(wand: Wand, from: number, milliseconds: number): void {
  for (let time = from; time <= from + milliseconds; time += 16) wand.move(time);
}

describe('the smoke wand', () => {
  it('is nowhere until somebody points', () => {
    const wand = new Wand();
    moveFor(wand, 0, 1000);
    expect(wand.air.strength).toBe(0);
    expect(wand.air.time).toBeCloseTo(1, 1);
  });

  it('appears where somebody points first, and follows softly', () => {
    const wand = new Wand();
    wand.hold({ x: 100, y: 50 });
    moveFor(wand, 0, 800);
    expect(wand.air).toMatchObject({ x: 100, y: 50 });
    expect(wand.air.strength).toBeGreaterThan(0.9);
    wand.hold({ x: 200, y: 50 });
    wand.move(832);
    expect(wand.air.x).toBeGreaterThan(100);
    expect(wand.air.x).toBeLessThan(140);
    moveFor(wand, 848, 700);
    expect(wand.air.x).toBeCloseTo(200, 0);
  });

  it('fades when it is let go, and when nothing has moved it for a while', () => {
    const wand = new Wand();
    wand.hold({ x: 100, y: 50 });
    moveFor(wand, 0, 800);
    wand.release();
    moveFor(wand, 816, 1500);
    expect(wand.air.strength).toBeLessThan(0.02);
    wand.hold({ x: 300, y: 80 });
    expect(wand.air).toMatchObject({ x: 300, y: 80 });
    moveFor(wand, 3000, 6000);
    expect(wand.air.strength).toBeLessThan(0.02);
  });

  it('does not jump after a pause', () => {
    const wand = new Wand();
    wand.move(0);
    wand.move(60_000);
    expect(wand.air.time).toBeLessThan(0.1);
  });
});
