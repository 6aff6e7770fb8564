import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../../testing/service.ts';
import { book } from '../../../../testing/visits.ts';
import { importContent } from '../../pack-import/pack-import.service.ts';
import { checkIn } from './gate.service.ts';

const THE_DAY = Date.parse('2026-12-01T09:20:00+08:00');
const DAY_MS = 86_400_000;

// Spec B21, ROLE-staff.
contractSuite('the gate of the pavilion', () => {
  let service: TestService;
  let receipt: CallData<'booking/add'>;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    receipt = (await book(service)).body.data as CallData<'booking/add'>;
  });
  afterAll(() => service.stop());

  const at = (now: number, reference = receipt.reference) => checkIn({ db: service.db, now: () => now }, reference);

  it('does not know every reference', async () => {
    expect((await at(THE_DAY, 'PV-20261201-AAAA')).outcome).toBe('unknown');
  });

  it('lets nobody in on another day', async () => {
    expect((await at(THE_DAY - DAY_MS)).outcome).toBe('otherDay');
  });

  it('lets a group in once, however many scan its ticket', async () => {
    const outcomes = (await Promise.all([at(THE_DAY), at(THE_DAY)])).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(['again', 'arrived']);
  });

  it('lets nobody in whose visit was cancelled', async () => {
    const other = (await book(service)).body.data as CallData<'booking/add'>;
    await service.call('booking/cancel', { token: other.manageToken });
    expect((await at(THE_DAY, other.reference)).outcome).toBe('cancelled');
  });
});
