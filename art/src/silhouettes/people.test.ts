import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import type { Vec3 } from '../geometry/vector.ts';
import { groupOf } from './backlit.ts';
import { MANAGEMENT } from './cast.ts';
import { solidsOf, type Person } from './person.ts';
import { GROUP_VIEW, photographed } from './photograph.ts';
import { boxOf, distanceTo } from './solid.ts';

const PACK = new URL('../../../content/pack/', import.meta.url);
/** Metres: what hair, soles and folds may add. */
const SLACK = 0.05;
const STEP = 0.012;

const bodies = MANAGEMENT.map((person) => ({ person, solids: solidsOf(person), box: boxOf(solidsOf(person)) }));
type Body = (typeof bodies)[number];

const standing = bodies.filter(({ person }) => person.seat === undefined);
const isIn = ({ solids }: Body, p: Vec3) => distanceTo(solids, p) < 0;

/** Points of a level slice, as wide and as deep as somebody. */
function slice({ box: { low, high } }: Pick<Body, 'box'>, y: number, step = STEP): Vec3[] {
  const points: Vec3[] = [];
  for (let x = low[0]; x < high[0]; x += step) for (let z = low[2]; z < high[2]; z += step) points.push([x, y, z]);
  return points;
}

/** How wide somebody is at a height, whichever way they are turned: the longest way through the slice. */
function across(body: Body, y: number): number {
  const points = slice(body, y).filter((p) => isIn(body, p));
  const spans = [0, 0.4, 0.8, 1.2, 1.6, 2, 2.4, 2.8].map((angle) => {
    const along = points.map(([x, , z]) => x * Math.cos(angle) + z * Math.sin(angle));
    return Math.max(...along) - Math.min(...along);
  });
  return Math.max(...spans);
}

function topOf(body: Body): number {
  for (let y = 2.1; y > 0; y -= STEP) if (slice(body, y).some((p) => isIn(body, p))) return y;
  return 0;
}

describe.each(standing.map((body) => ({ id: body.person.id, body })))('$id, who stands,', ({ body }) => {
  const { height } = body.person;

  it('is as tall as it is said', () => {
    expect(Math.abs(topOf(body) - height)).toBeLessThan(SLACK);
  });

  it('has shoulders much wider than the head, and a neck between them', () => {
    const [head, neck, shoulders] = [0.93, 0.865, 0.785].map((share) => across(body, share * height));
    expect(shoulders / head).toBeGreaterThan(1.7);
    expect(shoulders / head).toBeLessThan(4);
    expect(neck).toBeLessThan(shoulders * 0.6);
  });
});

test('nobody sinks into the floor, and all have something on it', () => {
  const lowest = bodies.map((body) => {
    for (let y = -0.1; y < 0.3; y += 0.006) if (slice(body, y).some((p) => isIn(body, p))) return y;
    return 9;
  });
  expect(Math.min(...lowest)).toBeGreaterThan(-0.012);
  expect(Math.max(...lowest)).toBeLessThan(0.03);
});

/** Where two may meet. */
function common(one: Body, other: Body): Body['box'] {
  const edge = (end: 'low' | 'high', pick: typeof Math.max) =>
    [0, 1, 2].map((k) => pick(one.box[end][k], other.box[end][k])) as unknown as Vec3;
  return { low: edge('low', Math.max), high: edge('high', Math.min) };
}

test('nobody stands in somebody else', () => {
  const heights = Array.from({ length: 40 }, (_, i) => 0.02 + i * 0.045);
  const meeting = bodies.flatMap((one, at) =>
    bodies
      .slice(at + 1)
      .filter((other) => {
        const box = common(one, other);
        return heights.some((y) => slice({ box }, y, 0.02).some((p) => isIn(one, p) && isIn(other, p)));
      })
      .map((other) => `${one.person.id} and ${other.person.id}`),
  );
  expect(meeting).toEqual([]);
});

test('no two have the same height, build and posture', () => {
  const kinds = MANAGEMENT.map(({ height, build, top, hair }: Person) => JSON.stringify([height, build, top, hair]));
  expect(new Set(kinds).size).toBe(MANAGEMENT.length);
  expect(new Set(MANAGEMENT.map(({ turn }) => turn)).size).toBe(MANAGEMENT.length);
});

test('the group is dark before a light wall, and the same every time', () => {
  const view = { ...GROUP_VIEW, width: 40, height: 20 };
  const some = groupOf(MANAGEMENT.slice(3, 6));
  const picture = photographed(some, view);
  expect(photographed(some, view).equals(picture)).toBe(true);
  const green = (x: number, y: number) => picture[(y * view.width + x) * 3 + 1];
  expect(green(20, 2)).toBeGreaterThan(green(20, 10) + 30);
});

const people = z.object({
  blocks: z.array(
    z.looseObject({
      items: z
        .array(
          z.looseObject({
            blocks: z
              .array(
                z.looseObject({
                  group: z.object({ picture: z.string(), caption: z.string() }).optional(),
                  items: z
                    .array(z.looseObject({ name: z.string().optional(), signed: z.string().optional() }))
                    .optional(),
                }),
              )
              .optional(),
          }),
        )
        .optional(),
    }),
  ),
});

describe.each(['cn', 'en'] as const)('the page in %s', (lang) => {
  const page = people.parse(JSON.parse(readFileSync(new URL(`pages/about/org/${lang}.json`, PACK), 'utf8')));
  const blocks = page.blocks.flatMap(({ items = [] }) => items.flatMap(({ blocks = [] }) => blocks));
  const [shown] = blocks.filter(({ group }) => group !== undefined);

  it('names everybody in the order in which they stand', () => {
    const nameOf = (id: string) => shown.items?.find(({ signed }) => signed === id)?.name ?? `nobody signs ${id}`;
    const places = MANAGEMENT.map(({ id }) => shown.group?.caption.indexOf(nameOf(id)) ?? -1);
    expect(places.every((place, at) => place > (places[at - 1] ?? -1))).toBe(true);
    expect(shown.items).toHaveLength(MANAGEMENT.length);
  });
});
