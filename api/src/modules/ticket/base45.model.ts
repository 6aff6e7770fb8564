/*
 * Base45 (RFC 9285): bytes in the signs that a QR code packs two by two, so that a signed ticket stays small.
 */

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = 45;
const BYTE = 256;

export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = bytes.subarray(at, at + 2);
    const value = second === undefined ? first : first * BYTE + second;
    text += SIGNS.charAt(value % BASE) + SIGNS.charAt(Math.floor(value / BASE) % BASE);
    if (second !== undefined) text += SIGNS.charAt(Math.floor(value / BASE ** 2));
  }
  return text;
}

/** Null for what is no Base45. */
export function fromBase45(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = Array.from(text.slice(at, at + 3), (sign) => SIGNS.indexOf(sign));
    const value = digits.reduce((sum, digit, place) => sum + digit * BASE ** place, 0);
    const most = digits.length === 3 ? BYTE ** 2 : BYTE;
    if (digits.length === 1 || digits.includes(-1) || value >= most) return null;
    bytes.push(...(digits.length === 3 ? [Math.floor(value / BYTE), value % BYTE] : [value]));
  }
  return Uint8Array.from(bytes);
}
