import fs from 'node:fs';
import path from 'node:path';
import type { MenuItem } from 'shared/contract/site/menu';
import { MODULE_CODES } from 'shared/contract/content/page-module';
import { instantOf } from '../../model/shanghai-time.ts';
import { documentFaults, soundFileFaults } from './document.checks.ts';
import { libraryFaults } from './library.checks.ts';
import { articleLinkFaults } from './article-links.model.ts';
import { listFaults } from './list.checks.ts';
import { searchNameFaults } from './searchable/search-names.checks.ts';
import type { PackFault } from './pack-fault.model.ts';
import type { Pack } from './pack.reader.ts';

/** Rules that reach over more than one value: what the schemas cannot see. `folder` holds `media/`. */
export function checkPack(pack: Pack, folder: string): PackFault[] {
  return [
    ...missingFiles(pack, folder),
    ...unknownPictures(pack),
    ...repeatedIds(pack),
    ...badTimes(pack),
    ...badMenus(pack['menus.json']),
    ...libraryFaults(pack, folder),
    ...articleLinkFaults(pack),
    ...documentFaults(pack, folder),
    ...soundFileFaults(pack, folder),
    ...listFaults(pack),
    ...searchNameFaults(pack),
    ...(['stock-a.json', 'stock-h.json'] as const).flatMap((file) => badCandles(file, pack[file])),
  ];
}

