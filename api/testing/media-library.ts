import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import yauzl, { type Entry } from 'yauzl';
import type { CallBody, CallData } from 'shared/contract/call/calls';
import { importContent } from '../src/modules/pack-import/pack-import.service.ts';
import { samplePack, writePack, type SamplePack } from './sample-pack.ts';
import type { TestService } from './service.ts';

/*
 * A media library with real pictures: two packs that share one, and one under embargo.
 */

/** Widths in pixels of every size; each is half as high. */
const PICTURES = { 'car-small': [640], 'car-large': [800, 1600, 3840], 'car-secret': [800, 1000] } as const;
type Name = keyof typeof PICTURES;
const largestOf = (name: Name): number => Math.max(...PICTURES[name]);

const EN = 2;
/** When the embargo ends. */
export const LIFTED = Date.parse('2026-11-22T10:00:00+08:00');

export interface TestLibrary {
  /** Bytes by the names of files. */
  sources: Record<string, Buffer>;
  /** A pack to be changed by the test. */
  pack(): SamplePack;
  /** Writes it with its pictures. @returns the folder */
  write(pack: SamplePack): string;
  /** Imports it. */
  bring(pack?: SamplePack): Promise<unknown>;
  amount(selection: CallBody<'media/fileCountAndSize'>): Promise<CallData<'media/fileCountAndSize'>>;
  ask(ids: string[], more?: object): Promise<{ code: string; msg: string; data: unknown }>;
  /** The address of a download that must be given. */
  order(ids: string[], more?: object): Promise<string>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  fetched(ids: string[], more?: object): Promise<Buffer>;
}

export async function openLibrary(service: TestService): Promise<TestLibrary> {
  const sources = await paintPictures();
  const pack = () => libraryPack(sources);
  const write = (files: SamplePack) => writeLibrary(service.packFolder, files, sources);
  const ask = async (ids: string[], more: object = {}) => {
    const payload = { ids, resolution: 'original', acceptTerms: true, language: EN, ...more };
    const answer = await service.app.server.inject({ method: 'POST', url: '/cn/api/media/batchDownload', payload });
    return answer.json<{ code: string; msg: string; data: unknown }>();
  };
  const order = async (ids: string[], more: object = {}) => {
    const { code, data } = await ask(ids, more);
    if (code !== '0000') throw new Error(`the download was refused with ${code}`);
    return (data as CallData<'media/batchDownload'>).url;
  };
  const get = (url: string, headers: Record<string, string> = {}) => service.app.server.inject({ url, headers });
  return {
    sources,
    pack,
    write,
    ask,
    order,
    get,
    bring: (files = pack()) => importContent(service.db, write(files)),
    amount: async (selection) =>
      (await service.call('media/fileCountAndSize', selection, EN)).body.data as CallData<'media/fileCountAndSize'>,
    fetched: async (ids, more) => (await get(await order(ids, more))).rawPayload,
  };
}

async function paintPictures(): Promise<Record<string, Buffer>> {
  const files = Object.entries(PICTURES).flatMap(([name, widths]) => widths.map((width) => [name, width] as const));
  const made = files.map(async ([name, width]) => {
    const create = { width, height: width / 2, channels: 3, background: '#345' } as const;
    return [`${name}-${width}.jpg`, await sharp({ create }).jpeg().toBuffer()];
  });
  return Object.fromEntries(await Promise.all(made)) as Record<string, Buffer>;
}

function libraryPack(sources: TestLibrary['sources']): SamplePack {
  const pack = samplePack();
  for (const [name, sizes] of Object.entries(PICTURES)) {
    const width = largestOf(name as Name);
    pack.files['media.json'][name] = { width, height: width / 2, widths: [width], alt: { cn: '车', en: 'Car' } };
    pack.files['press-pictures.json'].push({
      id: name,
      sizes: sizes.map((own) => ({ width: own, height: own / 2 })),
    });
  }
  const entry = (id: string, files: Name[]) => ({
    id,
    kind: 'pack' as const,
    date: '2026-11-20',
    title: { cn: `素材 ${id}`, en: '=HYPERLINK("https://evil.example")' },
    summary: { cn: '摘要', en: 'Summary' },
    tags: { cn: ['车'], en: ['car'] },
    picture: files[0],
    fileCount: files.length,
    size: files.reduce((sum, name) => sum + (sources[`${name}-${largestOf(name)}.jpg`]?.length ?? 0), 0),
    url: '',
    files,
    credit: { cn: '设计中心', en: 'Design Centre' },
  });
  pack.files['library.json'].push(entry('show-pack', ['car-small', 'car-large']), entry('side-pack', ['car-large']), {
    ...entry('secret-pack', ['car-secret']),
    embargo: '2026-11-22 10:00',
  });
  return pack;
}

function writeLibrary(to: string, pack: SamplePack, sources: TestLibrary['sources']): string {
  const folder = writePack(to, pack);
  for (const [name, bytes] of Object.entries(sources)) fs.writeFileSync(path.join(folder, 'media', name), bytes);
  const [small = Buffer.alloc(0)] = Object.values(sources);
  for (const name of Object.keys(PICTURES) as Name[]) {
    for (const format of ['avif', 'webp'])
      fs.writeFileSync(path.join(folder, `media/${name}-${largestOf(name)}.${format}`), small);
  }
  return folder;
}

export interface Unzipped {
  name: string;
  bytes: Buffer;
}

/** Reads a ZIP file with another program than the one that wrote it; refuses names that lead anywhere. */
export async function unzip(zip: Buffer): Promise<Unzipped[]> {
  const file = await yauzl.fromBufferPromise(zip, { strictFileNames: true });
  const found: Unzipped[] = [];
  for await (const entry of file.eachEntry() as AsyncIterable<Entry>) {
    const bytes = await buffer(await file.openReadStreamPromise(entry));
    found.push({ name: entry.fileName, bytes });
  }
  return found;
}

/** Not the lists and the terms of use. */
export const isMedia = ({ name }: Unzipped) => !/^(manifest\.(csv|json)|(LICENSE|CAPTIONS)_(cn|en)\.txt)$/.test(name);
