/*
 * Mail addresses of any script: RFC 6531 allows letters of all of them before the @, and behind it domains that are
 * written in them (RFC 5891).
 */

/** RFC 5321 §4.5.3.1.3: 254 octets fit into a path with its angle brackets; RFC 5321 §4.5.3.1.1: 64 stand before the @. */
const LONGEST_ADDRESS = 254;
const LONGEST_LOCAL = 64;

/** Atoms with dots between them (RFC 5322 §3.2.3); quoted ones are nobody's address. */
const LOCAL = /^[^\s.@"(),:;<>[\]\\\p{C}\p{Z}]+(\.[^\s.@"(),:;<>[\]\\\p{C}\p{Z}]+)*$/u;
/** Nothing that ends the host of an address. */
const DOMAIN = /^[^\s/?#@:%[\]\\\p{C}]+$/u;
const ASCII_DOMAIN = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A domain as servers know it; null where it is none. */
function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return ASCII_DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** As it is kept and written to: composed letters, without spaces around it; a keyboard's wide ＠ is an @. */
export const tidyMailAddress = (text: string): string => text.normalize('NFC').trim().replace('＠', '@');

/**
 * A tidied address as servers know it, with its domain in ASCII and in small letters; null where it is none. Two spellings
 * of one address have one.
 */
export function deliverableAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === null || !LOCAL.test(local) || octets(local) > LONGEST_LOCAL) return null;
  const deliverable = `${local}@${domain}`;
  return octets(deliverable) <= LONGEST_ADDRESS ? deliverable : null;
}
