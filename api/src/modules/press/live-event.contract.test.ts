import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { openLibrary, type TestLibrary } from '../../../testing/media-library.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import type { PackError } from '../pack-import/pack-fault.model.ts';

const CN = 1;
const EN = 2;
const MINUTE_MS = 60_000;
const BEGINS = NOON + 60 * MINUTE_MS;
const ENDS = BEGINS + 90 * MINUTE_MS;

const both = (text: string) => ({ cn: `${text}（中文）`, en: text });

// Spec M19, CALL-live-detail.
contractSuite('a presentation for the press', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;

  const eventOf = (id: string, day: string) => ({
    id,
    begins: `${day} 13:00`,
    ends: `${day} 14:30`,
    title: both(id),
    summary: both('Summary'),
    place: both('Nansha'),
    film: 'video-one',
    kit: 'side-pack',
    articles: ['first-light', 'not-yet'],
    parts: [
      { at: 0, title: both('Opening'), text: both('Text') },
      { at: 30, title: both('Questions'), text: both('Text') },
    ],
  });
  const livePack = () => {
    const pack = library.pack();
    pack.files['live-events.json'] = [eventOf('of-today', '2026-11-21'), eventOf('of-last-week', '2026-11-14')];
    return pack;
  };

  beforeAll(async () => {
    service = await startService({ now: () => now });
    library = await openLibrary(service);
    await library.bring(livePack());
  });
  afterAll(() => service.stop());
  beforeEach(() => {
    now = NOON;
  });

  const event = async (id = 'of-today', language = EN) =>
    (await service.call('live/detail', { id }, language)).body.data as CallData<'live/detail'>;

  it('is to come until its first minute, on until its last, and over then: by the clock of the service', async () => {
    const seen = [];
    for (const at of [BEGINS - 1, BEGINS, ENDS - 1, ENDS]) {
      now = at;
      const { state, parts, film, kit, icsUrl } = await event();
      seen.push([state, parts.map((part) => part.state).join(' '), film?.id, kit?.id, icsUrl === '']);
    }
    expect(seen).toEqual([
      ['before', 'before before', undefined, undefined, false],
      ['live', 'live before', 'video-one', undefined, false],
      ['live', 'after live', 'video-one', undefined, false],
      ['after', 'after after', 'video-one', 'side-pack', true],
    ]);
  });

  it('is the nearest without an id: what is on, else what comes next, else the last', async () => {
    expect((await event('')).id).toBe('of-today');
    now = Date.parse('2026-11-14T13:10:00+08:00');
    expect(await event('')).toMatchObject({ id: 'of-last-week', state: 'live' });
    now = ENDS + 86_400_000;
    expect((await event('')).id).toBe('of-today');
  });

  it('leads to articles that are out and to the others, in the language of the page', async () => {
    const { title, articles, others, parts } = await event('of-today', CN);
    expect(title).toBe('of-today（中文）');
    expect(articles.map(({ baseId }) => baseId)).toEqual(['first-light']);
    expect(others).toMatchObject([{ id: 'of-last-week', state: 'after' }]);
    expect(parts.map(({ at }) => at)).toEqual(['2026-11-21 13:00', '2026-11-21 13:30']);
  });

  it('has a calendar file, and pages are made anew when it begins and ends', async () => {
    const answer = await service.app.server.inject((await event()).icsUrl);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toMatch(/DTSTART;TZID=Asia\/Shanghai:20261121T130000/);
    expect((await service.app.server.inject('/cn/api/live/calendar.ics?id=lost')).json()).toMatchObject({
      code: '40004',
    });
    const moment = async () =>
      ((await service.call('content/version')).body.data as CallData<'content/version'>).moment;
    now = BEGINS;
    const atBeginning = await moment();
    now = ENDS;
    expect([atBeginning, await moment()]).toEqual([BEGINS, ENDS]);
  });

  it('is not there under another name, and not imported with parts that the pack has not', async () => {
    expect((await service.call('live/detail', { id: 'nobody' }, EN)).body.code).toBe('40004');
    const pack = livePack();
    pack.files['live-events.json'].push({ ...eventOf('broken', '2026-11-22'), film: 'side-pack', articles: ['none'] });
    const faults = await importContent(service.db, library.write(pack)).catch(({ faults: found }: PackError) => found);
    expect(faults).toMatchObject([
      { file: 'live-events.json', path: 'broken.film' },
      { file: 'live-events.json', path: 'broken.articles' },
    ]);
    library.write(livePack());
  });
});
