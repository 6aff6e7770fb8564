import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CvTaken } from 'shared/contract/talent/cv-file';
import {
  applied,
  applyWith,
  freshEmail,
  mailsTo,
  MOTIVATION,
  postCv,
  sendCv,
  takenCv,
} from '../../../testing/samples/applicants.ts';
import { docx, pdf } from '../../../testing/samples/cv-files.ts';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { codeOn, textsTo } from '../../../testing/visits.ts';
import { APPLICATION_COMMANDS } from '../../commands/application-commands.ts';
import { exportSubject, eraseSubject } from '../data-subject/data-subject.service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { runRetention } from '../private-data/retention.service.ts';

const DAY_MS = 86_400_000;

// Spec RULE-cv, CALL-application-add.
contractSuite('an application', () => {
  let service: TestService;
  let storage: string;
  let scripts: string;

  beforeAll(async () => {
    const env = { BODY_KEY_BITS: '1024', LIMIT_UPLOADS: '1000', LIMIT_WRITES: '1000' };
    scripts = fs.mkdtempSync(path.join(os.tmpdir(), 'scanner-'));
    const scanner = path.join(scripts, 'scan');
    fs.writeFileSync(scanner, 'if grep -q infected-by-a-test; then exit 1; else exit 0; fi\n');
    service = await startService({ env: { ...env, SCAN_COMMAND: `sh ${scanner}` } });
    storage = path.join(service.engine.env.DATA_DIR, 'storage');
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(async () => {
    await service.stop();
    fs.rmSync(scripts, { recursive: true });
  });
  // How often somebody may ask for a code has tests of its own.
  beforeEach(async () => void (await service.db.deleteFrom('send_limit').execute()));

  const stored = (): string[] => {
    const folder = path.join(storage, 'cv');
    if (!fs.existsSync(folder)) return [];
    const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };
  const rows = async () => {
    const [applications, files] = await Promise.all([
      service.db.selectFrom('application').selectAll().execute(),
      service.db.selectFrom('application_file').selectAll().execute(),
    ]);
    return { applications, files };
  };
  const run = async (...words: string[]): Promise<string> => {
    const said: string[] = [];
    const name = words.slice(0, 2).join(' ');
    const retention = { bookingDays: 90, applicationDays: 180 };
    const say = (line: string) => void said.push(line);
    await APPLICATION_COMMANDS[name]?.({ services: service.app.services, retention, args: words.slice(2), say });
    return said.join('\n');
  };

  it('is received with its file, intact and encrypted, and its link is mailed', async () => {
    const [email, bytes] = [freshEmail(), pdf('% a secret of the applicant')];
    const { reference, manageToken, ...rest } = await applied(service, { email, cv: await takenCv(service, bytes) });
    expect(reference).toMatch(/^AP-20261121-\w{4}$/);
    expect(rest).toMatchObject({
      job: 'graduate',
      state: 'received',
      sentAt: '2026-11-21 12:00:00',
      bytes: bytes.length,
    });
    const texts = (await mailsTo(service, email)).map(({ text }) => text);
    expect(texts.some((text) => text.includes(`#application=${manageToken}`))).toBe(true);
    const { applications, files } = await rows();
    expect(JSON.stringify([applications, files])).not.toMatch(/Ada|Deutschland|gearboxes|cv\.pdf|applicant-/);
    for (const file of stored()) expect(fs.readFileSync(file).includes('a secret of')).toBe(false);
    const folder = path.join(service.engine.env.DATA_DIR, 'exported');
    await run('applications', 'export', reference, folder);
    expect(fs.readFileSync(path.join(folder, `${reference}.pdf`)).equals(bytes)).toBe(true);
    const written: unknown = JSON.parse(fs.readFileSync(path.join(folder, `${reference}.json`), 'utf8'));
    expect(written).toMatchObject({ contact: 'Ada Beispiel', email, motivation: MOTIVATION, cv: { name: 'cv.pdf' } });
    expect(fs.statSync(path.join(folder, `${reference}.pdf`)).mode & 0o777).toBe(0o600);
  });

  it('can be made with a phone of another country, which is told by text', async () => {
    const mobile = '+447400123456';
    const code = await codeOn(service, mobile);
    await applied(service, { email: '', mobile, code });
    expect((await textsTo(service.app.services, mobile)).join()).toContain('#application=');
  });

  it('tells nobody without its link where it stands, and whoever has it', async () => {
    const { manageToken: token, reference } = await applied(service);
    const { body } = await service.call('application/detail', { token }, 2);
    expect(body.data).toMatchObject({ reference, state: 'received', erasedOn: '2027-05-21' });
    expect(JSON.stringify(body)).not.toMatch(/Ada|Deutschland/);
    const other = await service.call('application/detail', { token: 'A'.repeat(22) }, 2);
    expect(other.body.code).toBe('40006');
  });

  it('goes with its row and its file when it is withdrawn, and says so', async () => {
    const email = freshEmail();
    const before = { ...(await rows()), files: stored().length };
    const { manageToken: token, reference } = await applied(service, { email });
    expect(stored()).toHaveLength(before.files + 1);
    expect((await service.call('application/withdraw', { token }, 2)).body.data).toMatchObject({ reference });
    expect((await rows()).applications).toHaveLength(before.applications.length);
    expect(stored()).toHaveLength(before.files);
    expect((await mailsTo(service, email))[0]?.subject ?? '').not.toBe('');
    expect((await mailsTo(service, email)).some(({ text }) => text.includes('have been deleted'))).toBe(true);
    expect((await service.call('application/detail', { token }, 2)).body.code).toBe('40006');
  });

  it('moves on by the operator, and its applicant is told once', async () => {
    const email = freshEmail();
    const { reference, manageToken: token } = await applied(service, { email });
    expect(await run('applications', 'list', '--job', 'graduate')).toContain(`${reference}\treceived`);
    expect(await run('applications', 'status', reference, 'interview')).toContain('The applicant is told');
    expect(await run('applications', 'status', reference, 'interview')).toContain('already');
    const invitations = (await mailsTo(service, email)).filter(({ subject }) => subject?.includes('meet you'));
    expect(invitations).toHaveLength(1);
    expect((await service.call('application/detail', { token }, 2)).body.data).toMatchObject({ state: 'interview' });
    await expect(run('applications', 'status', reference, 'loved')).rejects.toThrow('no state');
    await run('applications', 'delete', reference);
    expect((await service.call('application/detail', { token }, 2)).body.code).toBe('40006');
  });

  it('sent again with its key gets the first answer', async () => {
    const [email, cv, key] = [freshEmail(), await takenCv(service), randomUUID()];
    const first = await applyWith(service, { email, cv }, key);
    const [code] = (await mailsTo(service, email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
    expect((await applyWith(service, { email, cv, code }, key)).body).toEqual(first.body);
  });

  it('is one for each vacancy and person, and there are no more than five', async () => {
    const email = freshEmail();
    await applied(service, { email });
    await service.db.deleteFrom('send_limit').execute();
    expect((await applyWith(service, { email })).body.code).toBe('40914');
    await service.db.deleteFrom('send_limit').execute();
    const own = await service.db.selectFrom('application').selectAll().orderBy('created_at', 'desc').execute();
    const [{ id: _id, ...row } = { id: '' }] = own.filter(({ job_id }) => job_id === 'graduate');
    const others = ['a', 'b', 'c', 'd', 'e'].map((job_id) => ({
      ...(row as (typeof own)[number]),
      id: randomUUID(),
      job_id,
      reference: `AP-${job_id}`,
      token_index: job_id,
      person_index: service.app.services.data.hash('mobile', 'busy@example.com'),
    }));
    await service.db.insertInto('application').values(others).execute();
    const { body } = await applyWith(service, { email: 'busy@example.com' });
    expect(body).toMatchObject({ code: '40915', data: { most: 5 } });
  });

  it.each([
    [{ contact: 'A' }, 'contact', 'length'],
    [{ country: '' }, 'country', 'required'],
    [{ motivation: 'short' }, 'motivation', 'length'],
    [{ motivation: `with a bell \u0007 in it` }, 'motivation', 'characters'],
    [{ start: 'never' }, 'start', 'required'],
    [{ accepted: false }, 'accepted', 'accepted'],
    [{ consentVersion: '1999' }, 'consentVersion', 'version'],
    [{ cv: 'A'.repeat(22) }, 'cv', 'gone'],
    [{ cv: '' }, 'cv', 'required'],
  ])('with %j is refused at %s by the rule %s, and nothing is stored', async (changes, field, rule) => {
    const before = (await rows()).applications.length;
    const { body } = await applyWith(service, changes);
    expect(body).toMatchObject({ code: '40022', data: [{ field, rule }] });
    expect((await rows()).applications).toHaveLength(before);
  });

  it('with a wrong code, or for a vacancy that is unknown, is refused', async () => {
    expect((await applyWith(service, { code: '000000' })).body.code).toBe('40012');
    expect((await applyWith(service, { job: 'nobody' })).body.code).toBe('40004');
  });

  describe('its file', () => {
    it.each([
      ['type', 'cv.pdf', Buffer.from('MZ')],
      ['empty', 'cv.pdf', Buffer.alloc(0)],
      ['size', 'cv.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 1_048_576)])],
      ['packed', 'cv.docx', docx([{ name: 'word/media/a.xml', text: Buffer.alloc(30_000_000) }])],
      ['macro', 'cv.docx', docx([{ name: 'word/vbaProject.bin', text: 'a' }])],
      ['name', '../../cv.pdf', pdf()],
      ['infected', 'cv.pdf', pdf('% infected-by-a-test')],
    ])('that breaks the rule %s is refused by it, and nothing is stored', async (rule, name, bytes) => {
      const before = { files: stored().length, rows: (await rows()).files.length };
      const { body } = await sendCv(service, { name, bytes });
      expect(body).toMatchObject({ code: '40022', data: [{ field: 'cv', rule }] });
      expect({ files: stored().length, rows: (await rows()).files.length }).toEqual(before);
    });

    it('in clear, changed on its way, sent twice or by another clock is not taken', async () => {
      expect((await postCv(service.app, pdf())).body.code).toBe('40010');
      const changed = (message: Buffer) => {
        message[message.length - 20] = (message[message.length - 20] ?? 0) ^ 1;
        return message;
      };
      expect((await sendCv(service, { name: 'cv', bytes: pdf() }, { change: changed })).body.code).toBe('40010');
      expect((await sendCv(service, { name: 'cv', bytes: pdf() }, { ahead: 3600 })).body.code).toBe('40010');
      let message = Buffer.alloc(0);
      const keep = (sent: Buffer) => (message = Buffer.from(sent));
      expect((await sendCv(service, { name: 'cv', bytes: pdf() }, { change: keep })).body.code).toBe('0000');
      expect((await postCv(service.app, message)).body.code).toBe('40010');
    });

    it('belongs to one application', async () => {
      const cv = await takenCv(service);
      await applied(service, { cv });
      expect((await applyWith(service, { cv })).body).toMatchObject({ code: '40022', data: [{ rule: 'gone' }] });
    });

    it('may be a Word document', async () => {
      const { body } = await sendCv(service, { name: '简历.docx', bytes: docx() });
      expect(body.data as CvTaken).toMatchObject({ name: '简历.docx', kind: 'docx' });
    });
  });

  it('is in what its owner may ask for, and goes when they ask for that', async () => {
    const email = freshEmail();
    const { reference } = await applied(service, { email });
    const held = await exportSubject(service.app.services, { mobile: '', email });
    expect(held.applications).toMatchObject([{ reference, country: 'Deutschland', cv: { name: 'cv.pdf' } }]);
    const files = stored().length;
    expect(await eraseSubject(service.app.services, { mobile: '', email })).toMatchObject({ applications: 1 });
    expect(stored()).toHaveLength(files - 1);
  });

  it('is erased when its time is over, with its file, and a file that none names after two hours', async () => {
    const { manageToken: token } = await applied(service);
    await takenCv(service);
    const keep = { bookingDays: 90, applicationDays: 180 };
    expect(await runRetention(service.db, keep, NOON + 2 * 3_600_000 - 1)).toMatchObject({ applications: 0 });
    expect((await runRetention(service.db, keep, NOON + 3 * 3_600_000)).files).toBeGreaterThan(0);
    expect((await service.call('application/detail', { token }, 2)).body.code).toBe('0000');
    expect((await runRetention(service.db, keep, NOON + 181 * DAY_MS)).applications).toBeGreaterThan(0);
    expect((await rows()).files).toEqual([]);
    for (const file of stored()) fs.utimesSync(file, 0, 0);
    await service.app.services.files.sweep();
    expect(stored()).toEqual([]);
  });
});

contractSuite('a scanner at an address that does not answer', () => {
  it('lets no file in: it is said, and nothing is stored', async () => {
    // Port 9 is nobody's (RFC 863).
    const env = { BODY_KEY_BITS: '1024', SCAN_URL: 'http://127.0.0.1:9/scan' };
    const service = await startService({ env });
    expect((await sendCv(service, { name: 'cv.pdf', bytes: pdf() })).body.code).toBe('50300');
    expect(await service.db.selectFrom('application_file').selectAll().execute()).toEqual([]);
    expect(fs.existsSync(path.join(service.engine.env.DATA_DIR, 'storage', 'cv'))).toBe(false);
    await service.stop();
  });
});

contractSuite('room for files', () => {
  it('has an end for one visitor, and for all of them', async () => {
    const service = await startService({
      env: { BODY_KEY_BITS: '1024', LIMIT_UPLOADS: '2', APPLICATION_STORE_BYTES: '1' },
    });
    const send = () => sendCv(service, { name: 'cv', bytes: pdf() });
    expect((await send()).body.code).toBe('50300');
    await send();
    expect((await send()).body.code).toBe('42900');
    await service.stop();
  });
});
