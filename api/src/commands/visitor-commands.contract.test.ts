import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { runCli } from '../../testing/child-service.ts';
import { contractSuite } from '../../testing/database/engine.ts';
import { runCommand } from '../../testing/database/operator.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { book, codeOn, freshMobile, visitOf } from '../../testing/visits.ts';
import { verifyTicket } from './ticket-command.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

const DAYS = ['--from', '2026-12-01', '--to', '2026-12-31'];

contractSuite("the operator's commands about visitors", () => {
  let service: TestService;
  let booked: CallData<'booking/add'>;
  let reference: string;

  beforeAll(async () => {
    service = await startService({ env: { BODY_KEY_BITS: '1024' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
    const { body } = await book(service, { contact: '=HYPERLINK("x")', visitors: 30 });
    booked = body.data as CallData<'booking/add'>;
    reference = booked.reference;
  });
  afterAll(() => service.stop());

  const run = (...words: string[]) => runCommand(service, words);

  it('are explained with examples', async () => {
    const { code, output } = await runCli(['--help'], {});
    expect(code).toBe(0);
    for (const name of ['bookings list', 'bookings export', 'bookings cancel', 'slots set', 'outbox', 'retention run'])
      expect(output).toContain(name);
    expect(output).toContain('examples:');
  });

  it('list who comes, with names, while the service runs', async () => {
    const { code, output } = await runCli(['bookings', 'list', ...DAYS], service.engine.env);
    expect(code).toBe(0);
    expect(output).toContain(`${reference}\tconfirmed\t2026-12-01\t09:30\t11:00\t30`);
    expect(output).toContain('南沙第一中学');
  });

  it('export a table that no spreadsheet computes and nobody else may read', async () => {
    const file = path.join(service.engine.env.DATA_DIR, 'visits.csv');
    const { output } = await run('bookings', 'export', file, ...DAYS);
    expect(output).toContain('1 bookings written');
    expect(fs.readFileSync(file, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('show the gate who comes, slot by slot, and let nobody in on another day', async () => {
    const { output } = await run('bookings', 'sheet', '2026-12-01');
    expect(output).toContain('2026-12-01 09:30–11:00: 1 groups, 30 visitors');
    expect(output).toContain(reference);
    expect((await run('bookings', 'sheet', '2026-12-02')).output).toContain('no group is booked');
    expect((await run('bookings', 'check-in', reference)).faults).toContain('another day');
  });

  it('tell a ticket from what somebody made up, without a database', async () => {
    const { ticket = '' } = booked;
    const key = (await run('bookings', 'ticket-key')).output.trim();
    expect(verifyTicket([ticket, key])).toContain(`${reference}: 2026-12-01 09:30, 30 visitors; change 0`);
    const forged = await runCli(['ticket', 'verify', ticket.replace(':30:', ':90:'), key], {});
    expect(forged).toMatchObject({ code: 1 });
    expect(forged.faults).toContain('no ticket of ours');
    expect((await run('bookings', 'check-in', ticket)).faults).toContain('another day');
    expect((await run('bookings', 'check-in', ticket.replace(':30:', ':90:'))).faults).toContain('no ticket of ours');
  });

  it('show the messages with their words', async () => {
    const { output } = await run('outbox', '--most', '5');
    expect(output).toMatch(/sms booking kept/);
    expect(output).toContain(reference);
  });

  it('resize a slot, but never below what is booked', async () => {
    const size = (capacity: string) =>
      run('slots', 'set', '2026-12-01', '09:30', '--capacity', capacity, '--explainers', '1');
    expect((await size('40')).output).toContain('10 of 40 places and 1 explainers left');
    const tooSmall = await size('29');
    expect(tooSmall).toMatchObject({ code: 1 });
    expect(tooSmall.faults).toContain('Nothing was changed');
    const form = visitOf(freshMobile(), { visitors: 11 });
    const code = await codeOn(service, form.mobile);
    const call = service.callWith({ 'idempotency-key': randomUUID() });
    expect((await call('booking/add', { ...form, code }, 2)).body).toMatchObject({
      code: '40901',
      data: { remaining: 10 },
    });
  });

  it('cancel a booking by its reference and notice one that is mistyped', async () => {
    const mistyped = `${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`;
    expect((await run('bookings', 'cancel', mistyped)).faults).toContain('mistyped');
    expect((await run('bookings', 'cancel', reference)).output).toContain('is cancelled');
    expect((await run('bookings', 'list', ...DAYS)).output).toContain('cancelled');
  });

  it('erase what is too old, and say how much', async () => {
    expect((await run('retention', 'run')).output).toMatch(
      /^bookings: \d+, waiting: \d+, applications: \d+, files: \d+, codes: \d+/,
    );
  });

  it('end with an error that is no stack when they cannot be done', async () => {
    const { code, output, faults } = await runCli(['slots', 'set', '2026-12-01', '09:30'], service.engine.env);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(faults).toContain('--capacity');
    expect(faults).not.toMatch(/\n\s+at /);
  });

  it.each([
    [['bookings', 'list', '--from', 'tomorrow'], 'yyyy-MM-dd'],
    [['bookings', 'cancel'], 'Usage: bookings cancel'],
    [['outbox', '--wrong'], 'See --help'],
    [['waiting', 'end'], 'Usage: waiting end'],
  ])('say what is missing: %j', async (args, hint) => {
    const { code, faults } = await run(...args);
    expect(code).toBe(1);
    expect(faults).toContain(hint);
    expect(faults).not.toMatch(/\n\s+at /);
  });
});
