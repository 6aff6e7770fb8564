import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bendLines, heightAt, lineThrough, type Air } from './bend.ts';
import { fieldOf, heightsOf, type Field } from './field.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const FOLDER = path.join(ROOT, 'mf-content/src/components/tunnel');

/** The files that the home page shows, with the orange line of the same picture. */
function realField(shape: 'wide' | 'slim'): Field {
  const file = fs.readFileSync(path.join(FOLDER, `s1-night-${shape}.svg`), 'utf8');
  const orange = fs.readFileSync(path.join(FOLDER, 'orange-lines.ts'), 'utf8');
  const d = new RegExp(`ORANGE_${shape.toUpperCase()} =\\s+'([^']+)'`).exec(orange)?.[1] ?? '';
  return fieldOf(file, { y: heightsOf(d), weight: 1.8 });
}

const STILL: Air = { time: 0, bend: 1, x: 0, y: 0, strength: 0 };
const rowsOf = (field: Field) => field.lines.map(({ y }) => new Float32Array(y.length));

function bent(field: Field, air: Partial<Air>): Float32Array[] {
  const rows = rowsOf(field);
  bendLines(field, { ...STILL, ...air }, rows);
  return rows;
}

/** Wands all over the picture and far out of it, at several moments. */
function everyAir({ width, height }: Field): Air[] {
  const shares = [-0.2, 0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.7, 0.85, 1.1];
  return shares.flatMap((x) =>
    shares.flatMap((y) => [0, 1.7, 40].map((time) => ({ time, bend: 1, strength: 1, x: x * width, y: y * height }))),
  );
}

// Spec STATE-wind; issue 23, item 1.
describe.each(['wide', 'slim'] as const)('the moving air over the %s picture', (shape) => {
  const field = realField(shape);

  it('begins with the lines that lay there: fifty-two, from the lowest up, one of them orange', () => {
    expect(field.lines).toHaveLength(52);
    expect(field.lines.filter(({ isAccent }) => isAccent)).toHaveLength(1);
    const [lowest, next] = field.lines.map(({ y }) => y[0] ?? 0);
    expect(lowest).toBeGreaterThan(next ?? 0);
    expect(field.step * ((field.lines[0]?.y.length ?? 0) - 1)).toBe(field.width);
  });

  it('never enters the car, wherever the wand is', () => {
    const skin = field.lines[0]?.y ?? [];
    const inside = everyAir(field).filter((air) =>
      bent(field, air).some((row) => row.some((y, column) => y > (skin[column] ?? 0) + 0.01)),
    );
    expect(inside).toEqual([]);
  });

  it('keeps its lines in order, wherever the wand is', () => {
    const crossings = everyAir(field).filter((air) => {
      const rows = bent(field, air);
      return rows.slice(1).some((row, at) => row.some((y, column) => y > (rows[at]?.[column] ?? 0)));
    });
    expect(crossings).toEqual([]);
  });

  it('is straight where no car is yet', () => {
    for (const row of bent(field, { bend: 0 })) expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.01);
  });

  it('makes way for the wand on both sides of it', () => {
    const at = { x: field.width * 0.9, y: field.lines[25]?.y.at(-6) ?? 0 };
    const [calm, pushed] = [bent(field, {}), bent(field, { ...at, strength: 1 })];
    const column = Math.round(at.x / field.step);
    const moved = (line: number) => (pushed[line]?.[column] ?? 0) - (calm[line]?.[column] ?? 0);
    expect(moved(21)).toBeGreaterThan(1);
    expect(moved(29)).toBeLessThan(-1);
    expect(Math.abs(moved(51))).toBeLessThan(1);
  });

  it('drifts by itself, and is the same at the same moment', () => {
    expect(bent(field, { time: 3 })).toEqual(bent(field, { time: 3 }));
    expect(bent(field, { time: 3 })).not.toEqual(bent(field, { time: 4 }));
  });

  it('takes smoke along the line through the tip, over the roof for a tip before the nose', () => {
    const rows = bent(field, {});
    const tip = { x: field.width * 0.95, y: 0 };
    const between = (line: number) => heightAt(rows[line] ?? [], tip.x / field.step);
    tip.y = (between(10) + between(11)) / 2;
    const smoke = lineThrough(field, rows, tip);
    expect(heightAt(smoke, tip.x / field.step)).toBeCloseTo(tip.y, 1);
    expect(smoke.every((y, column) => y <= (rows[10]?.[column] ?? 0) && y >= (rows[11]?.[column] ?? 0))).toBe(true);
  });

  it('leads smoke of a tip inside the car along its skin', () => {
    const rows = bent(field, {});
    const smoke = lineThrough(field, rows, { x: field.width / 2, y: field.height });
    expect(smoke).toEqual([...(rows[0] ?? [])]);
  });
});
