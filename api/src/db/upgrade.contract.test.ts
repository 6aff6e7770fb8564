import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { contractSuite, engineKind, startEngine, type Engine } from '../../testing/database/engine.ts';
import { rounds } from '../../testing/length.ts';
import { serveOn } from '../../testing/database/restored.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { findEntries } from '../imported/entry.store.ts';
import { filmFiles } from '../modules/media/film-files.service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';
import { openKeyRing } from '../modules/private-data/key-ring.adapter.ts';
import { PrivateData } from '../modules/private-data/private-data.service.ts';
import { openDatabase, type Db } from './client.ts';
import { knownMigrations, migrate, migrateTo, ranMigrations } from './migrate.ts';

/** The schema whose service the rows below are written as: every site of these tests began with it. */
const FIRST = '0020-arrivals';
const TOKEN = 'A'.repeat(22);
const SLOW = 120_000;

/**
 * Schemas that a site may have come to since: the first, on PostgreSQL the one before the newest as well, in the long run all between. The
 * embedded engine takes seconds to make each of its databases.
 */
async function earlierSchemas(): Promise<string[]> {
  const all = await knownMigrations();
  const later = all.slice(all.indexOf(FIRST), -1);
  const short = engineKind === 'postgres' ? [FIRST, ...later.slice(-1)] : [FIRST];
  return later.filter((name, at) => short.includes(name) || at < rounds(0, later.length));
}

/** A group, a reader, a mail and a film, by the statements of a service of that first schema. */
async function writeAsThen(db: Db, data: PrivateData): Promise<void> {
  const seal = (at: `${string}.${string}.${string}`, text: string) => {
    const [table = '', column = '', id = ''] = at.split('.');
    return data.seal(text, { table, column, id });
  };
  await sql`
    insert into visit_slot (date, start_time, end_time, capacity, remaining, explainers, explainers_left)
    values ('2026-12-01', '09:30', '11:00', 60, 40, 2, 2)
  `.execute(db);
  await sql`
    insert into booking (id, reference, token_index, state, language, date, start_time, end_time, visitors, explainer, internal,
      consent_version, mobile_index, sealed_contact, sealed_mobile, sealed_group, created_at, changed_at)
    values ('b1', 'PV-20261201-0001', ${data.hash('manage-token', TOKEN)}, 'confirmed', 'en', '2026-12-01', '09:30', '11:00', 20,
      false, false, '1', ${data.hash('mobile', '13900000001')}, ${seal('booking.sealed_contact.b1', '陈小路')},
      ${seal('booking.sealed_mobile.b1', '13900000001')}, ${seal('booking.sealed_group.b1', '南沙第一中学')}, now(), now())
  `.execute(db);
  await sql`
    insert into subscriber (id, email_index, sealed_email, state, language, categories, version, changed_at)
    values ('s1', ${data.hash('email', 'reader@example.com')}, ${seal('subscriber.sealed_email.s1', 'reader@example.com')},
      'active', 'en', '["news"]', 1, now())
  `.execute(db);
  await sql`
    insert into outbox (id, channel, purpose, state, sealed_message, attempts, due_at, expires_at, erase_at, created_at)
    values ('o1', 'mail', 'newsletter', 'waiting', 'v1.x.y', 0, now(), now() + interval '1 day', now() + interval '2 days', now())
  `.execute(db);
  await sql`
    insert into entry (kind, id, category, position, body) values ('film', 'f1', '', 0, '{"id": "f1", "file": "film-wind", "captions": []}')
  `.execute(db);
}

const SCHEMAS = await earlierSchemas();

contractSuite('a site of an earlier release', () => {
  let engine: Engine;
  afterEach(() => engine.stop());

  it.for(SCHEMAS)(
    'with the schema %s is brought up to date with all it has, and goes on where it was',
    { timeout: SLOW },
    async (schema) => {
      engine = await startEngine({ isEmpty: true });
      const at = { dataDir: engine.env.DATA_DIR, databaseUrl: engine.env.DATABASE_URL };
      const data = new PrivateData(openKeyRing({ dataDir: at.dataDir, dataKeys: undefined }));
      const then = await openDatabase(at);
      await migrateTo(then.db, FIRST);
      await writeAsThen(then.db, data);
      await migrateTo(then.db, schema);
      await then.close();

      const now = await openDatabase(at);
      const ran = await migrate(now.db);
      expect(ran.length).toBeGreaterThan(0);
      expect(await ranMigrations(now.db)).toEqual(await knownMigrations());
      // What is asked of content is asked before anybody has imported it again.
      const [film] = (await findEntries(now.db, 'film')).rows;
      expect(film && filmFiles(film)).toEqual(['film-wind.webm', 'film-wind.mp4']);
      await importContent(now.db, writePack(`${at.dataDir}/pack`, samplePack()));
      const service = await serveOn(engine);
      expect(await service.call('booking/detail', { token: TOKEN })).toMatchObject({
        reference: 'PV-20261201-0001',
        visitors: 20,
        state: 'confirmed',
      });
      const readers = await service.db.selectFrom('subscriber').selectAll().execute();
      expect(readers).toMatchObject([{ id: 's1', state: 'active', list: 'news', categories: ['news'] }]);
      const lanes = await service.db.selectFrom('outbox').select(['id', 'lane']).where('id', '=', 'o1').execute();
      expect(lanes).toEqual([{ id: 'o1', lane: 'letter' }]);
      await service.stop();
      await now.close();
    },
  );
});
