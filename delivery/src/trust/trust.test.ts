import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCommand } from '../commands/arguments.ts';
import { runCommand } from '../commands/run-command.ts';
import { promote } from '../promotion/promote.ts';
import { putBack } from '../promotion/self-repair.ts';
import { openStore } from '../store.ts';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Envelope } from './envelope.ts';
import { requireTrust, writeTrust, type Trust } from './trust-file.ts';

async function signedSite() {
  const site = await promotedSite();
  const { dataDir } = site.store;
  const signing = join(dataDir, 'signing');
  const pointer = join(dataDir, 'current');
  const signatureOf = (app: string, version: string) => join(dataDir, 'signatures', app, `${version}.json`);
  const changeTrust = async (change: (trust: Trust) => Trust) =>
    writeTrust(signing, change(await requireTrust(signing)));
  const keyOf = async (holder: string) => {
    const key = (await requireTrust(signing)).keys.findLast((other) => other.holder === holder);
    if (!key) throw new Error(`no key of ${holder}`);
    return key;
  };
  /** Runs a command; gives what it printed. */
  const delivery = async (...words: string[]) => {
    const lines: string[] = [];
    const config = { root: site.folder, dataDir, actor: 'Lin' };
    const code = await runCommand(parseCommand(words), config, (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };
  return { ...site, signing, pointer, signatureOf, changeTrust, keyOf, delivery };
}

describe('development keys', () => {
  test('are made by the first release, for their owner alone', async () => {
    const { signing } = await signedSite();
    expect((await readdir(signing)).toSorted()).toEqual(['gate.pem', 'mf-invest.pem', 'shell.pem', 'trust.json']);
    expect((await stat(join(signing, 'shell.pem'))).mode & 0o777).toBe(0o600);
    expect((await stat(signing)).mode & 0o777).toBe(0o700);
  });

  test('are not made in a folder that somebody named', async () => {
    const folder = await temporaryFolder();
    const store = openStore(join(folder, 'data'), { signingDir: join(folder, 'keys') });
    await expect(publishFixture(store, folder, { app: 'shell', version: '1.0.0' })).rejects.toThrow(
      'no signature counts',
    );
    expect(await store.hasRelease('shell', '1.0.0')).toBe(false);
  });

  test('sign what a store from before signatures holds, and its history goes on', async () => {
    const { store, signing, pointer, promoteInvest, investVersion } = await signedSite();
    const history = join(store.dataDir, 'history.jsonl');
    const unsigned = (await readFile(history, 'utf8')).replace(/,"signatures":\[.*?\]/g, '');
    await writeFile(history, unsigned);
    await writeFile(pointer, `${await store.readPointer()}\n`);
    for (const folder of [signing, join(store.dataDir, 'signatures')]) await rm(folder, { recursive: true });
    await expect(openStore(store.dataDir).readPointer()).rejects.toThrow('it is not signed');
    await promoteInvest('1.1.0');
    expect(await investVersion()).toBe('1.1.0');
    const { lines, broken } = await openStore(store.dataDir).readHistory();
    expect([lines.map(({ what }) => what), broken]).toEqual([['promote', 'recover', 'promote'], null]);
  });
});

describe('a release', () => {
  test('carries where it comes from, and is signed over its whole manifest', async () => {
    const { store, signatureOf } = await signedSite();
    const { release, integrity } = await store.readRelease('mf-invest', '1.0.0');
    const statement = await store.authority.verifyRelease(release, integrity);
    expect(statement.subject[0].name).toBe('mf-invest@1.0.0');
    expect(statement.predicate.runDetails.builder.id).toBe('delivery');
    expect(JSON.parse(await readFile(signatureOf('mf-invest', '1.0.0'), 'utf8'))).toMatchObject({
      payloadType: 'application/vnd.in-toto+json',
    });
  });

  test('that nobody signed is refused, and signing it is the way out', async () => {
    const { signatureOf, promoteInvest, investVersion, delivery } = await signedSite();
    await rm(signatureOf('mf-invest', '1.1.0'));
    await expect(promoteInvest('1.1.0')).rejects.toThrow(
      'mf-invest@1.1.0: it is not signed. Whoever may release mf-invest signs it by delivery sign mf-invest@1.1.0.',
    );
    expect(await investVersion()).toBe('1.0.0');
    expect(await delivery('sign', 'mf-invest@1.1.0')).toEqual({ code: 0, text: 'signed mf-invest@1.1.0' });
    await promoteInvest('1.1.0');
    expect(await investVersion()).toBe('1.1.0');
  });

  test('with one flipped byte in its signature is refused', async () => {
    const { signatureOf, promoteInvest } = await signedSite();
    const path = signatureOf('mf-invest', '1.1.0');
    const signed = JSON.parse(await readFile(path, 'utf8')) as Envelope;
    const signatures = signed.signatures.map(({ keyid, sig }) => {
      const bytes = Buffer.from(sig, 'base64');
      bytes[7] = (bytes[7] ?? 0) ^ 1;
      return { keyid, sig: bytes.toString('base64') };
    });
    await writeFile(path, JSON.stringify({ ...signed, signatures }));
    await expect(promoteInvest('1.1.0')).rejects.toThrow(/the signature by key [0-9a-f]{16} of mf-invest does not fit/);
    await writeFile(path, '{');
    await expect(promoteInvest('1.1.0')).rejects.toThrow('mf-invest@1.1.0: its signature is damaged');
  });

  test('under the signature of another release is refused', async () => {
    const { signatureOf, promoteInvest } = await signedSite();
    await writeFile(signatureOf('mf-invest', '1.1.0'), await readFile(signatureOf('mf-invest', '1.2.0')));
    await expect(promoteInvest('1.1.0')).rejects.toThrow('its signature is that of mf-invest@1.2.0');
  });

  test('of another team is refused', async () => {
    const { keyOf, changeTrust, promoteInvest } = await signedSite();
    const invest = await keyOf('mf-invest');
    await changeTrust((trust) => ({
      ...trust,
      keys: trust.keys.map((key) => (key.id === invest.id ? { ...key, apps: ['mf-media'] } : key)),
    }));
    await expect(promoteInvest('1.1.0')).rejects.toThrow(
      `mf-invest@1.1.0: key ${invest.id} of mf-invest may not release mf-invest`,
    );
  });

  test('signed after its key expired is refused', async () => {
    const { keyOf, changeTrust, promoteInvest } = await signedSite();
    const invest = await keyOf('mf-invest');
    await changeTrust((trust) => ({
      ...trust,
      keys: trust.keys.map((key) => (key.id === invest.id ? { ...key, until: '2020-01-01T00:00:00.000Z' } : key)),
    }));
    await expect(promoteInvest('1.1.0')).rejects.toThrow('is valid from');
  });
});

describe('a key', () => {
  test('that was revoked counts for nothing that it ever signed, until a new one signs again', async () => {
    const { keyOf, delivery, promoteInvest, investVersion } = await signedSite();
    const { id } = await keyOf('mf-invest');
    expect((await delivery('keys', 'revoke', id, 'laptop', 'lost')).text).toContain(
      `key ${id} of mf-invest is revoked`,
    );
    await expect(promoteInvest('1.1.0')).rejects.toThrow(`key ${id} of mf-invest was revoked: laptop lost`);
    await delivery('keys', 'rotate', 'mf-invest');
    await delivery('sign', 'mf-invest@1.0.0', 'mf-invest@1.1.0');
    await promoteInvest('1.1.0');
    expect(await investVersion()).toBe('1.1.0');
    expect((await delivery('keys')).text).toMatch(/mf-invest .*revoked: laptop lost\n[^]*mf-invest .*valid/);
  });

  test('that has a successor still counts for what it signed', async () => {
    const { delivery, promoteInvest, investVersion, keyOf } = await signedSite();
    const before = await keyOf('mf-invest');
    await delivery('keys', 'rotate', 'mf-invest');
    expect((await keyOf('mf-invest')).id).not.toBe(before.id);
    await promoteInvest('1.1.0');
    expect(await investVersion()).toBe('1.1.0');
  });

  test('that nobody knows cannot be revoked', async () => {
    const { delivery } = await signedSite();
    await expect(delivery('keys', 'revoke', '0000000000000000', 'lost')).rejects.toThrow('There is no key');
  });
});

describe('a move', () => {
  test('is only for those who may promote the app', async () => {
    const { keyOf, changeTrust, promoteInvest, investVersion } = await signedSite();
    const invest = await keyOf('mf-invest');
    await changeTrust((trust) => ({
      ...trust,
      development: false,
      keys: trust.keys.map((key) => (key.id === invest.id ? { ...key, may: ['release'] } : key)),
    }));
    // The first promotion does not count any more either, so the site has to begin with a set that does.
    await expect(promoteInvest('1.1.0')).rejects.toThrow('The set has no shell');
    await expect(investVersion()).rejects.toThrow(/nobody who may promote (?:mf-invest|shell) signed it/);
  });

  test('needs a key in reach', async () => {
    const { signing, promoteInvest, changeTrust, investVersion } = await signedSite();
    await changeTrust((trust) => ({ ...trust, development: false }));
    await rm(join(signing, 'mf-invest.pem'));
    await expect(promoteInvest('1.1.0')).rejects.toThrow(`No valid key in ${signing} may promote mf-invest`);
    expect(await investVersion()).toBe('1.0.0');
  });

  test('to an older set, replayed, is refused while the site runs and when it starts', async () => {
    const { store, pointer, promoteInvest } = await signedSite();
    const first = await readFile(pointer, 'utf8');
    await promoteInvest('1.1.0');
    const running = openStore(store.dataDir);
    await running.readPointer();
    await promoteInvest('1.2.0');
    await running.readPointer();
    await writeFile(pointer, first);
    const refusal = /is refused: it is of move 1, and the site was at move \d already: an older set is replayed/;
    await expect(running.readPointer()).rejects.toThrow(refusal);
    await expect(openStore(store.dataDir).readPointer()).rejects.toThrow(refusal);
  });

  test('that the next command finds replayed is put right by it, and told', async () => {
    const { store, pointer, promoteInvest, investVersion } = await signedSite();
    const first = await readFile(pointer, 'utf8');
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    await writeFile(pointer, first);
    await promoteInvest('1.2.0');
    expect(await investVersion()).toBe('1.2.0');
    expect((await store.readHistory()).lines.at(-1)?.evidence).toEqual([
      'the pointer was damaged, or nobody signed it who may',
    ]);
  });

  test('that somebody wrote into the history is found by history verify', async () => {
    const { store, delivery } = await signedSite();
    expect(await delivery('history', 'verify')).toMatchObject({ code: 0 });
    const history = join(store.dataDir, 'history.jsonl');
    await writeFile(history, (await readFile(history, 'utf8')).replace(/"sig":"..../, '"sig":"AAAA'));
    const { code, text } = await delivery('history', 'verify');
    expect(code).toBe(1);
    expect(text).toContain('THE HISTORY IS BROKEN: line 1 does not count');
  });

  test('back is all that the web process may sign', async () => {
    const { store, signing, promoteInvest, investVersion } = await signedSite();
    const { from, to } = await promoteInvest('1.1.0');
    expect(await putBack(store, { id: to, reason: 'it throws', serving: from ?? '' })).toBe(true);
    expect(await investVersion()).toBe('1.0.0');
    await rm(join(signing, 'gate.pem'));
    const trust = await requireTrust(signing);
    await writeTrust(signing, { ...trust, development: false });
    const wanted = [{ app: 'mf-invest', version: '1.2.0' }];
    await expect(promote(store, { wanted, actor: 'web process' })).rejects.toThrow('may countersign');
  });
});
