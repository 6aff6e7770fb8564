import { createPublicKey, verify } from 'node:crypto';
import { fromBase45, toBase45 } from './base45.model.ts';

/*
 * A ticket as its QR code says it: `PV-20261202-7K3Q:0930:32:G:1:<signature>`. Whoever has the public key can tell that the
 * pavilion wrote it, without network and without a list.
 */

/** So that a signature of something else is none of a ticket. */
const DOMAIN = 'visit-ticket:';
const TICKET = /^(PV-(\d{4})(\d\d)(\d\d)-\w{4}):(\d\d)(\d\d):(\d{1,3}):([GN]):(\d{1,5}):(.+)$/s;
/** What stands before the 32 bytes of an Ed25519 key in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export interface TicketFacts {
  reference: string;
  /** `HH:mm` of the first part. */
  start: string;
  visitors: number;
  explainer: boolean;
  /** How often the visit has changed: of two tickets the higher one counts. */
  sequence: number;
}

export interface Ticket extends TicketFacts {
  /** `yyyy-MM-dd` */
  date: string;
}

/** @param sign gives the 64 bytes of an Ed25519 signature */
export function ticketText(facts: TicketFacts, sign: (text: string) => Uint8Array): string {
  const { reference, start, visitors, explainer, sequence } = facts;
  const said = [reference, start.replace(':', ''), visitors, explainer ? 'G' : 'N', sequence].join(':');
  return `${said}:${toBase45(sign(DOMAIN + said))}`;
}

/**
 * What a ticket says; null when the key did not sign it. It cannot know that a visit was cancelled or moved since.
 * @param publicKey 32 bytes in base64url
 */
export function readTicket(text: string, publicKey: string): Ticket | null {
  const [, reference = '', year, month, day, hour, minute, visitors, guide, sequence, signed = ''] =
    TICKET.exec(text) ?? [];
  const signature = fromBase45(signed);
  const raw = Buffer.from(publicKey, 'base64url');
  if (reference === '' || !signature || raw.length !== 32) return null;
  const key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: 'der', type: 'spki' });
  const said = Buffer.from(DOMAIN + text.slice(0, -signed.length - 1));
  if (!verify(null, said, key, signature)) return null;
  return {
    reference,
    date: [year, month, day].join('-'),
    start: `${hour}:${minute}`,
    visitors: Number(visitors),
    explainer: guide === 'G',
    sequence: Number(sequence),
  };
}
