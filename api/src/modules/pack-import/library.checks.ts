import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { MODULE_CODES } from 'shared/contract/content/page-module';
import { instantOf } from '../../model/shanghai-time.ts';
import { entriesOf } from '../../imported/entry.model.ts';
import type { PackFault } from './pack-fault.model.ts';
import type { Pack } from './pack.reader.ts';
import { briefingFiles, filmFiles } from '../media/film-files.service.ts';
import { filesOf, publicFrom } from './library.records.ts';

type LibraryEntry = Pack['library.json'][number];

/** What the media library promises must be what its files are, and nobody else may show what is under embargo. */
export function libraryFaults(pack: Pack, folder: string): PackFault[] {
  return [
    ...entryFaults(pack, folder),
    ...filmFaults(pack, folder),
    ...briefingFaults(pack, folder),
    ...pressFaults(pack, folder),
    ...unknownSubjects(pack),
    ...unknownParts(pack),
  ];
}

/** A picture for the press is there in every size that is named, smallest first. */
function pressFaults(pack: Pack, folder: string): PackFault[] {
  return pack['press-pictures.json'].flatMap(({ id, sizes }, at) => {
    const missing = sizes
      .map(({ width }) => `${id}-${width}.jpg`)
      .filter((name) => sizeOf(path.join(folder, 'media', name)) === undefined);
    const widths = sizes.map(({ width }) => width);
    const isOrdered = widths.every((width, index) => index === 0 || width > (widths[index - 1] ?? 0));
    return [
      ...missing.map((name) => `${name} is not in media/`),
      ...(isOrdered ? [] : ['must be from the smallest to the largest']),
    ].map((rule) => ({ file: 'press-pictures.json', path: `${at}.sizes`, rule }));
  });
}

/** A film belongs to a video of the library, and everything that it is played from is there. */
function filmFaults(pack: Pack, folder: string): PackFault[] {
  const videos = new Set(pack['library.json'].filter(({ kind }) => kind === 'video').map(({ id }) => id));
  return pack['films.json'].flatMap((film, at) => {
    const { needed, wrong } = filmFilesIn(film, path.join(folder, 'media'));
    const missing = needed.filter((name) => sizeOf(path.join(folder, 'media', name)) === undefined);
    return [
      ...wrong.map((name) => ({
        path: 'editions',
        rule: `${name} in media/ is another file than the one that is noted`,
      })),
      ...(videos.has(film.id) ? [] : [{ path: 'id', rule: `${film.id} is no video of the library` }]),
      ...missing.map((name) => ({ path: 'file', rule: `${name} is not in media/` })),
    ].map(({ path: field, rule }) => ({ file: 'films.json', path: `${at}.${field}`, rule }));
  });
}

/** What a film cannot be without, and files that are not what is noted of them. What is in full size need not be there. */
function filmFilesIn(film: Pack['films.json'][number], media: string): { needed: string[]; wrong: string[] } {
  const large = new Set(film.editions.filter(({ width }) => width > film.width).map(({ name }) => name));
  const there = film.editions.filter(({ name }) => sizeOf(path.join(media, name)) !== undefined);
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(media, name)))
      .digest('hex');
  return {
    needed: filmFiles(film).filter((name) => !large.has(name)),
    wrong: there.filter(({ name, sha256 }) => hashOf(name) !== sha256).map(({ name }) => name),
  };
}

/** The film of a briefing has a poster, all its files, and a beginning for each part of the briefing. */
function briefingFaults(pack: Pack, folder: string): PackFault[] {
  return pack['results.json'].flatMap(({ id, film, briefing }) => {
    if (!film) return [];
    const missing = briefingFiles(film.file).filter((name) => sizeOf(path.join(folder, 'media', name)) === undefined);
    return [
      ...missing.map((name) => ({ path: 'file', rule: `${name} is not in media/` })),
      ...(Object.hasOwn(pack['media.json'], film.poster)
        ? []
        : [{ path: 'poster', rule: `picture ${film.poster} is not in media.json` }]),
      ...(film.begins.length === briefing.length
        ? []
        : [{ path: 'begins', rule: `must be ${briefing.length}, one for each part of the briefing` }]),
    ].map(({ path: field, rule }) => ({ file: 'results.json', path: `${id}.film.${field}`, rule }));
  });
}

/** What the library says of its entries names things that there are. */
function unknownSubjects(pack: Pack): PackFault[] {
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const [entries, subjects] = [ids(pack['library.json']), ids(pack['media-subjects.json'])];
  const brands = ids(pack['brands.json']);
  const articles = new Set(pack.articles.map(({ baseId }) => baseId));
  const facts = pack['media-facts.json'].flatMap(({ id, about }) => [
    ...(entries.has(id) ? [] : [{ path: id, rule: 'is no entry of the library' }]),
    ...about
      .filter((subject) => !subjects.has(subject))
      .map((subject) => ({ path: `${id}.about`, rule: `${subject} is not in media-subjects.json` })),
  ]);
  const subjectFaults = pack['media-subjects.json'].flatMap(({ id, brand, articles: named }) => [
    ...(brand === undefined || brands.has(brand) ? [] : [{ path: `${id}.brand`, rule: `${brand} is no brand` }]),
    ...named
      .filter((baseId) => !articles.has(baseId))
      .map((baseId) => ({ path: `${id}.articles`, rule: `article ${baseId} is not in the pack` })),
  ]);
  return [
    ...facts.map((fault) => ({ file: 'media-facts.json', ...fault })),
    ...subjectFaults.map((fault) => ({ file: 'media-subjects.json', ...fault })),
  ];
}

