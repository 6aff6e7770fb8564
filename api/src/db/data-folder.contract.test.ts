import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually, runCli, runServer, startChildService } from '../../testing/child-service.ts';
import { engineKind, startEngine, type Engine } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';

const SLOW = 120_000;
/** Counts system calls; part of Debian, absent elsewhere. */
const hasStrace = spawnSync('strace', ['-V']).status === 0;

/** PostgreSQL guards its own folder; this is about the embedded database. */
describe.skipIf(engineKind !== 'pglite')('the data folder of the embedded database', () => {
  let engine: Engine;
  let env: Record<string, string>;
  const unix = (name: string) => `unix:${path.join(engine.env.DATA_DIR, 'run', name)}`;

  beforeAll(async () => {
    engine = await startEngine({ isAnew: true });
    env = { ...engine.env };
    await runCli(['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), samplePack())], env);
  }, SLOW);
  afterAll(() => engine.stop());

  it(
    'is shared by two services, and the second carries on when the first is killed',
    async () => {
      const first = await startChildService({ ...env, API_LISTEN: unix('first.sock') });
      const second = await startChildService({ ...env, API_LISTEN: unix('second.sock') });
      const ask = { baseId: 'first-light', language: 2 };
      expect(await second.call('article/detail', ask)).toMatchObject({ code: '0000' });

      const pack = samplePack();
      pack.articles['from-the-side'] = { en: { title: 'From the side' } };
      const imported = await runCli(
        ['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), pack)],
        env,
      );
      expect(imported).toMatchObject({ code: 0, faults: '' });
      expect(imported.output).toContain('article: 1 added, 0 changed, 0 removed');
      const added = { baseId: 'from-the-side', language: 2 };
      expect(await first.call('article/detail', added)).toMatchObject({ code: '0000' });

      await first.signal('SIGKILL');
      await eventually(async () => (await second.call('article/detail', added)).code === '0000');
      await second.signal('SIGTERM');
    },
    SLOW,
  );

  it.skipIf(!hasStrace)(
    'is written to the disk itself at every commit',
    async () => {
      const trace = path.join(engine.env.DATA_DIR, 'fsync.trace');
      const strace = ['strace', '-D', '-f', '-e', 'trace=fsync', '-o', trace];
      const service = await startChildService({ ...env, HITS_FLUSH_MS: '1' }, strace);
      const fsyncs = () => fs.readFileSync(trace, 'utf8').match(/fsync\(\d+\)\s+= 0/g)?.length ?? 0;
      const before = fsyncs();
      for (let count = 0; count < 20; count += 1) {
        await service.call('article/updateHits', { baseId: 'first-light', language: 2 });
      }
      await eventually(async () => fsyncs() >= before + 10);
      const { code } = await service.signal('SIGTERM');
      expect(code).toBe(0);
    },
    SLOW,
  );

  it(
    'that holds a damaged database is named, with what to do, and is left as it is',
    async () => {
      const damaged = path.join(engine.env.DATA_DIR, 'damaged');
      fs.cpSync(path.join(engine.env.DATA_DIR, 'db'), path.join(damaged, 'db'), { recursive: true });
      fs.truncateSync(path.join(damaged, 'db/global/pg_control'), 10);
      const broken = await runServer({ DATA_DIR: damaged });
      expect(broken.code).toBe(1);
      expect(broken.faults).toContain(`The database in ${damaged}/db cannot be opened`);
      expect(broken.faults).toContain('backup');
      expect(broken.faults).not.toMatch(/^\s+at /m);
      fs.rmSync(path.join(damaged, 'db/PG_VERSION'));
      expect((await runServer({ DATA_DIR: damaged })).faults).toContain('PG_VERSION is missing');
      expect(fs.statSync(path.join(damaged, 'db/global/pg_control')).size).toBe(10);
    },
    SLOW,
  );

  it(
    'is for its owner only once the service has started, whoever could read it before',
    async () => {
      const folder = engine.env.DATA_DIR;
      const old = [folder, path.join(folder, 'db'), path.join(folder, 'db/PG_VERSION')];
      for (const file of old) fs.chmodSync(file, fs.statSync(file).mode | 0o055);
      const service = await startChildService(env);
      await service.call('article/detail', { baseId: 'first-light', language: 2 });
      const below = fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name));
      const open = [folder, ...below].filter((file) => fs.lstatSync(file).mode & 0o077);
      // The socket is for the web process as well, which may run under another user of the service's group.
      expect(open).toEqual([path.join(folder, 'run/api.sock')]);
      expect(below).toContain(path.join(folder, 'keys/body-current.pem'));
      await service.signal('SIGTERM');
    },
    SLOW,
  );

  it('that cannot be written is refused with a message', async () => {
    const file = path.join(engine.env.DATA_DIR, 'a-file');
    fs.writeFileSync(file, '');
    const { code, faults } = await runServer({ DATA_DIR: path.join(file, 'below') });
    expect(code).toBe(1);
    expect(faults).toContain('cannot be created or written');
  });

  it(
    'is not the second home of a service on the same address',
    async () => {
      const first = await startChildService(env);
      const { code, faults } = await runServer(env);
      expect(code).toBe(1);
      expect(faults).toContain('is in use');
      await first.signal('SIGTERM');
    },
    SLOW,
  );

  it('is not touched when settings are wrong: all of them are listed', async () => {
    const { code, faults } = await runServer({
      ...env,
      LIMIT_READS: 'many',
      LOG_LEVEL: 'loud',
      API_LISTEN: 'somewhere',
    });
    expect(code).toBe(1);
    for (const key of ['LIMIT_READS', 'LOG_LEVEL', 'API_LISTEN']) expect(faults).toContain(`  ${key}: `);
    expect(faults).not.toMatch(/^\s+at /m);
  });
});
