import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { isMedia, LIFTED, openLibrary, unzip, type TestLibrary } from '../../../testing/media-library.ts';
import type { SamplePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import type { PackError } from '../pack-import/pack-fault.model.ts';

const EN = 2;

// Spec M8.
contractSuite('entries under embargo', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    library = await openLibrary(service);
    await library.bring();
  });
  afterAll(() => service.stop());
  afterEach(() => {
    now = NOON;
  });

  const faultsOf = (pack: SamplePack) =>
    importContent(service.db, library.write(pack)).then(
      () => [],
      (error: PackError) => error.faults.map(({ path: at, rule }) => `${at} ${rule}`),
    );
  const listed = async () => {
    const { body } = await service.call('media/page', { type: 'pack' }, EN);
    return (body.data as CallData<'media/page'>).list.map(({ id }) => id);
  };
  const found = async () => {
    const { body } = await service.call('search/page', { searchKeyword: 'secret-pack', searchType: 'pack' }, 1);
    return (body.data as CallData<'search/page'>).list.map(({ id }) => id);
  };
  const hidden = async () => ((await service.call('content/version')).body.data as CallData<'content/version'>).hidden;

  it('are in no list, search, count or download and their files are hidden; a moment later they are out', async () => {
    const ids = ['secret-pack'];
    now = LIFTED - 1;
    expect(await listed()).not.toContain('secret-pack');
    expect(await found()).not.toContain('secret-pack');
    expect(await library.amount({ ids })).toEqual({ count: 0, size: 0, zip: 0 });
    expect((await library.ask(ids)).code).toBe('40004');
    const refused = await library.get('/cn/api/media/pack/secret-pack.zip?acceptTerms=true');
    expect(refused.headers.location).toBe('/cn/cn/media/terms?picks=secret-pack&refused=40004');
    expect((await library.get('/cn/api/media/download/file/secret-pack/web')).statusCode).toBe(404);
    expect(await hidden()).toContainEqual({ name: 'car-secret', until: LIFTED });
    now = LIFTED;
    expect(await listed()).toContain('secret-pack');
    expect(await found()).toContain('secret-pack');
    expect(await library.amount({ ids })).toMatchObject({
      count: 1,
      size: library.sources['car-secret-1000.jpg']?.length,
    });
    expect((await unzip(await library.fetched(ids))).filter(isMedia)).toHaveLength(1);
    expect(await hidden()).toEqual([]);
  });

  it('are withdrawn when it is put on later: what was given out before leads nowhere', async () => {
    const url = await library.order(['side-pack']);
    expect((await library.get(url)).statusCode).toBe(200);
    const later = library.pack();
    const [show, side, secret] = later.files['library.json'].splice(-3);
    if (!show || !side || !secret) throw new Error('the sample has changed');
    later.files['library.json'].push({ ...side, embargo: '2026-11-30 08:00' }, secret);
    await library.bring(later);
    expect((await library.get(url)).json()).toMatchObject({ code: '40401' });
    await library.bring();
    expect((await library.get(url)).statusCode).toBe(200);
  });

  // Issue 17, item 8.
  it('are the films of briefings until these are over; from then on what was said comes with its film', async () => {
    const pack = library.pack();
    const nine = pack.files['results.json'].find(({ id }) => id === '2026-quarter3');
    if (!nine) throw new Error('the sample has changed');
    const film = { file: 'nine', poster: 'windtunnel', width: 960, height: 540, seconds: 60, begins: [3.6] };
    nine.film = { ...film, begins: [3.6, 9] };
    expect(await faultsOf(pack)).toEqual(['2026-quarter3.film.begins must be 1, one for each part of the briefing']);
    nine.film = film;
    await library.bring(pack);
    const over = Date.parse('2026-12-03T17:00:00+08:00');
    now = over - 1;
    expect((await hidden()).filter(({ name }) => name.startsWith('nine.'))).toHaveLength(6);
    expect(await hidden()).toContainEqual({ name: 'nine.mp4', until: over });
    now = over;
    expect(await hidden()).toEqual([]);
    const { body } = await service.call('results/briefing', { period: '2026-quarter3' }, EN);
    expect(body.data).toMatchObject({
      film: {
        sources: [{ src: '/cn/media-files/nine.webm' }, { src: '/cn/media-files/nine.mp4' }],
        captions: [{ src: '/cn/media-files/nine.en.vtt', lang: 'en' }, { lang: 'zh-CN' }],
        chapters: [{ src: '/cn/media-files/nine.chapters.en.vtt', lang: 'en' }, { lang: 'zh-CN' }],
      },
      chapters: [{ id: 'figures', at: 3.6 }],
    });
    await library.bring();
  });

  it('a pack whose library promises other files than it has is not imported', async () => {
    const wrong = library.pack();
    const [show, , secret] = wrong.files['library.json'].slice(-3);
    if (!show || !secret) throw new Error('the sample has changed');
    show.size += 1;
    show.fileCount = 3;
    secret.files = ['car-large'];
    secret.size = library.sources['car-large-3840.jpg']?.length ?? 0;
    expect(await faultsOf(wrong)).toEqual([
      '2.fileCount must be 2',
      `2.size must be ${show.size - 1}, which its files have`,
      '4.embargo is broken by entry show-pack',
      '4.embargo is broken by entry side-pack',
    ]);
    await library.bring();
  });
});
