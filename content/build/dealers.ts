import { readFileSync, writeFileSync } from 'node:fs';
import { packPage } from 'shared/contract/content/page-body';
import type { packDealers } from 'shared/contract/pack/dealer-lists';
import type { z } from 'zod';
import { citiesOf, type City } from './dealers/cities.data.ts';
import { FIRST_HALVES, RESCUE, SECOND_HALVES, STREETS } from './dealers/invented-names.data.ts';
import { sharesOf } from './dealers/shares.ts';
import { random } from './price-path.ts';

/*
 * `pnpm --filter content dealers`: writes `pack/dealers.json`. Names, addresses and numbers are invented; how many dealers a
 * province has is what the page of the service promise says. The same input always gives the same file.
 */

type Province = z.input<typeof packDealers>[number];
type Point = Province['cities'][number]['points'][number];
type Words = Point['name'];

const PACK = new URL('../pack/', import.meta.url);
/** Cars that all dealers keep together for owners who wait. */
const COURTESY_CARS = 8000;
/** Where cars are converted for disabled drivers: one dealer in each. */
const ADAPTING =
  'Guangzhou Shenzhen Shanghai Beijing Wuhan Chengdu Xi’an Hangzhou Nanjing Shenyang Zhengzhou Changsha'.split(' ');
/** Every dealer sells the first two brands; of the others so many in a hundred do, in large cities more. */
const OTHER_BRANDS = { heyuan: 28, ruichuan: 24, yunji: 9, lingye: 4 } as const;
const OTHER_SERVICES = { body: 44, battery: 31, charging: 27 } as const;
/** Weight from which a city is large. */
const LARGE = 17;
const OPENS = ['08:30', '09:00', '09:00'] as const;
const CLOSES = ['17:30', '18:00', '19:00', '20:00'] as const;
/** Of the stations of the rescue, in turn. */
const ROAD_STATION_EVERY = 6;
const FIRE_BRIGADES: readonly number[] = [4, 22, 40];

const next = random(20_261_126);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
const chance = (percent: number): boolean => next() * 100 < percent;
const wordsOf = (lines: string): Words[] =>
  lines.split('|').map((line) => ({ cn: line.slice(0, line.indexOf(' ')), en: line.slice(line.indexOf(' ') + 1) }));

const names = wordsOf(FIRST_HALVES).flatMap((first) =>
  wordsOf(SECOND_HALVES).map((second) => ({ cn: first.cn + second.cn, en: first.en + second.en })),
);
const streets = wordsOf(STREETS);

/** Names of one city, none of them twice. */
function namesFor(count: number): Words[] {
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(Math.floor(next() * left.length), 1)[0] as Words);
}

/** Within about six kilometres of the centre; three decimals are a hundred metres. */
function near([north, east]: City['centre']): [number, number] {
  const around = () => (next() + next() - 1) * 0.06;
  return [Math.round((north + around()) * 1000) / 1000, Math.round((east + around()) * 1000) / 1000];
}

function addressIn(centre: City['centre']): Pick<Point, 'street' | 'at'> {
  const street = pick(streets);
  const number = 1 + Math.floor(next() * 398);
  return {
    street: { cn: `${street.cn}${number}号（虚构）`, en: `${number} ${street.en} (fictional)` },
    at: near(centre),
  };
}

/** Those of `shares` that this one has. */
const someOf = (shares: Readonly<Record<string, number>>, factor: number): string[] =>
  Object.entries(shares).flatMap(([name, percent]) => (chance(percent * factor) ? [name] : []));

function servicesOf(isAdapting: boolean): Point['services'] {
  const others = someOf(OTHER_SERVICES, 1) as (keyof typeof OTHER_SERVICES)[];
  return ['sales', 'service', ...others, ...(isAdapting ? (['adapted'] as const) : [])];
}

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
let phone = 1000;

function dealersIn(city: City, count: number): Omit<Point, 'cars'>[] {
  const id = `${city.province}-${slug(city.name.en)}`.toLowerCase();
  return namesFor(count).map((name, at) => ({
    id: `${id}-${at + 1}`,
    name: { cn: `${city.name.cn}${name.cn}店`, en: `${name.en} ${city.name.en}` },
    ...addressIn(city.centre),
    phone: `400-000-${phone++}`,
    hours: [pick(OPENS), pick(CLOSES)],
    brands: ['chenyue', 'yaoxing', ...someOf(OTHER_BRANDS, city.weight >= LARGE ? 1.4 : 0.8)],
    services: servicesOf(at === 0 && ADAPTING.includes(city.name.en)),
  }));
}

