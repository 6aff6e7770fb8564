import { expect, it } from 'vitest';
import { calmLines } from '../../testing/calm-lines.ts';
import { heroScene } from './hero-scenes.ts';

it('draws one orange line over the roof of a picture whose roof was measured', () => {
  const scene = heroScene('s1-night');
  expect(scene?.wide.streams.filter((stream) => stream.accent)).toHaveLength(1);
  expect(scene?.slim.streams.filter((stream) => stream.accent)).toHaveLength(1);
  expect(scene?.wide.streams).toHaveLength(52);
});

it('is computed once', () => {
  expect(heroScene('s1-night')).toBe(heroScene('s1-night'));
});

it('draws nothing over any other picture', () => {
  expect(heroScene('welding-line')).toBeNull();
  expect(heroScene('toString')).toBeNull();
});

it.each(['wide', 'slim'] as const)(
  'keeps the %s lines in a file that shows the roof as it was measured',
  async (shape) => {
    const scene = heroScene('s1-night');
    if (!scene) throw new Error('the scene is gone');
    await expect(calmLines(scene[shape])).toMatchFileSnapshot(`../../components/hero-lines/s1-night-${shape}.svg`);
  },
);
