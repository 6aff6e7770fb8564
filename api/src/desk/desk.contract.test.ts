import { Script } from 'node:vm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../testing/service.ts';
import { bookWith, freshMobile, textsTo, waitFor } from '../../testing/visits.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';
import { deskServer } from './desk-server.ts';
import { createDeskToken } from './desk-token.ts';

const DAY_MS = 86_400_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

contractSuite('the desk of the pavilion', () => {
  let service: TestService;
  let desk: FastifyInstance;
  let cookie = '';
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_WRITES: '10000', BODY_KEY_BITS: '1024' } });
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { weekdays: [1, 2, 3, 4, 5, 6, 7] });
    await importContent(service.db, writePack(service.packFolder, pack));
    desk = await deskServer(service.app.services);
    const token = await createDeskToken(service.app.services, 'tablet-south');
    const { headers } = await act('/sign-in', { token });
    cookie = `${String(headers['set-cookie']).split(';')[0]}; desk-lang=en`;
  });
  afterAll(async () => {
    await desk.close();
    await service.stop();
  });

  const open = (url: string, headers: object = { cookie }) => desk.inject({ url, headers: { ...headers } });
  const act = (url: string, form: Record<string, string>, headers: object = { cookie }) =>
    desk.inject({ method: 'POST', url, payload: `${new URLSearchParams(form)}`, headers: { ...FORM, ...headers } });
  const send = (url: string, body: object) =>
    desk.inject({ method: 'POST', url, payload: body, headers: { cookie, accept: 'application/json' } });
  async function booked(date: string, changes: object = {}): Promise<{ reference: string; mobile: string }> {
    const mobile = freshMobile();
    const { body } = await bookWith(service, mobile, { date, ...changes });
    return { reference: (body.data as CallData<'booking/add'>).reference, mobile };
  }
  const arrivalOf = async (reference: string) =>
    (
      await service.db
        .selectFrom('booking')
        .select('arrived_at')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
    ).arrived_at;

  it('opens for nobody without a token, with one that ended, or for what another site sends', async () => {
    for (const path of ['/', '/log', '/export', '/close', '/offline']) {
      expect((await open(path, {})).headers.location).toBe('/sign-in');
    }
    expect((await act('/check-in', { reference: 'x' }, {})).headers.location).toBe('/sign-in');
    expect((await act('/sign-in', { token: 'wrong' }, {})).statusCode).toBe(403);
    expect((await act('/walk-in', {}, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const earlier = await createDeskToken(service.app.services, 'gate');
    await createDeskToken(service.app.services, 'gate');
    expect((await open('/', { cookie: `desk=${earlier}` })).headers.location).toBe('/sign-in');
    now += 91 * DAY_MS;
    expect((await open('/')).headers.location).toBe('/sign-in');
    now = NOON;
    const page = await open('/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('shows who comes, finds one of them, and lets no name write markup', async () => {
    const { reference } = await booked('2026-12-02', {
      company: '<b>南沙一中</b>',
      contact: '林小路',
      explainer: true,
    });
    const other = await booked('2026-12-02', { company: '另一单位', start: '11:00', end: '12:30' });
    const sheet = (await open('/?day=2026-12-02')).body;
    expect(sheet).toContain('&lt;b&gt;南沙一中&lt;/b&gt;');
    expect(sheet).toContain('Groups: 1. Visitors: 20, of whom here: 0. Guides: 1.');
    expect(sheet).toContain(other.reference);
    const found = (await open(`/?day=2026-12-02&search=${encodeURIComponent('林小路')}`)).body;
    expect(found).toContain(reference);
    expect(found).not.toContain(other.reference);
    expect((await open('/?day=2026-12-02', { cookie: cookie.replace('=en', '=cn') })).body).toContain('讲解1场');
  });

  it('checks a group in once, by what was typed or scanned', async () => {
    const { reference } = await booked('2026-12-03');
    now = Date.parse('2026-12-03T09:20:00+08:00');
    expect((await act('/check-in', { reference: `${reference.slice(0, -1)}%` })).headers.location).toContain(
      'mistyped',
    );
    const scanned = `https://site.example/t/${reference.toLowerCase()}`;
    expect((await send('/check-in', { reference: scanned })).json()).toMatchObject({ outcome: 'arrived' });
    expect((await send('/check-in', { reference })).json()).toMatchObject({ outcome: 'again' });
    expect(await arrivalOf(reference)).toEqual(new Date(now));
  });

  it('takes over what a device stored without a connection, at its time and once', async () => {
    const { reference } = await booked('2026-12-05');
    const at = Date.parse('2026-12-05T09:25:00+08:00');
    now = Date.parse('2026-12-06T08:00:00+08:00');
    const checkIns = [
      { reference, at },
      { reference: 'PV-20261205-ZZZZ', at },
    ];
    const first = (await send('/sync', { checkIns })).json<{ outcomes: { outcome: string }[] }>();
    expect(first.outcomes[0]?.outcome).toBe('arrived');
    const second = (await send('/sync', { checkIns })).json<{ outcomes: { outcome: string }[] }>();
    expect(second.outcomes[0]?.outcome).toBe('again');
    expect(await arrivalOf(reference)).toEqual(new Date(at));
    expect((await send('/sync', { checkIns: [{ reference: 1 }] })).statusCode).toBe(400);
  });

  it('counts who came without a booking, and nothing about them', async () => {
    now = Date.parse('2026-12-07T10:00:00+08:00');
    await act('/walk-in', { day: '2026-12-07', start: '09:30', visitors: '4' });
    await act('/walk-in', { day: '2026-12-07', start: '09:30', visitors: '3' });
    expect((await act('/walk-in', { day: '2026-12-07', start: '09:30', visitors: '0' })).statusCode).toBe(400);
    expect((await open('/?day=2026-12-07')).body).toContain('Without a booking: 7.');
  });

  it('closes a day: everyone is told, nobody waits any more, nobody can book it', async () => {
    now = NOON;
    const [full, alone] = [
      await booked('2026-12-09', { visitors: 60 }),
      await booked('2026-12-09', { start: '11:00', end: '12:30' }),
    ];
    const waiting = freshMobile();
    const joined = await waitFor(service, { date: '2026-12-09', visitors: 5 }, waiting);
    expect(joined.body.code).toBe('0000');
    expect((await open('/close?day=2026-12-09')).body).toContain('cancel 2 visits?');
    expect((await act('/close', { day: '2026-12-09' })).headers.location).toContain('outcome=closed&about=2');
    for (const { mobile } of [full, alone]) {
      expect((await textsTo(service.app.services, mobile)).join('\n')).toContain(
        'the pavilion is closed on 2026-12-09',
      );
    }
    const texts = (await textsTo(service.app.services, waiting)).join('\n');
    expect(texts).not.toContain('held for you');
    const entries = await service.db
      .selectFrom('waiting_entry')
      .select('state')
      .where('date', '=', '2026-12-09')
      .execute();
    expect(entries).toEqual([{ state: 'ended' }]);
    expect((await bookWith(service, freshMobile(), { date: '2026-12-09' })).body.code).toBe('40901');
    expect((await act('/close', { day: '2026-12-09' })).headers.location).toContain('about=0');
    expect((await act('/close', { day: '2026-11-20' })).statusCode, 'a day that is over').toBe(400);
  });

  it('keeps a log of who did what, without any name of a visitor', async () => {
    const csv = await open('/export?day=2026-12-02');
    expect(csv.headers['content-disposition']).toContain('visits-2026-12-02.csv');
    expect(csv.body).toContain('林小路');
    const log = (await open('/log')).body;
    for (const text of ['tablet-south', 'checked in', 'counted walk-ins', 'closed a day', 'exported']) {
      expect(log).toContain(text);
    }
    const rows = await service.db.selectFrom('desk_log').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/林小路|南沙|139\d{8}/);
  });

  it('serves its scripts as browsers read them', async () => {
    for (const path of ['/desk.js', '/worker.js']) {
      const { headers, body } = await open(path, {});
      expect(headers['content-type']).toContain('text/javascript');
      expect(() => new Script(body)).not.toThrow();
    }
  });
});
