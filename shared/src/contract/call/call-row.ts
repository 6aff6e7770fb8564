import { z } from 'zod';
import type { OwnErrorCode } from './errors.ts';
import type { SENSITIVE_FIELDS } from './sealed-body.ts';

/**
 * `public`: anybody, and the answer is the same for all of them. `private`: anybody, and the answer is for the one who
 * asked. `service`: our own programs only; for visitors there is no such call.
 */
export type Audience = 'public' | 'private' | 'service';

/** Which limit of a visitor a request counts against; `none` is neither limited nor logged and for our programs only. */
export type Cost = 'read' | 'write' | 'none';

interface Described {
  /** Without `language`, which the client appends to every body or query. */
  request: z.ZodObject;
  response: z.ZodType;
  /** What it answers when it does not succeed, besides {@link COMMON_ERRORS}. A code that is not named cannot leave the service. */
  errors: readonly OwnErrorCode[];
  /** Whether the browser's client tells the visitor of a failure or only the log, so that a list falls back to empty. */
  failure: 'shown' | 'logged';
  /** What the call is for, with the units and limits that a schema cannot say. */
  summary: string;
  /** Where the specification or a decision record asks for it: `spec CALL-article-page, G-38`. */
  reference: string;
  /** Fields that never travel in clear: the body comes encrypted and is opened before it is validated. */
  encrypted?: readonly SensitiveField[];
  /** Seconds for which any cache may keep the answer; without it every use is confirmed. */
  maxAge?: number;
  /** Comes from `navigator.sendBeacon`, which may name its JSON `text/plain`. */
  beacon?: boolean;
  /** Comes from the browser itself, in the forms of the Reporting API. */
  reports?: boolean;
  /** Its address is also a link of mails: a GET that changes nothing and leads to a page. */
  isMailLink?: boolean;
}

/** For everybody: the only kind of answer that caches may keep. */
interface PublicRead {
  method: 'GET' | 'POST';
  effect: 'read';
  audience: 'public';
  cost: 'read' | 'write';
  beacon?: false;
  reports?: false;
}

interface PrivateRead {
  method: 'POST';
  effect: 'read';
  audience: 'private';
  cost: 'read' | 'write';
  maxAge?: never;
  beacon?: false;
  reports?: false;
}

interface ServiceRead {
  method: 'GET' | 'POST';
  effect: 'read';
  audience: 'service';
  cost: Cost;
  encrypted?: never;
  maxAge?: never;
  beacon?: false;
  reports?: false;
}

interface Write {
  method: 'POST';
  effect: 'write' | 'idempotent-write';
  audience: 'public' | 'private';
  cost: 'read' | 'write';
  maxAge?: never;
}

/** One call of the service: all that router, documents, clients, proxies and caches know of it. */
export type CallRow = Described & (PublicRead | PrivateRead | ServiceRead | Write);

type SensitiveField = (typeof SENSITIVE_FIELDS)[number];

/** Sensitive fields of a request. */
type Secret<Row extends CallRow> = keyof Row['request']['shape'] & SensitiveField;

/** A call that has such fields names them, and no others; a test holds that it names all. */
type Encryption<Row extends CallRow> = [Secret<Row>] extends [never]
  ? { encrypted?: never }
  : { encrypted: readonly Secret<Row>[] };

/** The calls of one subject, by name; a row that lacks something or contradicts itself does not compile. */
export function defineCalls<const Rows extends Readonly<Record<string, CallRow>>>(
  rows: Rows & { readonly [Name in keyof Rows]: Encryption<Rows[Name]> },
): Rows {
  return rows;
}

/** The request of a call that asks for nothing in particular, the response of one that says nothing. */
export const noFields = z.strictObject({});

/** Whether everybody gets the same answer, so that it may be kept and confirmed. */
export const isForEverybody = ({ effect, audience }: CallRow): boolean => effect === 'read' && audience === 'public';
