import { describe, expect, it } from 'vitest';
import { moved, moveOfKey, sideOf, START, turned, zoomed } from './orbit.ts';

const press = (...keys: string[]) =>
  keys.reduce((orbit, key) => {
    const move = moveOfKey(key);
    return move ? moved(orbit, move) : orbit;
  }, START);

describe('somebody at a keyboard', () => {
  it('goes round the vehicle and is where it began after a whole turn', () => {
    expect(press('ArrowRight').azimuth).toBe((START.azimuth + 15) % 360);
    expect(press(...Array.from({ length: 24 }, () => 'ArrowLeft'))).toEqual(START);
  });

  it('sees neither the underside nor only the roof', () => {
    const many = (key: string) => press(...Array.from({ length: 30 }, () => key));
    expect(many('ArrowDown').elevation).toBe(2);
    expect(many('ArrowUp').elevation).toBe(62);
  });

  it('comes nearer and goes away, within reach, and back to the start', () => {
    expect(press('+').distance).toBeLessThan(1);
    expect(press('=')).toEqual(press('+'));
    expect(press('-').distance).toBeGreaterThan(1);
    expect(zoomed(START, 0.01).distance).toBe(0.55);
    expect(zoomed(START, 100).distance).toBe(1.5);
    expect(press('ArrowUp', '+', 'ArrowLeft', '0')).toEqual(START);
    expect(press('-', 'Home')).toEqual(START);
  });

  it.each(['Tab', 'Escape', 'a', 'Enter'])('keeps %s for what it does elsewhere', (key) => {
    expect(moveOfKey(key)).toBeUndefined();
  });
});

it.each([
  [0, 'front'],
  [22, 'front'],
  [45, 'frontLeft'],
  [90, 'left'],
  [180, 'rear'],
  [270, 'right'],
  [318, 'frontRight'],
  [350, 'front'],
  [-90, 'right'],
  [720 + 135, 'rearLeft'],
])('from %i degrees the %s is seen', (azimuth, side) => {
  expect(sideOf(turned({ ...START, azimuth: 0 }, azimuth))).toBe(side);
});
