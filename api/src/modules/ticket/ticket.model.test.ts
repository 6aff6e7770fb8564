import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromBase45, toBase45 } from './base45.model.ts';
import { readTicket, ticketText } from './ticket.model.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url');
const FACTS = { reference: 'PV-20261202-7K3Q', start: '09:30', visitors: 32, explainer: true, sequence: 1 };
const ticket = ticketText(FACTS, (text) => sign(null, Buffer.from(text), privateKey));

// Spec B13.
describe('a ticket', () => {
  it('is read by whoever has the public key, and says what the gate needs', () => {
    expect(readTicket(ticket, KEY)).toEqual({ ...FACTS, date: '2026-12-02' });
  });

  it('is as short as a small QR code, in the signs that it packs best', () => {
    expect(ticket).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
    expect(ticket.length).toBeLessThanOrEqual(134);
  });

  it.each([
    ['with more visitors', ticket.replace(':32:', ':99:')],
    ['of another day', ticket.replace('20261202', '20261203')],
    ['with another signature', ticket.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['with more behind it', `${ticket}000`],
    ['without a signature', 'PV-20261202-7K3Q:0930:32:G:1:'],
    ['that is a reference only', 'PV-20261202-7K3Q'],
    ['that is nothing', ''],
  ])('%s is none', (_what, text) => expect(readTicket(text, KEY)).toBeNull());

  it('of another house is none, and a key that is none reads nothing', () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
    expect(readTicket(ticket, other.toString('base64url'))).toBeNull();
    expect(readTicket(ticket, 'short')).toBeNull();
  });
});

// The examples of RFC 9285.
describe('base45', () => {
  it.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
  ])('writes %j as %j, and reads it', (text, written) => {
    expect(toBase45(Buffer.from(text))).toBe(written);
    expect(Buffer.from(fromBase45(written) ?? []).toString()).toBe(text);
  });

  it.each(['A', 'ab1', 'GGW', '::'])('does not read %j', (text) => expect(fromBase45(text)).toBeNull());
});