function missingFiles(pack: Pack, folder: string): PackFault[] {
  const media = path.join(folder, 'media');
  const present = new Set(fs.existsSync(media) ? fs.readdirSync(media) : []);
  return Object.entries(pack['media.json']).flatMap(([name, { widths }]) =>
    widths
      .flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`])
      .filter((file) => !present.has(file))
      .map((file) => ({ file: 'media.json', path: name, rule: `media/${file} is missing` })),
  );
}

interface PictureUse {
  file: string;
  path: string;
  picture: string | undefined;
}

function pictureUses(pack: Pack): PictureUse[] {
  return [
    ...MODULE_CODES.flatMap((code) =>
      pack['modules.json'][code].map((item, at) => ({
        file: 'modules.json',
        path: `${code}.${at}.picture`,
        picture: (item as { picture?: string }).picture,
      })),
    ),
    ...pack['brands.json'].map(({ hero }, at) => ({ file: 'brands.json', path: `${at}.hero`, picture: hero })),
    ...pack['brands.json'].map(({ outdoors }, at) => ({
      file: 'brands.json',
      path: `${at}.outdoors.picture`,
      picture: outdoors?.picture,
    })),
    ...pack['brands.json'].flatMap((brand, at) =>
      brand.vehicles.map((vehicle, index) => ({
        file: 'brands.json',
        path: `${at}.vehicles.${index}.picture`,
        picture: vehicle.picture,
      })),
    ),
    ...pack['library.json'].map(({ picture }, at) => ({ file: 'library.json', path: `${at}.picture`, picture })),
    ...pack.articles.map(({ baseId, picture }) => ({
      file: `articles/${baseId}/article.json`,
      path: 'picture',
      picture,
    })),
  ];
}

function unknownPictures(pack: Pack): PackFault[] {
  return pictureUses(pack)
    .filter(({ picture }) => picture !== undefined && !Object.hasOwn(pack['media.json'], picture))
    .map(({ file, path: at, picture }) => ({ file, path: at, rule: `picture ${picture} is not in media.json` }));
}

function repeatedIds(pack: Pack): PackFault[] {
  const lists: [file: string, ids: string[]][] = [
    ['menus.json', flatMenu(pack['menus.json']).map(({ id }) => id)],
    ...MODULE_CODES.map((code): [string, string[]] => [
      'modules.json',
      pack['modules.json'][code].map(({ id }) => `${code} ${id}`),
    ]),
    ['announcements.json', pack['announcements.json'].map(({ baseId }) => baseId)],
    ['sales.json', pack['sales.json'].map(({ month }) => month)],
    ['brands.json', pack['brands.json'].map(({ id }) => id)],
    ['library.json', pack['library.json'].map(({ id }) => id)],
    ['programmes.json', pack['programmes.json'].map(({ id }) => id)],
  ];
  return lists.flatMap(([file, ids]) => {
    const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
    return [...repeated].map((id) => ({ file, path: id, rule: 'stands there twice' }));
  });
}

function badTimes(pack: Pack): PackFault[] {
  const days = [
    ...pack['announcements.json'].map(({ date }, at) => ({
      file: 'announcements.json',
      path: `${at}.date`,
      time: date,
    })),
    ...pack['library.json'].map(({ date }, at) => ({ file: 'library.json', path: `${at}.date`, time: date })),
    ...pack['programmes.json'].flatMap(({ begins, ends }, at) => [
      { file: 'programmes.json', path: `${at}.begins`, time: begins },
      { file: 'programmes.json', path: `${at}.ends`, time: ends },
    ]),
    ...pack['calendar.json'].days.flatMap(({ from, to }, at) => [
      { file: 'calendar.json', path: `days.${at}.from`, time: from },
      { file: 'calendar.json', path: `days.${at}.to`, time: to },
    ]),
  ].map((day) => ({ ...day, time: `${day.time} 00:00:00` }));
  const stamps = pack.articles.map(({ baseId, publishTime }) => ({
    file: `articles/${baseId}/article.json`,
    path: 'publishTime',
    time: publishTime,
  }));
  const unreal = [...days, ...stamps]
    .filter(({ time }) => Number.isNaN(instantOf(time).getTime()))
    .map(({ file, path: at }) => ({ file, path: at, rule: 'is no day of the calendar' }));
  const backwards = pack['programmes.json'].flatMap(({ begins, ends }, at) =>
    begins > ends ? [{ file: 'programmes.json', path: `${at}.ends`, rule: 'is before begins' }] : [],
  );
  return [...unreal, ...backwards, ...gapsInSales(pack)];
}

function gapsInSales(pack: Pack): PackFault[] {
  const months = pack['sales.json'].map(({ month }) => month);
  const after = (month: string) => {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  };
  return months.slice(1).flatMap((month, at) => {
    const expected = after(months[at] ?? '');
    return month === expected ? [] : [{ file: 'sales.json', path: `${at + 1}.month`, rule: `must be ${expected}` }];
  });
}

/** All items of all levels, parents before their sons. */
export function flatMenu(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...flatMenu(item.sonMenu)]);
}

function badMenus(items: readonly MenuItem[], parentId = ''): PackFault[] {
  return items.flatMap((item) => [
    ...(item.parentId === parentId
      ? []
      : [{ file: 'menus.json', path: `${item.id}.parentId`, rule: `must be "${parentId}"` }]),
    ...badMenus(item.sonMenu, item.id),
  ]);
}

function badCandles(file: 'stock-a.json' | 'stock-h.json', { market, candles }: Pack['stock-a.json']): PackFault[] {
  const wrongMarket =
    market === (file === 'stock-a.json' ? 'A' : 'H') ? [] : [{ file, path: 'market', rule: 'is of the other file' }];
  const bad = candles.flatMap(([day, open, close, low, high], at) => {
    const before = candles[at - 1]?.[0];
    const fits = low <= Math.min(open, close) && high >= Math.max(open, close);
    const rules = [
      ...(Number.isNaN(instantOf(`${day} 00:00:00`).getTime()) ? ['is no day of the calendar'] : []),
      ...(before !== undefined && before >= day ? ['must be later than the candle before it'] : []),
      ...(fits ? [] : ['low and high must enclose open and close']),
    ];
    return rules.map((rule) => ({ file, path: `candles.${at}`, rule }));
  });
  return [...wrongMarket, ...bad];
}