function stationOf(at: number, name: Words): Words {
  if (FIRE_BRIGADES.includes(at)) return { cn: `${name.cn}消防救援站`, en: `${name.en} Fire Brigade` };
  if (at % ROAD_STATION_EVERY === 0) return { cn: `${name.cn}道班`, en: `${name.en} Road Maintenance Station` };
  return { cn: `${name.cn}修理厂`, en: `${name.en} Garage` };
}

/** Partners of the rescue by city; each is reached through the number of the rescue. */
function rescuePoints() {
  let at = 0;
  return RESCUE.split('|').map((line) => {
    const [province = '', cn = '', en = '', north = '', east = '', count = ''] = line.split(' ');
    const centre = [Number(north), Number(east)] as const;
    const points = namesFor(Number(count)).map((name, index): Point => ({
      id: `${province}-${slug(en)}-rescue-${index + 1}`.toLowerCase(),
      kind: 'rescue',
      name: stationOf(at++, name),
      ...addressIn(centre),
      phone: '400-000-0000',
      hours: ['00:00', '24:00'],
      brands: [],
      services: [],
      cars: 0,
    }));
    return { province, name: { cn, en }, centre, points };
  });
}

/** How many dealers each province has, as the pages of the service promise say in both languages. */
function promised() {
  const blockOf = (lang: 'cn' | 'en') => {
    const text = readFileSync(new URL(`pages/brand/service/${lang}.json`, PACK), 'utf8');
    const block = packPage.parse(JSON.parse(text)).blocks.find((one) => one.kind === 'provinces');
    return block?.kind === 'provinces' ? block.items : [];
  };
  const en = new Map(blockOf('en').map(({ code, name }) => [code, name]));
  return blockOf('cn').map(({ code, name, value }) => ({
    code,
    count: value,
    name: { cn: name, en: en.get(code) ?? '' },
  }));
}

const rescue = rescuePoints();
const provinces = promised().map(({ code, name, count }): Province => {
  const cities = citiesOf(code);
  const shares = sharesOf(
    count,
    cities.map(({ weight }) => weight),
    1,
  );
  const own = cities.map((city, at) => ({
    ...city,
    points: dealersIn(city, shares[at] ?? 0).map((point): Point => ({ ...point, cars: 0 })),
  }));
  const added = rescue.filter(({ province }) => province === code);
  for (const city of own) city.points.push(...(added.find(({ name }) => name.en === city.name.en)?.points ?? []));
  const others = added.filter((city) => own.every((known) => known.name.en !== city.name.en));
  return {
    id: `province-${code}`.toLowerCase(),
    code,
    name,
    cities: [...own, ...others].map((city) => ({
      id: `${code}-${slug(city.name.en)}`.toLowerCase(),
      name: city.name,
      at: [...city.centre],
      points: city.points,
    })),
  };
});

const dealers = provinces
  .flatMap(({ cities }) => cities.flatMap(({ points }) => points))
  .filter((point) => point.brands.length > 0);
const cars = sharesOf(
  COURTESY_CARS,
  dealers.map(() => 1 + next() * 3),
  1,
);
for (const [at, point] of dealers.entries()) point.cars = cars[at] ?? 0;

/** A point on a line: 2,800 of them are read by programs, and compared by people now and then. */
const lines = provinces.map(({ cities, ...province }) => {
  const inCities = cities.map(({ points, ...city }) => {
    const rows = points.map((point) => `    ${JSON.stringify(point)}`).join(',\n');
    return `  ${JSON.stringify(city).slice(0, -1)},"points":[\n${rows}\n  ]}`;
  });
  return `${JSON.stringify(province).slice(0, -1)},"cities":[\n${inCities.join(',\n')}\n]}`;
});
writeFileSync(new URL('dealers.json', PACK), `[\n${lines.join(',\n')}\n]\n`);
console.log(`dealers.json: ${dealers.length} dealers in ${provinces.length} provinces`);
