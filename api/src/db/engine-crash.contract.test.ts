import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCli, runServer, startChildService, type ChildService } from '../../testing/child-service.ts';
import { engineKind, startEngine, type Engine } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';

const SLOW = 120_000;
const FAULTS = path.join(import.meta.dirname, '../../testing/preload/disk-fault.ts');

/** A PostgreSQL of its own is watched by those who run it. */
describe.skipIf(engineKind !== 'pglite')('when the embedded database dies', () => {
  let engine: Engine;
  let env: Record<string, string>;
  let fault: string;

  beforeAll(async () => {
    engine = await startEngine();
    fault = path.join(engine.env.DATA_DIR, 'disk-fault');
    env = { ...engine.env, DISK_FAULT: fault, NODE_OPTIONS: `--import=${FAULTS}`, HITS_FLUSH_MS: '1' };
    await runCli(['content', 'import', writePack(path.join(engine.env.DATA_DIR, 'pack'), samplePack())], env);
  }, SLOW);
  afterEach(() => fs.rmSync(fault, { force: true }));
  afterAll(() => engine.stop());

  const read = (service: ChildService) => service.call('article/updateHits', { baseId: 'first-light', language: 2 });
  /** Readers come until the service is gone. */
  async function readOn(service: ChildService): Promise<void> {
    while ((await read(service).catch(() => undefined)) !== undefined);
  }

  it(
    'of a full disk, the service ends with the words of the engine, and is well when it starts with space again',
    async () => {
      const service = await startChildService(env);
      for (let count = 0; count < 20; count += 1) await read(service);
      fs.writeFileSync(fault, 'full');
      await readOn(service);
      const { code, faults } = await service.ended;
      expect(code).toBe(1);
      expect(faults).toContain('No space left on device');
      expect(faults).toContain('What it has confirmed is stored');
      expect(faults).not.toMatch(/^\s+at /m);
      const stillFull = await runServer(env);
      expect([stillFull.code, stillFull.faults]).toEqual([1, expect.stringContaining('Free space on its disk')]);
      fs.rmSync(fault);
      const again = await startChildService(env);
      expect(await read(again)).toMatchObject({ code: '0000' });
      expect((await again.signal('SIGTERM')).code).toBe(0);
    },
    SLOW,
  );

  it(
    'because its thread ends, the service ends with it instead of answering 503 for ever',
    async () => {
      const service = await startChildService(env);
      fs.writeFileSync(fault, 'end');
      await readOn(service);
      const { code, faults } = await service.ended;
      expect([code, faults]).toEqual([1, expect.stringContaining('its thread ended with code 9')]);
    },
    SLOW,
  );

  it('for good, the advice names all that is only there', async () => {
    const damaged = path.join(engine.env.DATA_DIR, 'damaged');
    fs.mkdirSync(path.join(damaged, 'db'), { recursive: true });
    const { faults } = await runServer({ DATA_DIR: damaged });
    for (const lost of ['bookings', 'waiting lists', 'subscriptions', 'messages', 'counts'])
      expect(faults).toContain(lost);
  });
});