/** A live event shows a film, a package and articles that there are. */
function unknownParts(pack: Pack): PackFault[] {
  const kindOf = new Map(pack['library.json'].map(({ id, kind }) => [id, kind]));
  const articles = new Set(pack.articles.map(({ baseId }) => baseId));
  return pack['live-events.json'].flatMap(({ id, film, kit, articles: named }) =>
    [
      ...(film === undefined || kindOf.get(film) === 'video'
        ? []
        : [{ path: 'film', rule: `${film} is no film of the library` }]),
      ...(kit === undefined || kindOf.get(kit) === 'pack'
        ? []
        : [{ path: 'kit', rule: `${kit} is no package of the library` }]),
      ...named
        .filter((baseId) => !articles.has(baseId))
        .map((baseId) => ({ path: 'articles', rule: `article ${baseId} is not in the pack` })),
    ].map(({ path, rule }) => ({ file: 'live-events.json', path: `${id}.${path}`, rule })),
  );
}

function entryFaults(pack: Pack, folder: string): PackFault[] {
  return pack['library.json'].flatMap((entry, at) =>
    [
      ...wrongFiles(pack, entry, folder),
      ...(Number.isNaN(publicFrom(entry).getTime()) ? [{ path: 'embargo', rule: 'is no moment of the calendar' }] : []),
      ...brokenEmbargo(pack, entry),
    ].map(({ path: field, rule }) => ({ file: 'library.json', path: `${at}.${field}`, rule })),
  );
}

type FieldFault = Omit<PackFault, 'file'>;

function wrongFiles(pack: Pack, entry: LibraryEntry, folder: string): FieldFault[] {
  const { kind, files = [], fileCount, size } = entry;
  if (kind !== 'pack' && files.length > 0) return [{ path: 'files', rule: 'belong to packs only' }];
  const unknown = files.filter((name) => !Object.hasOwn(pack['media.json'], name));
  if (unknown.length > 0)
    return unknown.map((name) => ({ path: 'files', rule: `picture ${name} is not in media.json` }));
  const forPress = new Set(pack['press-pictures.json'].map(({ id }) => id));
  const lacking = files.filter((name) => !forPress.has(name));
  if (lacking.length > 0)
    return lacking.map((name) => ({ path: 'files', rule: `picture ${name} is not in press-pictures.json` }));
  const names = filesOf(pack, entry);
  const sizes = names.map((name) => sizeOf(path.join(folder, 'media', name)));
  if (sizes.includes(undefined)) return [{ path: 'url', rule: 'names a file that is not in media/' }];
  if (names.length === 0) return [];
  const sum = sizes.reduce<number>((total, bytes) => total + (bytes ?? 0), 0);
  return [
    ...(fileCount === names.length ? [] : [{ path: 'fileCount', rule: `must be ${names.length}` }]),
    ...(size === sum ? [] : [{ path: 'size', rule: `must be ${sum}, which its files have` }]),
  ];
}

function sizeOf(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.size;
}

/** What shows a picture of the entry before the entry itself may be seen. */
function brokenEmbargo(pack: Pack, entry: LibraryEntry): FieldFault[] {
  if (entry.embargo === undefined) return [];
  const hidden = [...(entry.files ?? []), ...(entry.picture === undefined ? [] : [entry.picture])];
  const shown = (where: string) => ({ path: 'embargo', rule: `is broken by ${where}` });
  return pictureUsages(pack)
    .filter(({ shows, since }) => since < publicFrom(entry) && hidden.some(shows))
    .map(({ where }) => shown(where));
}

interface PictureUsage {
  where: string;
  since: Date;
  shows: (picture: string) => boolean;
}

function pictureUsages(pack: Pack): PictureUsage[] {
  const always = new Date(0);
  const onPages = [
    ...MODULE_CODES.flatMap((code) => pack['modules.json'][code].map((item) => (item as { picture?: string }).picture)),
    ...pack['brands.json'].flatMap(({ hero, outdoors, vehicles }) => [
      hero,
      outdoors?.picture,
      ...vehicles.map(({ picture }) => picture),
    ]),
    ...entriesOf(pack).map(({ body }) => (body as { picture?: string }).picture),
  ];
  return [
    { where: 'a module, a brand or a list', since: always, shows: (name) => onPages.includes(name) },
    { where: 'a page', since: always, shows: (name) => JSON.stringify(pack.pages).includes(`"${name}"`) },
    ...pack['library.json'].map((other) => ({
      where: `entry ${other.id}`,
      since: publicFrom(other),
      shows: (name: string) => other.picture === name || (other.files ?? []).includes(name),
    })),
    ...pack.articles.map(({ baseId, publishTime, picture, texts }) => ({
      where: `article ${baseId}`,
      since: instantOf(publishTime),
      shows: (name: string) =>
        picture === name || Object.values(texts).some((text) => text.markdown.includes(`](${name})`)),
    })),
  ];
}
