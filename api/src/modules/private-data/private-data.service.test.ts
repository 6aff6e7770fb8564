import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { KeyRingError, openKeyRing, type KeyRing } from './key-ring.adapter.ts';
import { PrivateData } from './private-data.service.ts';

const ring: KeyRing = {
  current: 'new',
  keys: new Map([
    ['old', randomBytes(32)],
    ['new', randomBytes(32)],
  ]),
  index: randomBytes(32),
};
const data = new PrivateData(ring);
const associated = { table: 'booking', column: 'sealed_mobile', id: 'one' };

describe('personal data at rest', () => {
  it('is unreadable, differs every time and opens again', () => {
    const [one, two] = [data.seal('陈小路 13800138000', associated), data.seal('陈小路 13800138000', associated)];
    expect(one).toMatch(/^v1\.new\.[\w-]+$/);
    expect(one).not.toBe(two);
    expect(data.open(two, associated)).toBe('陈小路 13800138000');
  });

  it('cannot be moved to another row or column', () => {
    const sealed = data.seal('13800138000', associated);
    expect(() => data.open(sealed, { ...associated, id: 'two' })).toThrow(/authenticate/);
    expect(() => data.open(sealed, { ...associated, column: 'sealed_contact' })).toThrow(/authenticate/);
  });

  it('cannot be changed anywhere', () => {
    const sealed = data.seal('13800138000', associated);
    const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url');
    const opened = Array.from({ length: bytes.length }, (_, at) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      try {
        return data.open(`v1.new.${changed.toString('base64url')}`, associated);
      } catch {
        return '';
      }
    });
    expect(opened.filter(Boolean)).toEqual([]);
  });

  it('of an older key still opens; without that key the operator is told which one is missing', () => {
    const before = new PrivateData({ ...ring, current: 'old' }).seal('text', associated);
    expect(data.open(before, associated)).toBe('text');
    const keys = new Map([...ring.keys].filter(([id]) => id === 'new'));
    expect(() => new PrivateData({ ...ring, keys }).open(before, associated)).toThrow(/Key old/);
  });

  it('is found by a hash that needs the key and differs by purpose', () => {
    expect(data.hash('mobile', '13800138000')).toBe(data.hash('mobile', '13800138000'));
    expect(data.hash('mobile', '13800138000')).not.toBe(data.hash('visitor', '13800138000'));
    expect(data.isHash(data.hash('code', 'a'), { purpose: 'code', text: 'a' })).toBe(true);
    expect(data.isHash(data.hash('code', 'a'), { purpose: 'code', text: 'b' })).toBe(false);
  });
});

describe('the keys', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-keys-'));
  const file = path.join(folder, 'keys/personal-data.json');
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('are made once, for their owner only', () => {
    const first = openKeyRing({ dataDir: folder, dataKeys: undefined });
    expect(openKeyRing({ dataDir: folder, dataKeys: undefined })).toEqual(first);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(path.dirname(file))).toHaveLength(1);
  });

  it('may come from the environment', () => {
    const dataKeys = fs.readFileSync(file, 'utf8');
    const here = openKeyRing({ dataDir: folder, dataKeys: undefined });
    expect(openKeyRing({ dataDir: '/nowhere', dataKeys })).toEqual(here);
  });

  it.each(['', '{}', '{"current":"a","keys":{},"index":""}'])('are never made anew over a broken file: %j', (text) => {
    fs.writeFileSync(file, text);
    expect(() => openKeyRing({ dataDir: folder, dataKeys: undefined })).toThrow(KeyRingError);
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  });
});
