import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { book } from '../../../testing/visits.ts';
import { bookingTable } from '../booking/desk/desk.service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { KeyRingError, openKeyRing, type KeySettings } from './key-ring.adapter.ts';
import { PrivateData } from './private-data.service.ts';
import { rotateDataKey } from './reseal.service.ts';
import { SEALED_TABLES } from './reseal.store.ts';

contractSuite('a new key for personal data', () => {
  let service: TestService;
  let settings: KeySettings;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024' } });
    settings = { dataDir: service.engine.env.DATA_DIR, dataKeys: undefined };
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    await book(service);
    await service.call('subscribe/add', { email: 'reader@example.com' }, 2);
  });
  afterAll(() => service.stop());

  /** Ids of the keys that have sealed anything, in the order of the alphabet. */
  async function keysInUse(): Promise<string[]> {
    const texts = SEALED_TABLES.flatMap(({ table, columns }) =>
      columns.map(async (column) => {
        const { rows } = await sql<{ text: string | null }>`
          select ${sql.ref(column)} as text from ${sql.table(table)}
        `.execute(service.db);
        return rows.flatMap(({ text }) => text?.split('.')[1] ?? []);
      }),
    );
    return [...new Set((await Promise.all(texts)).flat())].toSorted();
  }

  const visitors = () => bookingTable(service.app.services, { from: '2026-12-01', to: '2026-12-01' });

  it('knows every sealed column that the database has', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like 'sealed\\_%' order by 1
    `.execute(service.db);
    const known = SEALED_TABLES.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    expect(rows.map(({ name }) => name)).toEqual(known.toSorted());
  });

  it('seals everything that is there, and the running service goes on reading and writing with it', async () => {
    const [before, old] = [await visitors(), openKeyRing(settings).current];
    expect(await keysInUse()).toEqual([old]);
    const { key, isNewKey, rows, left } = await rotateDataKey(service.db, settings);
    expect({ isNewKey, rows, left }).toEqual({
      isNewKey: true,
      rows: expect.toSatisfy((n) => n >= 4) as number,
      left: 0,
    });
    expect(key).not.toBe(old);
    expect(await keysInUse()).toEqual([key]);
    expect(await visitors()).toEqual(before);
    await book(service);
    expect(await keysInUse()).toEqual([key]);
    expect(await visitors()).toHaveLength(3);
  });

  it('goes on with the same key when it was cut short', async () => {
    const { current, keys, index } = openKeyRing(settings);
    const [old = ''] = [...keys.keys()].filter((id) => id !== current);
    const associated = { table: 'subscriber', column: 'sealed_email' };
    const [subscriber] = await service.db.selectFrom('subscriber').selectAll().execute();
    const [id, email] = [subscriber?.id ?? '', 'reader@example.com'];
    const left = new PrivateData({ current: old, keys, index }).seal(email, { ...associated, id });
    await service.db.updateTable('subscriber').set({ sealed_email: left }).execute();
    expect(await keysInUse()).toEqual([current, old].toSorted());
    expect(await rotateDataKey(service.db, settings)).toEqual({ key: current, isNewKey: false, rows: 1, left: 0 });
    const { sealed_email } = await service.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow();
    expect(service.app.services.data.open(sealed_email, { ...associated, id })).toBe(email);
  });

  it('comes through batches, and keeps the key before it and no older one', async () => {
    const { outbox } = service.app.services;
    const content = { to: '13900000000', text: 'text' };
    const posting = { channel: 'sms', purpose: 'booking', content } as const;
    for (let at = 0; at < 450; at += 1) await outbox.put(service.db, posting);
    const before = openKeyRing(settings).current;
    const { key, rows, left } = await rotateDataKey(service.db, settings);
    expect(rows).toBeGreaterThan(450);
    expect(left).toBe(0);
    expect([...openKeyRing(settings).keys.keys()].toSorted()).toEqual([before, key].toSorted());
    const file = path.join(settings.dataDir, 'keys/personal-data.json');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    // The clock of the tests stands still, so the newest are in no order among themselves.
    const messages = (await outbox.newest(500)).map((row) => outbox.read(row));
    expect(messages.filter((message) => 'text' in message && message.text === 'text')).toHaveLength(450);
  });

  it('is given to all rows but a damaged one, which is told', async () => {
    const { current } = openKeyRing(settings);
    const damaged = (text: string) => `v1.${current}.${text.split('.')[2]?.slice(0, -8)}AAAAAAAA`;
    const { id, sealed_message } = await service.db.selectFrom('outbox').selectAll().limit(1).executeTakeFirstOrThrow();
    const changed = service.db.updateTable('outbox').where('id', '=', id);
    await changed.set({ sealed_message: damaged(sealed_message) }).execute();
    expect(await rotateDataKey(service.db, settings)).toMatchObject({ isNewKey: true, left: 1 });
    await service.db.deleteFrom('outbox').where('id', '=', id).execute();
    expect(await keysInUse()).toEqual([openKeyRing(settings).current]);
  });

  it('is not made by the command where the environment brings the keys, which says how to', async () => {
    const dataKeys = fs.readFileSync(path.join(settings.dataDir, 'keys/personal-data.json'), 'utf8');
    await expect(rotateDataKey(service.db, { ...settings, dataKeys })).rejects.toThrow(KeyRingError);
  });
});
