import { readPackFile, type Lang } from '../src/read-pack.ts';

/* What the fact sheet of a brand says: figures of its vehicles and dealers, worked out from the files of the pack. */

type Subject = ReturnType<typeof readPackFile<'media-subjects.json'>>[number];
type Vehicle = ReturnType<typeof readPackFile<'vehicles.json'>>[number];
type Version = Vehicle['versions'][number];
type Words = Record<Lang, string>;
type Fact = Subject['facts'][number];

const vehicles = new Map(readPackFile('vehicles.json').map((vehicle) => [vehicle.id, vehicle]));
const points = readPackFile('dealers.json').flatMap(({ id, cities }) =>
  cities.flatMap((city) => city.points.map(({ brands }) => ({ province: id, brands }))),
);

const DRIVES: Record<Version['drive'], Words> = {
  petrol: { cn: '燃油', en: 'petrol' },
  hybrid: { cn: '混合动力', en: 'hybrid' },
  plugin: { cn: '插电混动', en: 'plug-in hybrid' },
  electric: { cn: '纯电', en: 'electric' },
};

const both = (of: (lang: Lang) => string): Words => ({ cn: of('cn'), en: of('en') });
const grouped = (value: number) => value.toLocaleString('en');
const joined = (words: readonly Words[]): Words => ({
  cn: words.map(({ cn }) => cn).join('、'),
  en: words.map(({ en }) => en).join(', '),
});

interface Built {
  name: Words;
  version: Version;
}

/** The version with the most of something, and how that is written. */
function best(
  built: readonly Built[],
  of: (version: Version) => number | undefined,
  write: (value: number) => Words,
): Words[] {
  const found = built.flatMap(({ name, version }) => {
    const value = of(version);
    return value === undefined ? [] : [{ name, value }];
  });
  const [first] = found.toSorted((a, b) => b.value - a.value);
  if (!first) return [];
  const value = write(first.value);
  return [{ cn: `${value.cn}（${first.name.cn}）`, en: `${value.en} (${first.name.en})` }];
}

const fact = (cn: string, en: string, values: readonly Words[]): Fact[] =>
  values.map((value) => ({ name: { cn, en }, value }));

function rangeOf({ drive, range }: Version): number | undefined {
  return drive === 'electric' ? range : undefined;
}

function brandFacts(kind: Words, id: string, models: readonly { name: Words; versions: readonly Version[] }[]): Fact[] {
  const built = models.flatMap(({ name, versions }) => versions.map((version) => ({ name, version })));
  const drives = Object.keys(DRIVES) as Version['drive'][];
  const offered = drives.filter((drive) => built.some(({ version }) => version.drive === drive));
  const prices = built.flatMap(({ version }) => version.price ?? []);
  const served = points.filter(({ brands }) => brands.includes(id));
  const provinces = new Set(served.map(({ province }) => province)).size;
  return [
    ...fact('类别', 'Kind', [kind]),
    ...fact(`在售与已发布车型（${models.length}款）`, `Vehicles (${models.length})`, [
      joined(models.map(({ name }) => name)),
    ]),
    ...fact('上述车型的动力形式', 'Drives of these vehicles', [joined(offered.map((drive) => DRIVES[drive]))]),
    ...fact(
      '最大功率',
      'Most power',
      best(
        built,
        ({ power }) => power,
        (value) => both((lang) => `${grouped(value)}${lang === 'cn' ? '千瓦' : ' kW'}`),
      ),
    ),
    ...fact(
      '最长纯电续航',
      'Longest electric range',
      best(built, rangeOf, (value) => both((lang) => `${grouped(value)}${lang === 'cn' ? '公里' : ' km'}`)),
    ),
    ...fact(
      '起售价（虚构）',
      'Prices from (invented)',
      prices.length === 0 ? [] : [both((lang) => `${grouped(Math.min(...prices))}${lang === 'cn' ? '元' : ' yuan'}`)],
    ),
    ...fact('经销商', 'Dealers', [
      {
        cn: `${grouped(served.length)}家，分布于${provinces}个省级行政区`,
        en: `${grouped(served.length)} in ${provinces} provinces`,
      },
    ]),
  ];
}

/** One subject for each brand, about which everything is written that is written about its vehicles. */
export function brandSubjects(subjects: readonly Subject[]): Subject[] {
  return readPackFile('brands.json').map(({ id, brandName, kind, txt }) => {
    const own = subjects.filter((subject) => subject.kind === 'vehicle' && subject.brand === id);
    const models = own.flatMap(({ id: vehicle, name }) => {
      const versions = vehicles.get(vehicle)?.versions;
      return versions ? [{ name, versions }] : [];
    });
    return {
      id,
      kind: 'brand' as const,
      name: brandName,
      brand: id,
      background: { cn: [txt.cn], en: [txt.en] },
      facts: brandFacts(kind, id, models),
      articles: [...new Set(own.flatMap(({ articles }) => articles))],
    };
  });
}
