import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { carryKeys, runBackup, serveOn } from '../../testing/database/restored.ts';
import { samplePack, writePack, type SamplePack } from '../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../testing/service.ts';
import { book, freshMobile, sealedForm } from '../../testing/visits.ts';
import { rotateAllKeys } from '../commands/key-commands.ts';
import { migrate, ranMigrations } from '../db/migrate.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';
import { readConfig } from '../settings/config.ts';

const SLOW = 180_000;

// docs/runbook.md, "Disasters".
contractSuite('after a disaster', () => {
  let service: TestService;
  let receipt: CallData<'booking/add'>;
  let folder: string;
  let machine: Engine;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024', LIMIT_WRITES: '1000' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    receipt = (await book(service, { contact: '陈小路', visitors: 1 })).body.data as CallData<'booking/add'>;
    machine = await startEngine({ isEmpty: true });
    folder = path.join(service.engine.env.DATA_DIR, 'backup-before');
    await runBackup(service.engine.env, 'backup', 'create', folder);
  }, SLOW);
  afterAll(async () => {
    await service.stop();
    await machine.stop();
  });

  it(
    'the machine is gone: a drill has said how long a new one takes, and what is lost',
    async () => {
      await book(service, { contact: 'somebody later', visitors: 1 });
      const said = await runBackup(service.engine.env, 'backup', 'drill', folder);
      process.stdout.write(`${said}\n`);
      expect(said).toMatch(/^Restored on a new database: \d+ rows of \d+ tables/);
      expect(said).toMatch(/It took \d+\.\d s, of which \d+\.\d s for the database itself\./);
      expect(said).toMatch(/The backup is \d+\.\d s old\. Lost would be what was added since: .*\b1 of booking\b/);
    },
    SLOW,
  );

  it('a migration was bad and failed: nothing of it is there, and the release before goes on', async () => {
    const ran = (await ranMigrations(service.db)).map((name) => [name, { up: async () => {} }] as const);
    const bad = {
      getMigrations: async () => ({
        ...Object.fromEntries(ran),
        '9998-bad': {
          up: async (db: Parameters<typeof migrate>[0]) => {
            await sql`drop table booking cascade`.execute(db);
            await sql`select nonsense from nowhere`.execute(db);
          },
        },
      }),
    };
    await expect(migrate(service.db, { migrations: bad, attempts: 1 })).rejects.toThrow('nowhere');
    expect((await book(service, { visitors: 1 })).body.code).toBe('0000');
  });

  it(
    'a migration was bad and succeeded: the backup of before it is the site again, with the release before',
    async () => {
      await sql`delete from booking`.execute(service.db);
      carryKeys(service.engine, machine);
      expect(await runBackup(machine.env, 'backup', 'restore', folder)).toContain('Restored:');
      const restored = await serveOn(machine);
      const visit = await restored.call('booking/detail', { token: receipt.manageToken });
      expect(visit).toMatchObject({ reference: receipt.reference });
      await restored.stop();
    },
    SLOW,
  );

  it('content was defaced: importing the pack before brings back every word', async () => {
    const article = async () => (await service.call('article/detail', { baseId: 'first-light' }, 2)).body.data;
    const before = await article();
    await importContent(service.db, writePack(service.packFolder, defaced(samplePack())));
    expect(await article()).toMatchObject({ title: 'Defaced' });
    const { version } = await importContent(service.db, writePack(service.packFolder, samplePack()));
    expect(await article()).toEqual(before);
    expect(version).toBe(3);
  });

  it('a key was seen: after one command nothing opens what it opens, and everything is there', async () => {
    const config = readConfig(service.engine.env);
    const ringFile = path.join(config.dataDir, 'keys/personal-data.json');
    const ringOf = () => JSON.parse(fs.readFileSync(ringFile, 'utf8')) as { keys: Record<string, string> };
    const leaked = { ring: ringOf(), body: service.app.services.keys.current().open };
    const formState = path.join(config.dataDir, 'keys/form-state.key');
    fs.writeFileSync(formState, 'leaked');
    await book(service, { contact: 'Zhao', visitors: 1 });
    const said: string[] = [];
    await rotateAllKeys({ config, db: service.db, say: (line) => void said.push(line) });

    const secrets = Object.values(ringOf().keys);
    expect(Object.values(leaked.ring.keys).filter((secret) => secrets.includes(secret))).toEqual([]);
    expect(fs.existsSync(formState)).toBe(false);
    expect(said.join('\n')).toContain('start the web processes again');
    const { services, server } = service.app;
    const codeOf = async (key: typeof leaked.body) => {
      const payload = sealedForm({ mobile: freshMobile() }, key, NOON);
      const answer = await server.inject({ method: 'POST', url: '/cn/api/booking/sendCode', payload });
      return answer.json<{ code: string }>().code;
    };
    expect([await codeOf(leaked.body), await codeOf(services.keys.current().open)]).toEqual(['40010', '0000']);
    expect((await book(service, { visitors: 1 })).body.code).toBe('0000');
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from booking`.execute(service.db);
    expect(rows[0]?.n).toBe(2);
  });
});

/** Every article has another title. */
const defaced = (pack: SamplePack): SamplePack => ({
  ...pack,
  articles: Object.fromEntries(
    Object.entries(pack.articles).map(([name, article]) => [
      name,
      { ...article, en: { ...article.en, title: 'Defaced' } },
    ]),
  ),
});
