import { LANGS } from 'shared/contract/text/lang';
import { ENTRY_FILES, entriesOf } from '../../imported/entry.model.ts';
import type { PackFault } from './pack-fault.model.ts';
import type { Pack } from './pack.reader.ts';

const SALES_FILES = ['sales-by-company.json', 'sales-by-product.json'] as const;

/** Rules that reach over more than one value of the lists of a pack. */
export function listFaults(pack: Pack): PackFault[] {
  return [
    ...repeatedIds(pack),
    ...unknownPictures(pack),
    ...unknownArticles(pack),
    ...unknownParents(pack),
    ...unknownParts(pack),
    ...unknownWork(pack),
    ...unknownDealers(pack),
    ...unknownVehicles(pack),
    ...unequalTexts(pack),
    ...SALES_FILES.flatMap((file) => unequalSums(pack, file)),
  ];
}

function repeatedIds(pack: Pack): PackFault[] {
  const entries = Map.groupBy(entriesOf(pack), ({ kind, id }) => `${ENTRY_FILES[kind]} ${id}`);
  return [...entries.values()].flatMap(([first, second]) =>
    first && second ? [{ file: ENTRY_FILES[first.kind], path: first.id, rule: 'stands there twice' }] : [],
  );
}

function unknownPictures(pack: Pack): PackFault[] {
  return entriesOf(pack).flatMap(({ kind, id, body }) => {
    const uses = body as { picture?: string; mPicture?: string };
    return (['picture', 'mPicture'] as const)
      .map((field) => ({ field, picture: uses[field] }))
      .filter(({ picture }) => picture !== undefined && !Object.hasOwn(pack['media.json'], picture))
      .map(({ field, picture }) => {
        return { file: ENTRY_FILES[kind], path: `${id}.${field}`, rule: `picture ${picture} is not in media.json` };
      });
  });
}

function unknownArticles(pack: Pack): PackFault[] {
  const known = new Set(pack.articles.map(({ baseId }) => baseId));
  const uses = [
    ...(['topics.json', 'experts.json'] as const).flatMap((file) =>
      pack[file].map(({ id, articles }) => ({ file, at: `${id}.articles`, articles })),
    ),
    ...pack['lessons.json'].map(({ id }) => ({ file: 'lessons.json', at: `${id}.id`, articles: [id] })),
    ...pack['vehicles.json'].map(({ id, technology }) => ({
      file: 'vehicles.json',
      at: `${id}.technology`,
      articles: technology,
    })),
  ];
  return uses.flatMap(({ file, at, articles }) =>
    articles
      .filter((baseId) => !known.has(baseId))
      .map((baseId) => ({ file, path: at, rule: `article ${baseId} is not in the pack` })),
  );
}

/** Vacancies name workplaces and programmes that there are, and rounds are of programmes. */
function unknownWork(pack: Pack): PackFault[] {
  const workplaces = new Set(pack['workplaces.json'].map(({ id }) => id));
  const programmes = new Set(pack['programmes.json'].map(({ id }) => id));
  const fault = (id: string, field: string, rule: string) => ({ file: 'jobs.json', path: `${id}.${field}`, rule });
  const rounds = pack['programme-rounds.json']
    .filter(({ id }) => !programmes.has(id))
    .map(({ id }) => ({ file: 'programme-rounds.json', path: id, rule: 'is of no programme' }));
  const vacancies = pack['jobs.json'].flatMap((job) => [
    ...job.workplaces
      .filter((place) => !workplaces.has(place))
      .map((place) => fault(job.id, 'workplaces', `workplace ${place} is not in workplaces.json`)),
    ...(job.programme === undefined || programmes.has(job.programme)
      ? []
      : [fault(job.id, 'programme', `programme ${job.programme} is not in programmes.json`)]),
  ]);
  return [...vacancies, ...rounds];
}

/** Dealers sell brands that there are, and an id names one of them. */
function unknownDealers(pack: Pack): PackFault[] {
  const brands = new Set(pack['brands.json'].map(({ id }) => id));
  const points = pack['dealers.json'].flatMap(({ cities }) => cities.flatMap((city) => city.points));
  const seen = new Set<string>();
  return points.flatMap(({ id, brands: sold }) => {
    const strange = sold.filter((brand) => !brands.has(brand)).map((brand) => `brand ${brand} is not in brands.json`);
    const rules = seen.has(id) ? [...strange, 'stands there twice'] : strange;
    seen.add(id);
    return rules.map((rule) => ({ file: 'dealers.json', path: id, rule }));
  });
}

