import fs from 'node:fs';
import path from 'node:path';
import type { CallData } from 'shared/contract/call/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { LIFTED, openLibrary, type TestLibrary } from '../../../testing/media-library.ts';
import type { SamplePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import type { PackError } from '../pack-import/pack-fault.model.ts';

const EN = 2;
const both = (text: string) => ({ cn: `${text}（中文）`, en: text });
const FILM = {
  id: 'video-one',
  file: 'one',
  width: 960,
  height: 540,
  captions: [
    { from: 1, until: 2, text: both('The nozzle') },
    { from: 9.6, until: 12, text: both('A scan') },
  ],
  chapters: [
    { at: 0, title: both('Air'), seen: both('A car before a nozzle') },
    { at: 9.6, title: both('Sections'), seen: both('Thin lines') },
  ],
};
const TRACKS = ['one', 'one.chapters'].flatMap((name) => [`${name}.en.vtt`, `${name}.zh-CN.vtt`]);
const FILES = ['one.mp4', 'one.webm', ...TRACKS];

// Spec M7, M24.
contractSuite('a film of the library', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    library = await openLibrary(service);
  });
  afterAll(() => service.stop());

  const withFilm = (): SamplePack => {
    const pack = library.pack();
    pack.files['films.json'].push(FILM);
    return pack;
  };
  const bring = (pack: SamplePack, files = FILES) => {
    const folder = library.write(pack);
    for (const name of files) fs.writeFileSync(path.join(folder, 'media', name), 'x');
    return importContent(service.db, folder);
  };

  it('has chapters in the language of the page, each with what is seen and what captions say in it', async () => {
    await bring(withFilm());
    const { film } = (await service.call('media/detail', { id: 'video-one' }, EN)).body
      .data as CallData<'media/detail'>;
    expect(film).toEqual({
      chapters: [
        { at: 0, name: 'Air', seen: 'A car before a nozzle', lines: ['The nozzle'] },
        { at: 9.6, name: 'Sections', seen: 'Thin lines', lines: ['A scan'] },
      ],
      chapterTracks: [
        { src: '/cn/media-files/one.chapters.en.vtt', lang: 'en' },
        { src: '/cn/media-files/one.chapters.zh-CN.vtt', lang: 'zh-CN' },
      ],
    });
  });

  it('is refused by the import without its chapters, or with chapters that are out of order', async () => {
    const faultsOf = (pack: SamplePack, files?: string[]) =>
      bring(pack, files).then(
        () => [],
        (error: PackError) => error.faults.map(({ path: at, rule }) => `${at} ${rule}`),
      );
    const missing = 'one.chapters.en.vtt';
    expect(
      await faultsOf(
        withFilm(),
        FILES.filter((name) => name !== missing),
      ),
    ).toEqual([`0.file ${missing} is not in media/`]);
    const pack = withFilm();
    pack.files['films.json'] = [{ ...FILM, chapters: FILM.chapters.toReversed() }];
    expect(await faultsOf(pack)).toEqual(['0.chapters must begin at 0 and go on in order']);
  });

  it('gives out nothing that it consists of before its embargo ends', async () => {
    const pack = withFilm();
    const [entry] = pack.files['library.json'];
    if (!entry) throw new Error('the sample has changed');
    pack.files['library.json'][0] = { ...entry, embargo: '2026-11-22 10:00' };
    await bring(pack);
    const hidden = async () => {
      const { body } = await service.call('content/version');
      const names = (body.data as CallData<'content/version'>).hidden.map(({ name }) => name);
      return FILES.filter((name) => names.includes(name));
    };
    now = LIFTED - 1;
    expect(await hidden()).toEqual(FILES);
    now = LIFTED;
    expect(await hidden()).toEqual([]);
  });
});
