import { createHash } from 'node:crypto';
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
const edition = (name: string, about: { width: number; height: number; type: string }) => ({
  name,
  ...about,
  bytes: name.length,
  sha256: createHash('sha256').update(name).digest('hex'),
});
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
  editions: [
    edition('one.1080.av1.mp4', { width: 1920, height: 1080, type: 'video/mp4; codecs="av01.0.08M.08"' }),
    edition('one.1080.mp4', { width: 1920, height: 1080, type: 'video/mp4; codecs="avc1.640028"' }),
    edition('one.mp4', { width: 960, height: 540, type: 'video/mp4; codecs="avc1.64001f"' }),
  ],
};
const TRACKS = ['one', 'one.chapters', 'one.descriptions'].flatMap((name) => [`${name}.en.vtt`, `${name}.zh-CN.vtt`]);
const FILES = ['one.1080.av1.mp4', 'one.1080.mp4', 'one.mp4', ...TRACKS];

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
    for (const name of files) fs.writeFileSync(path.join(folder, 'media', name), name);
    return importContent(service.db, folder);
  };

  it('has chapters in the language of the page, each with what is seen and what captions say in it', async () => {
    await bring(withFilm());
    const { film } = (await service.call('media/detail', { id: 'video-one' }, EN)).body
      .data as CallData<'media/detail'>;
    expect(film).toMatchObject({
      chapters: [
        { at: 0, name: 'Air', seen: 'A car before a nozzle', lines: ['The nozzle'] },
        { at: 9.6, name: 'Sections', seen: 'Thin lines', lines: ['A scan'] },
      ],
      chapterTracks: [
        { src: '/cn/media-files/one.chapters.en.vtt', lang: 'en' },
        { src: '/cn/media-files/one.chapters.zh-CN.vtt', lang: 'zh-CN' },
      ],
      descriptionTracks: [
        { src: '/cn/media-files/one.descriptions.en.vtt', lang: 'en' },
        { src: '/cn/media-files/one.descriptions.zh-CN.vtt', lang: 'zh-CN' },
      ],
    });
  });

  const filmOf = async () =>
    ((await service.call('media/detail', { id: 'video-one' }, EN)).body.data as CallData<'media/detail'>).film;
  const take = (name: string) => `/cn/api/media/take?pick=video-one&file=${name}&language=2`;

  // Spec M27.
  it('is offered in the files that are there, each with its bytes, once the terms are accepted', async () => {
    await bring(withFilm());
    const offered = (await filmOf())?.files ?? [];
    expect(offered.map(({ name }) => name)).toEqual([...FILES.slice(0, 3), 'one.zh-CN.vtt', 'one.en.vtt']);
    for (const { name, url, size } of offered) {
      expect((await library.get(`${url}&language=2`)).headers.location).toBe(
        `/cn/en/media/terms?picks=video-one&file=${name}`,
      );
      const given = await library.get(String((await library.get(`${url}&acceptTerms=true`)).headers.location));
      expect(given.headers).toMatchObject({
        'content-length': String(size),
        'content-disposition': `attachment; filename="${name}"`,
      });
      expect(given.body).toBe(name);
    }
  });

  it('is not offered in full size where that file is not there, or is another one', async () => {
    const small = ['one.mp4', ...TRACKS];
    await bring(withFilm(), small);
    expect((await filmOf())?.files.map(({ name }) => name)).toEqual(['one.mp4', 'one.zh-CN.vtt', 'one.en.vtt']);
    fs.writeFileSync(path.join(service.packFolder, 'media/one.1080.mp4'), 'another');
    expect((await filmOf())?.files.map(({ name }) => name)).not.toContain('one.1080.mp4');
    const sources = (await service.call('media/page', { type: 'video' }, EN)).body.data as CallData<'media/page'>;
    expect(sources.list.find(({ id }) => id === 'video-one')?.film?.sources).toEqual([
      { src: '/cn/media-files/one.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
    ]);
  });

  it.each(['one.1080.mp4', 'car-small-640.jpg', 'two.mp4'])('gives no %s, which is not of it', async (name) => {
    await bring(withFilm(), ['one.mp4', ...TRACKS]);
    const start = await library.get(`${take(name)}&acceptTerms=true`);
    expect(start.headers.location).toBe(`/cn/en/media/terms?picks=video-one&file=${name}&refused=40401`);
    expect((await library.get(`/cn/api/media/download/named/video-one/${name}`)).statusCode).toBe(404);
  });

  it('is refused by name where that could lead out of the folder', async () => {
    for (const name of ['..%2fpack%2ffilms.json', '.mp4', 'ONE.mp4'])
      expect((await library.get(take(name))).json()).toMatchObject({ code: '40022' });
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
    fs.rmSync(path.join(service.packFolder, 'media'), { recursive: true });
    const other = withFilm();
    const [first, ...rest] = FILM.editions;
    if (!first) throw new Error('the film has editions');
    other.files['films.json'] = [{ ...FILM, editions: [{ ...first, sha256: '0'.repeat(64) }, ...rest] }];
    expect(await faultsOf(other)).toEqual([
      `0.editions ${first.name} in media/ is another file than the one that is noted`,
    ]);
    const pack = withFilm();
    pack.files['films.json'] = [{ ...FILM, chapters: FILM.chapters.toReversed() }];
    expect(await faultsOf(pack)).toEqual(['0.chapters must begin at 0 and go on in order']);
  });

  it('gives out nothing that it consists of before its embargo ends', async () => {
    const pack = withFilm();
    const [entry] = pack.files['library.json'];
    if (!entry) throw new Error('the sample has changed');
    // Its picture is shown elsewhere, too, which the import would refuse.
    const { picture: _shown, ...alone } = entry;
    pack.files['library.json'][0] = { ...alone, embargo: '2026-11-22 10:00' };
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
