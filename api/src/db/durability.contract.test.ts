import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually, runCli, startChildService, type ChildService } from '../../testing/child-service.ts';
import { contractSuite, startEngine, type Engine } from '../../testing/database/engine.ts';
import { rounds } from '../../testing/length.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { openDatabase } from './client.ts';

const ROUNDS = rounds(2, 8);
const SLOW = 120_000;

contractSuite('what was acknowledged', () => {
  let engine: Engine;
  let env: Record<string, string>;

  beforeAll(async () => {
    engine = await startEngine();
    env = { ...engine.env, HITS_FLUSH_MS: '20', LIMIT_WRITES: '100000', MIGRATE_ON_START: 'true' };
    await runCli(['content', 'import', packWith('start')], env);
  }, SLOW);
  afterAll(() => engine.stop());

  function packWith(name: string): string {
    const pack = samplePack();
    pack.articles[`only-${name}`] = { en: { title: name } };
    return writePack(path.join(engine.env.DATA_DIR, 'pack'), pack);
  }

  const hit = async (service: ChildService) => {
    const { data } = await service.call('article/updateHits', { baseId: 'first-light', language: 2 });
    return (data as { hits: number }).hits;
  };
  const storedHits = async () => {
    const database = await openDatabase({ dataDir: engine.env.DATA_DIR, databaseUrl: engine.env.DATABASE_URL });
    const row = await database.db.selectFrom('article_hits').selectAll().executeTakeFirst();
    await database.close();
    return row?.hits ?? 0;
  };

  it(
    `survives ${ROUNDS} kills in the middle of writing, and the database opens again`,
    async () => {
      let [sent, least] = [0, 0];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const service = await startChildService(env);
        const imported = await runCli(['content', 'import', packWith(`round-${round}`)], env);
        expect(imported).toMatchObject({ code: 0, faults: '' });
        for (let count = 0; count < 10; count += 1) least = Math.max(least, await hit(service));
        sent += 10;
        const acknowledged = least;
        await eventually(async () => (await storedHits()) >= acknowledged);
        const underWay = Array.from({ length: 30 }, () => hit(service).catch(() => 0));
        await service.signal('SIGKILL');
        await Promise.all(underWay);
        sent += 30;
        const after = await startChildService(env);
        const stored = await hit(after);
        sent += 1;
        expect(stored).toBeGreaterThan(acknowledged);
        expect(stored).toBeLessThanOrEqual(sent);
        const article = await after.call('article/detail', { baseId: `only-round-${round}`, language: 2 });
        expect(article.code).toBe('0000');
        await after.signal('SIGTERM');
        least = stored;
      }
    },
    SLOW,
  );

  it('is written down when the service is told to stop, however long the interval', async () => {
    const service = await startChildService({ ...env, HITS_FLUSH_MS: '3600000' });
    const hits = await hit(service);
    const { code, output } = await service.signal('SIGTERM');
    expect(code).toBe(0);
    expect(output).toContain('"msg":"stopped"');
    expect(await storedHits()).toBe(hits);
  });

  it('does not tell in the log who asked or what for', async () => {
    const service = await startChildService(env);
    await service.call('article/page', { language: 2, searchKeyword: 'canary-13800138000', pageNo: 'canary' });
    await service.call('canary/call', { canary: 'canary' });
    const { output, faults } = await service.signal('SIGINT');
    expect(output).toContain('"msg":"answered"');
    expect(output + faults).not.toContain('canary');
  });

  it('leaves no socket that keeps the next start away', async () => {
    const service = await startChildService(env);
    await service.signal('SIGKILL');
    expect(fs.existsSync(path.join(engine.env.DATA_DIR, 'run/api.sock'))).toBe(true);
    const next = await startChildService(env);
    expect(await hit(next)).toBeGreaterThan(0);
    await next.signal('SIGTERM');
  });
});