/** Figures are of vehicles that a brand has and the library tells of. */
function unknownVehicles(pack: Pack): PackFault[] {
  const hrefs = new Set(pack['brands.json'].flatMap(({ vehicles }) => vehicles.map(({ href }) => href)));
  const drawn = new Set(pack['vehicle-outlines.json'].map(({ id }) => id));
  const subjects = new Set(pack['media-subjects.json'].filter(({ kind }) => kind === 'vehicle').map(({ id }) => id));
  return pack['vehicles.json'].flatMap(({ id, href }) => [
    ...(hrefs.has(href)
      ? []
      : [{ file: 'vehicles.json', path: `${id}.href`, rule: 'is of no vehicle of brands.json' }]),
    ...(drawn.has(id) ? [] : [{ file: 'vehicles.json', path: id, rule: 'has no outline in vehicle-outlines.json' }]),
    ...(subjects.has(id) ? [] : [{ file: 'vehicles.json', path: id, rule: 'is no vehicle of media-subjects.json' }]),
  ]);
}

/** Every announcement has its text, and documents in just the languages that the text has. */
function unequalTexts(pack: Pack): PackFault[] {
  const texts = new Map(pack['announcement-texts.json'].map(({ id, ...text }) => [id, text]));
  const known = new Set(pack['announcements.json'].map(({ baseId }) => baseId));
  const strange = [...texts.keys()].filter((id) => !known.has(id));
  const unlike = pack['announcements.json'].filter(({ baseId, documents }) => {
    const text = texts.get(baseId);
    return !text || LANGS.some((lang) => (text[lang] === undefined) !== (documents[lang] === undefined));
  });
  return [
    ...strange.map((id) => ({ file: 'announcement-texts.json', path: id, rule: 'is of no announcement' })),
    ...unlike.map(({ baseId }) => ({
      file: 'announcements.json',
      path: `${baseId}.documents`,
      rule: 'must be in the languages of its text',
    })),
  ];
}

/** Results name announcements, reports and events that there are. */
function unknownParts(pack: Pack): PackFault[] {
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const announcements = new Set(pack['announcements.json'].map(({ baseId }) => baseId));
  const [reports, events] = [ids(pack['reports.json']), ids(pack['events.json'])];
  return pack['results.json'].flatMap((result) => {
    const uses = [
      ...Object.values(result.announcements).map((name) => ({ name, known: announcements })),
      ...[...result.reports, result.presentation].map((name) => ({ name, known: reports })),
      { name: result.event, known: events },
    ];
    return uses
      .filter(({ name, known }) => name !== undefined && !known.has(name))
      .map(({ name }) => ({ file: 'results.json', path: result.id, rule: `${name} is not in the pack` }));
  });
}

/** A parent stands before its children: then there can be no circle. */
function unknownParents(pack: Pack): PackFault[] {
  const categories = pack['categories.json'];
  return categories.flatMap(({ code, parent }, at) => {
    const known = parent === '' || categories.slice(0, at).some((other) => other.code === parent);
    return known ? [] : [{ file: 'categories.json', path: `${code}.parent`, rule: `${parent} must stand before it` }];
  });
}

function unequalSums(pack: Pack, file: (typeof SALES_FILES)[number]): PackFault[] {
  const parts = Map.groupBy(
    pack[file].flatMap(({ months }) => months),
    ({ month }) => month,
  );
  const sumOf = (month: string, field: 'output' | 'sales') =>
    (parts.get(month) ?? []).reduce((sum, part) => sum + part[field], 0);
  return pack['sales.json'].flatMap((whole) =>
    (['output', 'sales'] as const)
      .map((field) => ({ field, sum: sumOf(whole.month, field), wanted: whole[field] }))
      .filter(({ sum, wanted }) => sum !== wanted)
      .map(({ field, sum, wanted }) => {
        const rule = `sums to ${sum}, sales.json says ${wanted}`;
        return { file, path: `${whole.month}.${field}`, rule };
      }),
  );
}
