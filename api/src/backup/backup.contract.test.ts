import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { carryKeys, runBackup, serveOn } from '../../testing/database/restored.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { applied, takenCv } from '../../testing/samples/applicants.ts';
import { pdf } from '../../testing/samples/cv-files.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { book } from '../../testing/visits.ts';
import type { Db } from '../db/client.ts';
import { openBooking } from '../modules/booking/booking.service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';
import { SEALED_TABLES } from '../modules/private-data/reseal.store.ts';
import { readManifest, type Manifest } from './backup-folder.ts';

const AT_ONCE = 8;
const SLOW = 120_000;

/** Seats of every slot: those that are taken, and those that its bookings have. */
async function seats(db: Db): Promise<{ taken: number; booked: number }[]> {
  const { rows } = await sql<{ taken: number; booked: number }>`
    select capacity - remaining as taken, coalesce((
      select sum(visitors) from booking b
      where b.date = s.date and b.start_time = s.start_time and b.state = 'confirmed'
    ), 0)::integer as booked from visit_slot s
  `.execute(db);
  return rows;
}

contractSuite('a backup', () => {
  let service: TestService;
  let receipt: CallData<'booking/add'>;
  let cv: Buffer;
  let folder: string;
  /** What groups were told who booked while it was taken. */
  let booked: string[];
  /** Another one, with an empty database; the keys come later. */
  let machine: Engine;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024', LIMIT_WRITES: '10000', LIMIT_UPLOADS: '100' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    receipt = (await book(service, { contact: '陈小路', visitors: 3 })).body.data as CallData<'booking/add'>;
    cv = pdf('% a page that only its applicant knows');
    await applied(service, { cv: await takenCv(service, cv) });
    await service.call('subscribe/add', { email: 'reader@example.com' }, 2);
    machine = await startEngine({ isEmpty: true });
    folder = path.join(service.engine.env.DATA_DIR, 'backup-of-the-test');
    // Groups go on booking while it is taken.
    const booking = Array.from({ length: AT_ONCE }, () => book(service, { visitors: 1 }));
    await runBackup(service.engine.env, 'backup', 'create', folder);
    booked = (await Promise.all(booking)).map(({ body }) => body.code);
  }, SLOW);
  afterAll(async () => {
    await service.stop();
    await machine.stop();
  });

  it('holds nothing of a visitor in clear, and no key', () => {
    const { manifest } = readManifest(folder);
    const rows = manifest.tables.map(({ name }) =>
      gunzipSync(fs.readFileSync(path.join(folder, 'tables', `${name}.jsonl.gz`))).toString(),
    );
    expect(rows.join('')).not.toMatch(/陈小路|reader@example\.com|Ada Beispiel/);
    const ring = JSON.parse(
      fs.readFileSync(path.join(service.engine.env.DATA_DIR, 'keys/personal-data.json'), 'utf8'),
    ) as {
      current: string;
      keys: Record<string, string>;
    };
    expect(manifest.keys).toEqual([ring.current]);
    const everything = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile());
    const bytes = everything.map((entry) => fs.readFileSync(path.join(entry.parentPath, entry.name)));
    for (const secret of Object.values(ring.keys)) expect(bytes.every((text) => !text.includes(secret))).toBe(true);
    expect(manifest.files).toHaveLength(1);
    const sealed = SEALED_TABLES.map(({ table }) => table);
    expect(manifest.tables.map(({ name }) => name)).toEqual(expect.arrayContaining(sealed));
  });

  it('is for its owner only, whole or not there, and never put over another', async () => {
    const all = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
    expect([folder, ...all].filter((file) => fs.statSync(file).mode & 0o077)).toEqual([]);
    await expect(runBackup(service.engine.env, 'backup', 'create', folder)).rejects.toThrow('is there already');
    expect(fs.existsSync(`${folder}.unfinished`)).toBe(false);
  });

  describe('is refused, with the database as empty as before,', () => {
    /** What the operator is told. That the database is empty still is what the restore at the end of this file needs. */
    const refusal = (from: string): Promise<string> =>
      runBackup(machine.env, 'backup', 'restore', from).catch((error: Error) => error.message);

    it('without its keys, and with other ones', async () => {
      expect(await refusal(folder)).toContain('There are no keys');
      const file = path.join(machine.env.DATA_DIR, 'keys/personal-data.json');
      const secret = Buffer.alloc(32, 7).toString('base64');
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify({ current: 'a', keys: { a: secret }, index: secret }));
      expect(await refusal(folder)).toContain('are not those of this backup');
    });

    it(
      'when a row, a file or what it says of itself was changed',
      async () => {
        carryKeys(service.engine, machine);
        const [cvKey = ''] = readManifest(folder).manifest.files.map(({ key }) => key);
        const changes: [string, (bytes: Buffer) => Buffer, string][] = [
          [
            'tables/subscriber.jsonl.gz',
            (bytes) => gzipSync(gunzipSync(bytes).toString().replace('pending', 'active')),
            'Rows of subscriber',
          ],
          ['tables/booking.jsonl.gz', (bytes) => bytes.subarray(0, bytes.length - 20), 'damaged'],
          [`files/${cvKey}`, (bytes) => Buffer.concat([bytes, Buffer.from('x')]), 'was changed'],
          [
            'manifest.json',
            (bytes) => Buffer.from(bytes.toString().replace('"rows": 1', '"rows": 2')),
            'its manifest was changed',
          ],
        ];
        for (const [name, change, message] of changes) {
          const copy = path.join(machine.env.DATA_DIR, 'changed');
          fs.rmSync(copy, { recursive: true, force: true });
          fs.cpSync(folder, copy, { recursive: true });
          fs.writeFileSync(path.join(copy, name), change(fs.readFileSync(path.join(copy, name))));
          expect(await refusal(copy)).toContain(message);
        }
      },
      SLOW,
    );

    it('when it is of a later release', async () => {
      carryKeys(service.engine, machine);
      const later = resigned((manifest) => manifest.migrations.push('9999-of-tomorrow'));
      expect(await refusal(later)).toContain('of a later release: it has 9999-of-tomorrow');
    });
  });

  it('is never put over a database that has something', async () => {
    await expect(runBackup(service.engine.env, 'backup', 'restore', folder)).rejects.toThrow('not empty');
    expect(await service.db.selectFrom('booking').selectAll().execute()).toHaveLength(1 + AT_ONCE);
  });

  it(
    'brings the site back on a fresh machine: bookings, links, files and sums of one moment, while groups were booking',
    async () => {
      expect(new Set(booked)).toEqual(new Set(['0000']));
      carryKeys(service.engine, machine);
      expect(await runBackup(machine.env, 'backup', 'restore', folder)).toContain('Every row was read again');
      const restored = await serveOn(machine);
      const visit = await restored.call('booking/detail', { token: receipt.manageToken });
      expect(visit).toMatchObject({ reference: receipt.reference, visitors: 3 });
      const { services } = restored.app;
      const [row] = await restored.db
        .selectFrom('booking')
        .selectAll()
        .where('reference', '=', receipt.reference)
        .execute();
      expect(row && openBooking(services, row).contact).toBe('陈小路');
      const file = await restored.db.selectFrom('application_file').selectAll().executeTakeFirstOrThrow();
      expect(await services.files.read(file)).toEqual(cv);
      const slots = await seats(restored.db);
      expect(slots.filter(({ taken, booked }) => taken !== booked)).toEqual([]);
      expect(slots.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThanOrEqual(3);
      expect(await restored.call('article/detail', { baseId: 'first-light' })).toMatchObject({
        title: expect.any(String) as string,
      });
      await restored.stop();
    },
    SLOW,
  );

  /** The backup with another manifest, as whoever has the keys would write it. */
  function resigned(change: (manifest: Manifest) => unknown): string {
    const copy = path.join(machine.env.DATA_DIR, 'resigned');
    fs.cpSync(folder, copy, { recursive: true });
    const { manifest } = readManifest(copy);
    change(manifest);
    const text = JSON.stringify(manifest);
    fs.writeFileSync(path.join(copy, 'manifest.json'), text);
    fs.writeFileSync(path.join(copy, 'manifest.mac'), service.app.services.data.hash('backup', text));
    return copy;
  }
});
