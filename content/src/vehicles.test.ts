import { expect, it } from 'vitest';
import { readPackFile } from './read-pack.ts';

const vehicles = readPackFile('vehicles.json');
const built = readPackFile('brands.json').flatMap((brand) => brand.vehicles.map((vehicle) => ({ brand, vehicle })));
const subjects = new Map(readPackFile('media-subjects.json').map((subject) => [subject.id, subject]));

/** What was published of them before: figures of their fact sheets by the English name and the number in the value. */
function published(id: string, name: RegExp): number | undefined {
  const value = subjects.get(id)?.facts.find((fact) => name.test(fact.name.en))?.value.en ?? '';
  const number = /[\d.,]+/.exec(value)?.[0];
  return number === undefined ? undefined : Number(number.replaceAll(',', ''));
}

it('every vehicle of the six brands has figures, and each is of one', () => {
  expect(vehicles.map(({ href }) => href).toSorted()).toEqual(built.map(({ vehicle }) => vehicle.href).toSorted());
});

it('figures are those that fact sheets say', () => {
  const seen = vehicles.flatMap(({ id, dimensions, versions }) =>
    [
      [/^(Range|Electric range)/, versions.flatMap(({ range = [] }) => range)],
      [/^Total range/, versions.flatMap(({ totalRange = [] }) => totalRange)],
      [/^Consumption/, versions.flatMap(({ consumption = [] }) => consumption)],
      [/^Tank/, versions.flatMap(({ tank = [] }) => tank)],
      [/^Weight/, versions.map(({ kerbWeight }) => kerbWeight)],
      [/^Top speed/, versions.flatMap(({ topSpeed = [] }) => topSpeed)],
      [/^Drag/, [dimensions.drag]],
      [/^Length/, [dimensions.length / 1000]],
    ].flatMap(([name, values]) => {
      const known = published(id, name as RegExp);
      return known === undefined || (id === 'ruichuan-k6' && String(name).includes('Range'))
        ? []
        : [{ id, known, values }];
    }),
  );
  expect(seen.length).toBeGreaterThan(12);
  for (const { id, known, values } of seen) expect([id, values]).toEqual([id, expect.arrayContaining([known])]);
});

it('a colour has one name and one swatch, wherever it is offered', () => {
  const names = Map.groupBy(
    vehicles.flatMap(({ colours }) => colours),
    ({ name }) => name.en,
  );
  for (const [name, all] of names)
    expect([name, new Set(all.map((one) => `${one.swatch} ${one.name.cn}`)).size]).toEqual([name, 1]);
});

it('who is not on sale yet has no price, and everybody else has one', () => {
  for (const { id, year, versions } of vehicles)
    expect([id, versions.every(({ price }) => (price === undefined) === year > 2026)]).toEqual([id, true]);
});

it('doors are those of the body: none of a motorcycle, five where there is a tailgate, two of a sports car', () => {
  const wanted = { sedan: 4, suv: 5, mpv: 5, hatchback: 5, supercar: 2, motorcycle: 0 };
  for (const { vehicle } of built) {
    const figures = vehicles.find(({ href }) => href === vehicle.href);
    expect([vehicle.href, figures?.doors]).toEqual([vehicle.href, wanted[vehicle.type]]);
  }
});

/** Millimetres from end to end, and up. */
function extentOf(body: string) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (const [, x = '', y = '', steps = ''] of body.matchAll(/M(-?\d+) (-?\d+)([^M]*)/g)) {
    let [atX, atY] = [Number(x), Number(y)];
    xs.push(atX);
    ys.push(atY);
    for (const [, stepX = '', stepY = ''] of steps.matchAll(/l(-?\d+) (-?\d+)/g)) {
      [atX, atY] = [atX + Number(stepX), atY + Number(stepY)];
      xs.push(atX);
      ys.push(atY);
    }
  }
  return { length: Math.max(...xs) - Math.min(...xs), height: -Math.min(...ys), ground: Math.max(...ys) };
}

it('every vehicle is drawn as long, as high and with its axles as far apart as its figures say', () => {
  const drawn = new Map(readPackFile('vehicle-outlines.json').map((outline) => [outline.id, outline]));
  expect([...drawn.keys()].toSorted()).toEqual(vehicles.map(({ id }) => id).toSorted());
  const off = vehicles.flatMap(({ id, dimensions }) => {
    const { body = '', wheels = [] } = drawn.get(id) ?? {};
    const { length, height, ground } = extentOf(body);
    const [rear, front] = wheels;
    const wheelbase = rear && front ? front.x - rear.x : dimensions.wheelbase;
    const by = [length - dimensions.length, height - dimensions.height, wheelbase - dimensions.wheelbase, ground];
    return by.some((millimetres) => Math.abs(millimetres) > 5) ? [[id, ...by]] : [];
  });
  expect(off).toEqual([]);
});
