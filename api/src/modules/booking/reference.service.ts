import { randomInt } from 'node:crypto';

/** Without 0 O 1 I L, which are mistaken for each other. 31 signs: with a prime, every single wrong sign is noticed. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const FREE_SIGNS = 3;

/** What a reference names: a visit, a position in the waiting list, or an application. */
export type ReferenceKind = 'PV' | 'WL' | 'AP';

/** A new reference for this date, such as `PV-20261121-7K3Q`; the last sign checks the others. */
export function newReference(date: string, kind: ReferenceKind = 'PV'): string {
  const free = Array.from({ length: FREE_SIGNS }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  const body = `${date.replaceAll('-', '')}${free}`;
  return `${kind}-${body.slice(0, 8)}-${free}${checkSign(body)}`;
}

/** Whether a reference was copied without a mistake. */
export function isReference(text: string, kind: ReferenceKind = 'PV'): boolean {
  const [, named, date = '', free = '', check] = /^(PV|WL|AP)-(\d{8})-(\w{3})(\w)$/.exec(text) ?? [];
  return named === kind && check !== undefined && check === checkSign(date + free);
}

function checkSign(body: string): string {
  const sum = Array.from(body).reduce((total, sign, at) => total + (at + 1) * valueOf(sign, at), 0);
  return SIGNS.charAt(sum % SIGNS.length);
}

const DATE_DIGITS = 8;
const valueOf = (sign: string, at: number): number => (at < DATE_DIGITS ? Number(sign) : SIGNS.indexOf(sign));
