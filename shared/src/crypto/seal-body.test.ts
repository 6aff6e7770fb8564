import { constants, generateKeyPairSync, privateDecrypt, type KeyObject } from 'node:crypto';
import sha256 from 'crypto-js/sha256.js';
import { describe, expect, it } from 'vitest';
import type { BodyKey } from '../contract/call/sealed-message.ts';
import { fieldCipher } from './field-cipher.ts';
import { sealBody } from './seal-body.ts';
import { SealError } from '../contract/call/seal-error.ts';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const ALPHABETS = [
  '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼汽车集团有限公司',
  '😀🚗🏭👩‍🔬🇨🇳🧑🏽‍🚀',
  '𠮷𡈽𠀋𪚥𫞩𬀩䶮㐂',
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 @.-_'éßø",
].map((text) => Array.from(text));

function newKey(bits: number): { key: BodyKey; privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return { key: described(publicKey.export({ type: 'spki', format: 'pem' }), bits), privateKey };
}

const described = (publicKey: string, bits: number): BodyKey => ({
  kid: sha256(publicKey).toString().slice(0, 16),
  publicKey,
  exponent: '010001',
  bits,
  suffix: 'suffix',
});

function opened(field: string, key: KeyObject): string {
  const blocks = field
    .split('.')
    .map((block) =>
      privateDecrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
        Buffer.from(block, 'base64'),
      ),
    );
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(blocks));
}

/** Numbers in [0, 1), always the same ones. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomText(next: () => number): string {
  const length = 1 + Math.floor(next() * 100);
  return Array.from({ length }, () => {
    const alphabet = ALPHABETS[Math.floor(next() * ALPHABETS.length)] ?? [];
    return alphabet[Math.floor(next() * alphabet.length)];
  }).join('');
}

const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof SealError ? error.code : error;
  }
};

describe.each([1024, 2048])('a field encrypted with %i bits', (bits) => {
  const { key, privateKey } = newKey(bits);
  const encrypt = fieldCipher(key);

  it('is read by the service letter for letter, whatever the letters', () => {
    const next = dice(bits);
    const texts = Array.from({ length: 250 }, () => randomText(next));
    const wrong = texts.filter((text) => opened(encrypt(text), privateKey) !== text);
    process.stdout.write(`${bits} bits: ${texts.length - wrong.length} of ${texts.length} texts round-tripped\n`);
    expect(wrong).toEqual([]);
  });

  it('may be an organisation of a hundred Chinese characters', () => {
    const company = '辰'.repeat(100);
    const field = encrypt(company);
    expect(field.split('.')).toHaveLength(Math.ceil(300 / (bits / 8 - 66)));
    expect(opened(field, privateKey)).toBe(company);
  });

  it('may be empty, or end exactly where a block ends', () => {
    for (const length of [0, bits / 8 - 66, bits / 8 - 65, 2 * (bits / 8 - 66)]) {
      expect(opened(encrypt('x'.repeat(length)), privateKey)).toBe('x'.repeat(length));
    }
  });

  it('looks different every time', () => {
    expect(new Set(Array.from({ length: 20 }, () => encrypt('13800138000')))).toHaveProperty('size', 20);
  });

  it('is refused when it is too long for the key', () => {
    const longest = 16 * (bits / 8 - 66);
    expect(opened(encrypt('x'.repeat(longest)), privateKey)).toHaveLength(longest);
    expect(codeOf(() => encrypt('x'.repeat(longest + 1)))).toBe('61001');
  });
});

describe('a key', () => {
  const { key } = newKey(1024);
  const pem = key.publicKey;

  it('without room for a single byte makes every message too long', () => {
    const small = newKey(512).key;
    expect(codeOf(() => fieldCipher(small)('x'))).toBe('61001');
  });

  it.each([
    ['is empty', ''],
    ['is not a key', 'garbage'],
    ['has garbage between its lines', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n'],
    ['is cut off', pem.slice(0, 150)],
    ['lost a line', pem.split('\n').toSpliced(2, 1).join('\n')],
    ['is a private one', pem.replaceAll('PUBLIC', 'PRIVATE')],
  ])('that %s is refused, also when it is named rightly', (_what, broken) => {
    expect(codeOf(() => fieldCipher(described(broken, 1024)))).toBe('61002');
  });

  it('that was changed on its way does not fit its name', () => {
    const changed = pem.slice(0, 100) + (pem[100] === 'A' ? 'B' : 'A') + pem.slice(101);
    expect(codeOf(() => typeof fieldCipher(described(changed, 1024)))).toBe('function');
    expect(codeOf(() => fieldCipher({ ...key, publicKey: changed }))).toBe('61002');
  });

  it('of another size or exponent than told is refused', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024, publicExponent: 3 });
    const other = described(publicKey.export({ type: 'spki', format: 'pem' }), 1024);
    expect(codeOf(() => fieldCipher(other))).toBe('61002');
    expect(codeOf(() => fieldCipher({ ...key, bits: 2048 }))).toBe('61002');
  });
});

describe('a sealed body', () => {
  const { key, privateKey } = newKey(1024);
  const body = { contact: '𠮷田', email: 'a@b.example', visitors: 3, code: '123456', language: 1 };
  const seal = (of: object = body) => sealBody(of, { key, now: NOW });
  const contentOf = (data: string) => JSON.parse(data) as Record<string, string>;

  it('hides the sensitive fields and only those', () => {
    const { kid, data } = seal();
    const { contact = '', email = '', ...rest } = contentOf(data);
    expect(kid).toBe(key.kid);
    expect([opened(contact, privateKey), opened(email, privateKey)]).toEqual(['𠮷田', 'a@b.example']);
    expect(rest).toMatchObject({ visitors: 3, code: '123456', language: 1, ts: NOW });
    expect(data).not.toMatch(/𠮷|b\.example/);
  });

  it('carries a hash of exactly its data and the suffix', () => {
    const { data, hash } = seal({ ...body, department: '部门 😀' });
    expect(hash).toBe(sha256(`${data}suffix`).toString());
  });

  it('has a nonce of 128 bits that no other has', () => {
    const nonces = Array.from({ length: 50 }, () => contentOf(seal().data)['nonce'] ?? '');
    expect(new Set(nonces).size).toBe(50);
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64url').length === 16)).toBe(true);
  });

  it('leaves out what is not there, and takes only text for a sensitive field', () => {
    expect(contentOf(seal({ company: undefined, email: 'a@b.example' }).data)).not.toHaveProperty('company');
    expect(() => seal({ mobile: 13_800_138_000 })).toThrow(TypeError);
  });
});
